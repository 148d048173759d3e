import { holderName } from '#shared/bookings/booking-name.ts'
import {
  allJobs,
  daysOfBoard,
  dueOn,
  freeOnDays,
  holdsOf,
  jobsOf,
  type Planned,
  type Tick,
  type TickKind,
  tickKey,
} from '#shared/bookings/day-board.ts'
import { openWish } from '#shared/bookings/moves.ts'
import type { dayBoardCalls } from '#shared/bookings/staff-day-board-calls.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { type Day, daysBetween, firstOfMonth, lastOfMonth } from '#shared/kit/day.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { isOpenOn } from '#shared/markets/hours.ts'
import { holds } from '#shared/shelves/calendar.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { inShelfOrder } from '#shared/shelves/shelf-names.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { type Catalogue, readCatalogue } from '../../shelves/table/catalogue.ts'
import { readShelves, type Shelf } from '../../shelves/table/shelf.ts'
import { shownWish } from '../answers/shown-wish.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { readPlan } from '../table/plan.ts'
import type { BookingRequest } from '../table/request.ts'
import { readTicks } from '../table/tick.ts'
import {
  readFailedRefunds,
  readLinks,
  readLinksAndMoves,
  readMoves,
  readUnconfirmed,
} from '../table/waiting-for-staff.ts'

/** Ticks are kept for longer than this and `LEFT_OVER_DAYS` together: an older board would show done work as left over. */
export const MOST_DAYS = 50
/** The oldest unconfirmed requests that the board shows; the list has them all. */
const SHOWN_UNCONFIRMED = 6
const DAY_SECONDS = 86_400
/** Payment links that lapse within this time are shown. */
const LINKS_AHEAD = 7 * DAY_SECONDS
/** A link that lapsed longer ago is no news. */
const LAPSED_SINCE = 30 * DAY_SECONDS

/** Refuses `date_out_of_range` for a day for which the board knows no ticks. */
export const checkBoardDay = (field: string, asked: Day, today: Day): void => {
  if (Math.abs(daysBetween(today, asked)) > MOST_DAYS)
    throw refuseFields({ [field]: [shelfRefusals.date_out_of_range] })
}

type Read = typeof dayBoardCalls.readDayBoard

/**
 * The day board. Reads the price list, the shelves, the plan (a query a type and month, of two months, or three at the
 * ends of months), the ticks of the same weeks, and the few requests that wait for staff; nothing that grows with the
 * years. Refuses `date_out_of_range`.
 */
export const readDayBoard: Verb<Read> = async ({ market, query }) => {
  const now = nowSeconds()
  const [catalogue, { shelves }, failed, lapsed, ahead, moves, both, unconfirmed] = await Promise.all([
    readCatalogue(market),
    readShelves(market, { consistent: false }),
    readFailedRefunds(market),
    // Apart, so that many which lapsed hide none that will.
    readLinks(market, { from: now - LAPSED_SINCE, until: now - 1 }),
    readLinks(market, { from: now, until: now + LINKS_AHEAD }),
    readMoves(market, now),
    readLinksAndMoves(market, now - LAPSED_SINCE),
    readUnconfirmed(market, SHOWN_UNCONFIRMED),
  ])
  const today = todayIn(catalogue.market)
  const date = query.date ?? today
  checkBoardDay('date', date, today)
  const isOpen = (day: Day) => isOpenOn(catalogue.market, day)
  const { first, next, last } = daysOfBoard(date, isOpen)
  const types = typesWith(catalogue, shelves)
  const [plans, ticked] = await Promise.all([
    Promise.all(types.map(({ id }) => readPlan(market, id, wholeMonths(first, last)))),
    readTicks(market, { first, last: next }),
  ])
  const bookings = plans.flat()
  const ticks = new Map(ticked.map(tick => [tickKey(tick), tick]))
  const jobs = allJobs({
    bookings,
    shelves: new Map(shelves.map(({ id, name }) => [id, name])),
    isOpen,
    ticks,
  })
  const soon = now + DAY_SECONDS
  const links = [...lapsed, ...ahead, ...both.filter(one => isLinkShown(one, now))]
  const isSoon = ({ askedUntil = 0 }: BookingRequest) => askedUntil <= soon
  const tickOf = (kind: TickKind, id: string): Tick | null =>
    ticks.get(tickKey({ kind, id, on: date })) ?? null
  return {
    date,
    at: now,
    needs: inOrder([
      ...failed.map(one => ({ kind: kindOfRefund(one), wish: null, ...waitingOf(one) })),
      ...links.filter(isSoon).map(one => ({
        kind: isAskedFor(one.status) ? ('lapses' as const) : ('lapsed' as const),
        wish: null,
        ...waitingOf(one),
      })),
      ...wishesIn([...moves, ...failed, ...both], now),
    ]).map(need => ({ ...need, tick: tickOf(need.kind, need.id) })),
    unconfirmed: { count: unconfirmed.count, results: unconfirmed.requests.map(toStaffsRequest) },
    ...jobsOf(date, jobs),
    next: { date: next, ...dueOn(next, jobs) },
    free: types.map(({ id, name }, at) => ({
      shelfType: { id, name },
      shelves: shelves.filter(({ shelfType }) => shelfType === id).length,
      days: freeOnDays(shelvesOf(shelves, id), plans[at] ?? [], { first: date, isOpen, now }),
    })),
    links: inOrder(links.filter(one => !isSoon(one)).map(waitingOf)),
    holds: heldIn(plans, { today, now }),
  }
}

/** The earliest first. */
const inOrder = <T extends { at: Seconds }>(waiting: readonly T[]): T[] =>
  [...waiting].sort((one, other) => one.at - other.at)

const isLinkShown = ({ askedUntil = 0 }: BookingRequest, now: Seconds): boolean =>
  askedUntil >= now - LAPSED_SINCE && askedUntil <= now + LINKS_AHEAD

/** The types that have shelves, in the order of these. */
const typesWith = ({ types }: Catalogue, shelves: readonly Shelf[]) =>
  inShelfOrder(types.values(), shelves).filter(({ id }) => shelves.some(({ shelfType }) => shelfType === id))

const shelvesOf = (shelves: readonly Shelf[], type: string): ReadonlySet<string> =>
  new Set(shelves.filter(({ shelfType }) => shelfType === type).map(({ id }) => id))

/** A month is read whole anyway: what visitors hold later in it counts too. */
const wholeMonths = (first: Day, last: Day): { first: Day; last: Day } => ({
  first: firstOfMonth(first),
  last: lastOfMonth(last),
})

const hasFailed = ({ status, hasFailedRefund = false }: BookingRequest): boolean =>
  status === 'refund_failed' || hasFailedRefund

const kindOfRefund = (request: BookingRequest) =>
  hasFailed(request) ? ('refund' as const) : ('refund_slow' as const)

/** What waits: the money that did not arrive at the customer, or that they have not paid. */
const waitingOf = (request: BookingRequest) => {
  const { id, shelf, dateStart, askedUntil, statusTs, totalPrice, refundedAmount } = request
  const isRefund = hasFailed(request) || request.hasSlowRefund === true
  return {
    id,
    shelf: shelf.name,
    name: holderName(request) || (request.customerEmail ?? ''),
    amount: isRefund ? (refundedAmount ?? totalPrice) : totalPrice,
    dateStart,
    at: isRefund ? statusTs : (askedUntil ?? statusTs),
  }
}

/** The wishes that staff can answer among some bookings. */
const wishesIn = (bookings: readonly BookingRequest[], now: Seconds) =>
  bookings.flatMap(one => {
    const wish = openWish(one, now)
    if (!wish) return []
    return [{ kind: 'move' as const, ...waitingOf(one), wish: shownWish(one), at: wish.ts }]
  })

const heldIn = (plans: readonly (readonly Planned[])[], at: { today: Day; now: Seconds }) => {
  const held = plans.map(plan =>
    holdsOf(
      plan.filter(row => holds(row, at.now)),
      at,
    ),
  )
  return {
    count: held.reduce((sum, { count }) => sum + count, 0),
    isUnusual: held.some(({ isUnusual }) => isUnusual),
  }
}
