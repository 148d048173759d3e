import { waitingLineDue, waitlistLapsed } from '#events/bookings.ts'
import { isBooked } from '#shared/bookings/states.ts'
import { lastWanted, nextRoundOf } from '#shared/bookings/waitlist.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { canTakeBookings } from '../markets/table/market.ts'
import { readCalendars } from '../shelves/table/calendar.ts'
import { type Catalogue, readOffers } from '../shelves/table/catalogue.ts'
import { readRequests } from './table/request.ts'
import { changeLine, type Line, type Place, readLine } from './table/waiting-line.ts'
import { leaveLine } from './waitlist/leave-line.ts'
import { firstServed, firstSold, offerWrites } from './waitlist/offer-shelf.ts'

/** A task may come a little early. */
const EARLY: Seconds = 5

/** A round does at most this much; the next one does the rest. */
const MOST_STEPS = 50

/**
 * Runs a round of a line: ends offers that ran out, removes places whose days are past, and offers free shelves, the first
 * in line first. Then it schedules the next round while somebody waits. A round that dies is run again from the start.
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

/** An offer that ran out first, then a place whose days are past, then the first in line for whom a shelf is free. */
const firstWrites = async (offers: Catalogue, line: Line): Promise<Write[]> => {
  const { marketId: market } = offers.market
  const over = line.places.find(({ offer }) => offer && offer.until <= nowSeconds())
  if (over) return lapse(market, line, over)
  const past = line.places.find(place => !place.offer && lastWanted(place) < firstSold(offers))
  if (past) return leaveLine(market, line, past, 'missed')
  if (!isServed(offers) || line.places.every(({ offer }) => offer)) return []
  const calendars = await readCalendars(market, line.shelfType, { consistent: true })
  const found = firstServed(offers, line, calendars)
  return found ? offerWrites(offers, line, found) : []
}

/** Ends an offer that ran out, with a mail. When staff have made a booking of its hold, the place counts as taken. */
const lapse = async (market: string, line: Line, place: Place): Promise<Write[]> => {
  const { offer, name, email, language } = place
  const [request] = await readRequests(market, offer ? [offer.bookingRequest] : [])
  if (request && isBooked(request.status)) return leaveLine(market, line, place, 'taken')
  return [
    ...(await leaveLine(market, line, place, 'letGo')),
    emit(market, waitlistLapsed, { dateStart: offer?.dateStart ?? place.dateStart, name, email, language }),
  ]
}

/** Writes down when the next round is due, and returns it. Returns undefined when its timer exists, or nobody waits. */
const setNextRound = (offers: Catalogue, shelfType: string): Promise<Seconds | undefined> => {
  const market = offers.market.marketId
  return retryOnConflict(async () => {
    const line = await readLine(market, shelfType)
    const now = nowSeconds()
    const next = nextRoundOf(line.places, now, !isServed(offers))
    const isSet = line.at !== undefined && next !== undefined && line.at > now + EARLY && line.at <= next
    if (isSet || (next === undefined && line.at === undefined)) return undefined
    // When a timer came early, this moment is noted already, but the timer is used up: return it, so that one is created.
    if (line.at !== next) await commit(changeLine(market, line, { ...line, at: next }))
    return next
  })
}
