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
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { handedTable, withdrawableUntil } from './hand-over-letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/** Whoever opens the link later reads that the offer is over. */
const READABLE_SECONDS = 14 * 86_400

/**
 * Mails a friend the link to the booking that a tenant offers them. Nothing when the offer is over already, or its
 * booking.
 */
export default onEvent({
  on: handOverOffered,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market: marketId, id, payload: { bookingRequest, offer } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    const { handOver, customer } = booking ?? {}
    if (!booking || !customer || handOver?.id !== offer) return
    if (!isOffered(await withExtensions(marketId, booking), todayIn(market), nowSeconds())) return
    const { name: from } = await readCustomer(marketId, customer)
    const { name, email, note } = handOver
    const language = (await languageOf(marketId, email)) ?? handOver.language
    const say = HAND_OVER_TEXTS[language]
    const end = endIn(market.timeZone, toMillis(handOver.until))
    const right = withdrawableUntil(market, booking, language)
    const about: HandOverLink = { purpose: 'hand-over', market: marketId, bookingRequest, offer }
    const token = await linkToken(about, handOver.until - nowSeconds() + READABLE_SECONDS)
    await sendOnce(market, id, email, {
      language,
      subject: say.offered.subject(from, market.visualName),
      greeting: greeting(name, language),
      lead: [
        say.offered.lead(from, market.visualName),
        ...(note ? [`${say.offered.writes(from)}\n${note}`] : []),
        `${say.offered.paid} ${say.offered.until(spokenDay(end.day, language), end.time)}`,
      ],
      tables: [handedTable(market, booking, language), placeTable(market, language)],
      button: {
        label: say.offered.button,
        // The token stays in the browser: a fragment is in no log.
        url: `${env('SITE_URL')}/login/${marketId}/hand-over#token=${token}`,
      },
      closing: [...(right ? [say.withdrawable(right)] : []), say.offered.closing(from)],
      about: { bookingRequests: [bookingRequest] },
    })
  },
})

/** Of the customer who logs in with the address (D28). The giver's page says nothing of it. */
const languageOf = async (market: string, email: string): Promise<Language | undefined> => {
  const login = await readLogin(market, email)
  return login && (await readPresentCustomer(market, login.username))?.language
}
