import { waitingLineDue } from '#events/bookings.ts'
import { lastWanted, nextRoundOf } from '#shared/bookings/waitlist.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../kit/clock.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { canTakeBookings } from '../markets/table/market.ts'
import { readCalendars } from '../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../shelves/table/catalogue.ts'
import { findServed, firstSold } from './quote/turn.ts'
import { changeLine, type Line, readHeld, readLine } from './table/waitlist.ts'
import { endUnlessHeld, leaveLine } from './waitlist/leave-line.ts'
import { offerWrites } from './waitlist/offer-shelf.ts'

/** A task may come a little early. */
const EARLY: Seconds = 5

/** A round does at most this much; the next one does the rest. */
const MOST_STEPS = 50

/**
 * Runs a round of a line: ends offers that ran out, removes places whose days are past, and offers free shelves, the
 * first in line first. Then it schedules the next round while somebody waits. A round that dies is run again from the
 * start.
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

/** Commits the first change that is due. Returns false when none is. */
const step = (offers: Catalogue, shelfType: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const writes = await firstWrites(offers, await readLine(offers.market.marketId, shelfType))
    await commit(writes)
    return writes.length > 0
  })

/** An offer that is over first, then a place whose days are past, then the first in line for whom a shelf is free. */
const firstWrites = async (offers: Catalogue, line: Line): Promise<Write[]> => {
  const { marketId: market } = offers.market
  const requests = await readHeld(market, line.places)
  for (const place of line.places.filter(({ offer }) => offer)) {
    const writes = await endUnlessHeld(market, line, { place, held: requests.get(place.id) }, true)
    if (writes.length) return writes
  }
  const past = line.places.find(place => !place.offer && lastWanted(place) < firstSold(offers))
  if (past) return leaveLine(market, line, { place: past, held: undefined }, 'missed')
  if (!isServed(offers) || line.places.every(({ offer }) => offer)) return []
  const calendars = await readCalendars(market, line.shelfType, { consistent: true })
  const found = findServed(offers, line, calendars)
  return found ? offerWrites(offers, line, found) : []
}

/** Writes down when the next round is due, and returns it. Returns undefined when its timer exists, or nobody waits. */
const setNextRound = (offers: Catalogue, shelfType: string): Promise<Seconds | undefined> => {
  const market = offers.market.marketId
  return retryOnConflict(async () => {
    const line = await readLine(market, shelfType)
    const requests = await readHeld(market, line.places)
    const now = nowSeconds()
    // Of a hold that staff have deleted meanwhile the round is due at once.
    const ends = line.places.map(({ id, offer }) => offer && (requests.get(id)?.expiresOn ?? now))
    const next = nextRoundOf(ends, now, !isServed(offers))
    const isSet = line.at !== undefined && next !== undefined && line.at > now + EARLY && line.at <= next
    if (isSet || (next === undefined && line.at === undefined)) return undefined
    // When a timer came early, this moment is noted already, but the timer is used up: return it, so that one is created.
    if (line.at !== next) await commit(changeLine(market, line, { ...line, at: next }))
    return next
  })
}
