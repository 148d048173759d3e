import { handOverOffered } from '#events/bookings.ts'
import { type HandOverLink, isOffered } from '#shared/bookings/hand-over.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import type { Language } from '#shared/kit/language.ts'
import { toMillis } from '#shared/kit/units.ts'
import { readRequests, withExtensions } from '../../bookings/table/request.ts'
import { readCustomer, readPresentCustomer } from '../../customers/table/customer.ts'
import { readLogin } from '../../identity/table/login.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { letterTo } from '../letter/letter-to.ts'
import { linkTo } from '../letter/link-to.ts'
import { named } from '../letter/readers.ts'
import { handedTable, withdrawableUntil } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/** Whoever opens the link later reads that the offer is over. */
const READABLE_SECONDS = 14 * 86_400

/**
 * Mails a friend the link to the booking that a tenant offers them. Nothing when the offer is over already, or its
 * booking.
 */
export default letterTo(named, {
  on: handOverOffered,
  texts: HAND_OVER_TEXTS,
  read: async (market, { bookingRequest, offer }) => {
    const { marketId } = market
    const [booking] = await readRequests(marketId, [bookingRequest])
    const { handOver, customer: giver } = booking ?? {}
    if (!booking || !giver || handOver?.id !== offer) return undefined
    if (!isOffered(await withExtensions(marketId, booking), todayIn(market), nowSeconds())) return undefined
    const { name: from } = await readCustomer(marketId, giver)
    const language = (await languageOf(marketId, handOver.email)) ?? handOver.language
    return { ...handOver, language, from, booking }
  },
  letter: async ({ booking, from, note, until }, { market, payload, language, say }) => {
    const { marketId, visualName } = market
    const end = endIn(market.timeZone, toMillis(until))
    const right = withdrawableUntil(market, booking, language)
    const about: HandOverLink = {
      purpose: 'hand-over',
      market: marketId,
      bookingRequest: booking.id,
      offer: payload.offer,
    }
    return {
      subject: say.offered.subject(from, visualName),
      lead: [
        say.offered.lead(from, visualName),
        ...(note ? [`${say.offered.writes(from)}\n${note}`] : []),
        `${say.offered.paid} ${say.offered.until(spokenDay(end.day, language), end.time)}`,
      ],
      tables: [handedTable(market, booking, language), placeTable(market, language)],
      button: {
        label: say.offered.button,
        url: await linkTo('hand-over', about, until - nowSeconds() + READABLE_SECONDS),
      },
      closing: [...(right ? [say.withdrawable(right)] : []), say.offered.closing(from)],
      about: { bookingRequests: [booking.id] },
    }
  },
})

/** Of the customer who logs in with the address (D28). The giver's page says nothing of it. */
const languageOf = async (market: string, email: string): Promise<Language | undefined> => {
  const login = await readLogin(market, email)
  return login && (await readPresentCustomer(market, login.username))?.language
}
