import { waitlistOffered } from '#events/bookings.ts'
import type { OfferLink } from '#shared/bookings/waitlist.ts'
import { isOfferHold, takenUntil } from '#shared/bookings/waitlist-offer.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { showMoney } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readLine } from '../../bookings/table/waitlist.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { inLanguage } from '../letter/letter.ts'
import { letterTo } from '../letter/letter-to.ts'
import { linkTo } from '../letter/link-to.ts'
import { waiting } from './waiting.ts'
import { WAITLIST_TEXTS } from './waitlist-texts.ts'

/** Whoever opens the link later reads that the offer is over, and how to wait again. */
const READABLE_SECONDS = 14 * 86_400

/** Mails the link to the shelf that is held for somebody in line. Nothing when the offer is over already. */
export default letterTo(waiting, {
  on: waitlistOffered,
  texts: WAITLIST_TEXTS,
  read: async (market, payload) => {
    const [{ places }, [booking]] = await Promise.all([
      readLine(market.marketId, payload.shelfType),
      readRequests(market.marketId, [payload.bookingRequest]),
    ])
    const place = places.find(one => one.id === payload.place)
    if (!place || place.offer?.bookingRequest !== payload.bookingRequest || !isOfferHold(booking))
      return undefined
    const until = takenUntil(booking, market.timeZone, openingDaysOf(market))
    return nowSeconds() < until ? { place, booking, until } : undefined
  },
  letter: async ({ place, booking, until }, { market, payload: { shelfType }, language, say }) => {
    const end = endIn(market.timeZone, toMillis(until))
    const about: OfferLink = {
      purpose: 'waitlist-offer',
      market: market.marketId,
      shelfType,
      place: place.id,
      bookingRequest: booking.id,
    }
    return {
      subject: say.offered.subject(booking.shelf.name, market.visualName),
      lead: [say.offered.lead(spokenDay(end.day, language), end.time)],
      tables: [
        {
          title: inLanguage(market.language)(booking.shelfType.name),
          rows: [
            [say.shelf, booking.shelf.name],
            [say.first, spokenDay(booking.dateStart, language, true)],
            [say.last, spokenDay(booking.dateEnd, language, true)],
            [say.price, showMoney(booking.totalPrice, market.currencyCode, language)],
          ],
        },
        placeTable(market, language),
      ],
      button: {
        label: say.offered.button,
        url: await linkTo('waitlist-offer', about, until - nowSeconds() + READABLE_SECONDS),
      },
      closing: [say.offered.closing],
      about: { bookingRequests: [booking.id], place: { shelfType, id: place.id } },
    }
  },
})
