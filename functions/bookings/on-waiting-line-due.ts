import { waitingLineDue, waitlistLapsed } from '#events/bookings.ts'
import { lastWanted, nextRoundOf } from '#shared/bookings/waitlist.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { canTakeBookings } from '../markets/table/market.ts'
import { readCalendars } from '../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../shelves/table/catalogue.ts'
import { leaveLine } from './leave-line.ts'
import { firstServed, firstSold, offerWrites } from './offer-shelf.ts'
import { changeLine, type Line, type Place, readLine } from './table/waiting-line.ts'

/** A task may come a little early. */
const EARLY: Seconds = 5

/** A round does at most this much; the next one does the rest. */
const MOST_STEPS = 50

/**
 * A round of a line: ends offers that ran out, takes out whose days are past, and offers free shelves, the first in line
 * first. Then it sets the time of the next round while somebody waits. A round that dies is done again whole.
 */
export default onTask({
  on: waitingLineDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: async ({ market, id, payload: { shelfType } }) => {
    const offers = await readOffers(market)
    for (let steps = 0; steps < MOST_STEPS && (await step(offers, shelfType)); steps++);
    const at = await setNextRound(offers, shelfType)
    if (at !== undefined) await schedule(market, waitingLineDue, { shelfType }, { at, by: id })
  },
})

const isServed = ({ market }: Catalogue): boolean => market.waitlistEnabled && canTakeBookings(market)

/** Does the first thing that there is to do; false when there is nothing. */
const step = (offers: Catalogue, shelfType: string): Promise<boolean> => {
  const market = offers.market.marketId
  return retryOnConflict(async () => {
    const line = await readLine(market, shelfType)
    const over = line.places.find(({ offer }) => offer && offer.until <= nowSeconds())
    if (over) return commit(await lapse(market, line, over)).then(() => true)
    const past = line.places.find(place => !place.offer && lastWanted(place) < firstSold(offers))
    if (past) return commit(await leaveLine(market, line, past, 'missed')).then(() => true)
    if (!isServed(offers) || line.places.every(({ offer }) => offer)) return false
    const found = firstServed(offers, line, await readCalendars(market, shelfType, { consistent: true }))
    if (!found) return false
    await commit(offerWrites(offers, line, found))
    return true
  })
}

const lapse = async (market: string, line: Line, place: Place) => [
  ...(await leaveLine(market, line, place, 'letGo')),
  emit(market, waitlistLapsed, {
    dateStart: place.offer?.dateStart ?? place.dateStart,
    name: place.name,
    email: place.email,
    language: place.language,
  }),
]

/** Notes when the next round is due. Undefined when its timer exists already, or nobody waits. */
const setNextRound = (offers: Catalogue, shelfType: string): Promise<Seconds | undefined> => {
  const market = offers.market.marketId
  return retryOnConflict(async () => {
    const line = await readLine(market, shelfType)
    const now = nowSeconds()
    const next = nextRoundOf(line.places, now, !isServed(offers))
    const isSet = line.at !== undefined && next !== undefined && line.at > now + EARLY && line.at <= next
    if (isSet || line.at === next) return undefined
    await commit(changeLine(market, line, { ...line, at: next }))
    return next
  })
}
