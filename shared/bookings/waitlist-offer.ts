/**
 * What became of an offer of the waitlist. The hold is a booking request like any other of staff, who may lengthen, shorten,
 * move or delete it, or make a booking of it. So the request decides, and the place in line keeps no copy of it.
 */
import type { Day } from '../kit/day.ts'
import { type Seconds, toSeconds } from '../kit/units.ts'
import type { OpeningDays } from '../shelves/rules.ts'
import { type RequestStatus, stands } from './states.ts'
import { isReturned } from './takes-shelf.ts'
import { lastSale } from './waitlist.ts'

interface Held {
  status: RequestStatus
  expiresOn: Seconds
  byStaff?: unknown
}

/** Whether a request is still the hold of an offer: staff have neither deleted it nor made a booking of it. */
export const isOfferHold = <R extends Held>(request: R | undefined): request is R =>
  request?.status === 'reserved' && request.byStaff !== undefined

/** held: waits for its answer · booked: staff made a booking of it · over: its time ran out, or staff deleted it. */
type OfferState = 'held' | 'booked' | 'over'

export const offerState = (request: Held | undefined, now: Seconds): OfferState => {
  if (!request) return 'over'
  if (stands(request.status) || isReturned(request.status)) return 'booked'
  return isOfferHold(request) && now < request.expiresOn ? 'held' : 'over'
}

/** Until when an offer can be taken: while it is held, and a booking from its first day is still sold. */
export const takenUntil = (
  { dateStart, expiresOn }: { dateStart: Day; expiresOn: Seconds },
  timeZone: string,
  opening: OpeningDays,
): Seconds => Math.min(expiresOn, toSeconds(lastSale(timeZone, dateStart, opening)))
