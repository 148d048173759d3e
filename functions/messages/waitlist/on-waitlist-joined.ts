import { waitlistJoined } from '#events/bookings.ts'
import { type LeaveLink, lastWanted } from '#shared/bookings/waitlist.ts'
import { addDays, spokenDay, startOfDay } from '#shared/kit/day.ts'
import { showMoney } from '#shared/kit/money.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { readLine } from '../../bookings/table/waitlist.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { periodLabel } from '../booking-facts/period-label.ts'
import { inLanguage, type Phrase } from '../letter/letter.ts'
import { letterTo } from '../letter/letter-to.ts'
import { linkTo } from '../letter/link-to.ts'
import { waiting } from './waiting.ts'
import { WAITLIST_TEXTS } from './waitlist-texts.ts'

/**
 * Tells somebody that they are on the waitlist, and for what, with a link to leave it. Also when they asked again.
 * Nothing when they have left already.
 */
export default letterTo(waiting, {
  on: waitlistJoined,
  texts: WAITLIST_TEXTS,
  read: async ({ marketId }, payload) => {
    const [{ types, prices, periods }, { places }] = await Promise.all([
      readCatalogue(marketId),
      readLine(marketId, payload.shelfType),
    ])
    const place = places.find(one => one.id === payload.place)
    const shelfType = types.get(payload.shelfType)
    const period = periods.get(prices.get(place?.shelfPeriodPrice ?? '')?.bookingPeriod ?? '')
    // A round may have offered a shelf before this mail goes: that mail says more.
    return place && !place.offer && shelfType && period ? { place, shelfType, period } : undefined
  },
  letter: async ({ place, shelfType, period }, { market, payload: { isAgain }, language, say }) => {
    const { marketId } = market
    const { subject, lead } = isAgain ? say.again : say.joined
    const last = lastWanted(place)
    const about: LeaveLink = {
      purpose: 'leave-waitlist',
      market: marketId,
      shelfType: shelfType.id,
      place: place.id,
    }
    const ends = toSeconds(startOfDay(market.timeZone, addDays(last, 1)))
    const rows: [Phrase, Phrase][] = [
      [say.period, periodLabel(period, language)],
      [say.first, spokenDay(place.dateStart, language, true)],
      ...(last === place.dateStart
        ? []
        : [[say.orUntil, spokenDay(last, language, true)] as [Phrase, Phrase]]),
      [say.price, showMoney(place.amount, market.currencyCode, language)],
    ]
    return {
      subject: subject(market.visualName),
      lead: [lead, say.joined.how(spokenDay(last, language), market.waitlistHours)],
      tables: [{ title: inLanguage(market.language)(shelfType.name), rows }],
      link: {
        label: say.joined.leave,
        url: await linkTo('waitlist-leave', about, ends - nowSeconds()),
      },
      about: { place: { shelfType: shelfType.id, id: place.id } },
    }
  },
})
