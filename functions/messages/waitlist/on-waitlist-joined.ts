import { waitlistJoined } from '#events/bookings.ts'
import { type LeaveLink, lastWanted } from '#shared/bookings/waitlist.ts'
import { addDays, spokenDay, startOfDay } from '#shared/kit/day.ts'
import { showMoney } from '#shared/kit/money.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { readLine } from '../../bookings/table/waitlist.ts'
import { addressNow } from '../../customers/table/customer.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { periodLabel } from '../booking-facts/period-label.ts'
import { greeting } from '../letter/greeting.ts'
import { inLanguage, type Phrase } from '../letter/letter.ts'
import { sendOnce } from '../letter/send-once.ts'
import { WAITLIST_TEXTS } from './waitlist-texts.ts'

/**
 * Tells somebody that they are on the waitlist, and for what, with a link to leave it. Also when they asked again.
 * Nothing when they have left already.
 */
export default onEvent({
  on: waitlistJoined,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market: marketId, id, payload }) => {
    const [{ market, types, prices, periods }, { places }] = await Promise.all([
      readCatalogue(marketId),
      readLine(marketId, payload.shelfType),
    ])
    const place = places.find(one => one.id === payload.place)
    const shelfType = types.get(payload.shelfType)
    const period = periods.get(prices.get(place?.shelfPeriodPrice ?? '')?.bookingPeriod ?? '')
    // A round may have offered a shelf before this mail goes: that mail says more.
    if (!place || place.offer || !shelfType || !period) return
    const { language, dateStart } = place
    const say = WAITLIST_TEXTS[language]
    const { subject, lead } = payload.isAgain ? say.again : say.joined
    const last = lastWanted(place)
    const about: LeaveLink = {
      purpose: 'leave-waitlist',
      market: marketId,
      shelfType: payload.shelfType,
      place: place.id,
    }
    const ends = toSeconds(startOfDay(market.timeZone, addDays(last, 1)))
    const token = await linkToken(about, ends - nowSeconds())
    const rows: [Phrase, Phrase][] = [
      [say.period, periodLabel(period, language)],
      [say.first, spokenDay(dateStart, language, true)],
      ...(last === dateStart ? [] : [[say.orUntil, spokenDay(last, language, true)] as [Phrase, Phrase]]),
      [say.price, showMoney(place.amount, market.currencyCode, language)],
    ]
    await sendOnce(market, id, await addressNow(marketId, place.customer, place.email), {
      language,
      subject: subject(market.visualName),
      greeting: greeting(place.name, language),
      lead: [lead, say.joined.how(spokenDay(last, language), market.waitlistHours)],
      tables: [{ title: inLanguage(market.language)(shelfType.name), rows }],
      link: {
        label: say.joined.leave,
        // The token stays in the browser: a fragment is in no log.
        url: `${env('SITE_URL')}/login/${marketId}/waitlist-leave#token=${token}`,
      },
      closing: [],
      about: { customer: place.customer, place: { shelfType: payload.shelfType, id: place.id } },
    })
  },
})
