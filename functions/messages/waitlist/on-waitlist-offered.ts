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
import { addressNow } from '../../customers/table/customer.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { greeting } from '../letter/greeting.ts'
import { inLanguage } from '../letter/letter.ts'
import { sendOnce } from '../letter/send-once.ts'
import { WAITLIST_TEXTS } from './waitlist-texts.ts'

/** Whoever opens the link later reads that the offer is over, and how to wait again. */
const READABLE_SECONDS = 14 * 86_400

/** Mails the link to the shelf that is held for somebody in line. Nothing when the offer is over already. */
export default onEvent({
  on: waitlistOffered,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market: marketId, id, payload: { shelfType, place: placeId, bookingRequest } }) => {
    const [market, { places }, [booking]] = await Promise.all([
      readMarket(marketId),
      readLine(marketId, shelfType),
      readRequests(marketId, [bookingRequest]),
    ])
    const place = places.find(one => one.id === placeId)
    if (!place || place.offer?.bookingRequest !== bookingRequest || !isOfferHold(booking)) return
    const until = takenUntil(booking, market.timeZone, openingDaysOf(market))
    if (nowSeconds() >= until) return
    const { language, name, customer } = place
    const email = await addressNow(marketId, customer, place.email)
    const say = WAITLIST_TEXTS[language]
    const end = endIn(market.timeZone, toMillis(until))
    const about: OfferLink = {
      purpose: 'waitlist-offer',
      market: marketId,
      shelfType,
      place: placeId,
      bookingRequest,
    }
    const token = await linkToken(about, until - nowSeconds() + READABLE_SECONDS)
    await sendOnce(market, id, email, {
      language,
      subject: say.offered.subject(booking.shelf.name, market.visualName),
      greeting: greeting(name, language),
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
        // The token stays in the browser: a fragment is in no log.
        url: `${env('SITE_URL')}/login/${marketId}/waitlist-offer#token=${token}`,
      },
      closing: [say.offered.closing],
      about: { bookingRequests: [bookingRequest], customer, place: { shelfType, id: placeId } },
    })
  },
})
