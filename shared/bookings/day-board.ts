/** The day board: which shelves staff empty and prepare on a day, decided from the plan, the opening days and the ticks. */
import { addDays, type Day, daysFrom } from '../kit/day.ts'
import type { Minor, Seconds } from '../kit/units.ts'
import { holds, takenDays } from '../shelves/calendar.ts'
import { compareNames } from '../shelves/shelf-names.ts'
import { dueDay, type IsOpen, nextOpenDay } from './open-days.ts'
import { holdsAreUnusual } from './rules.ts'
import { SHELF_BOOKING } from './states.ts'

/**
 * So far back the board looks for shelves that nobody ticked. A month, because the plan is read by months: a longer look
 * back costs another month of each type at every reading.
 */
export const LEFT_OVER_DAYS = 31
/** For so many days the board still shows a shelf that nobody ticked after the next tenant has begun on it. */
export const LEFT_TO_OTHERS_DAYS = 7
/** The days ahead, today among them, for which the board counts free shelves. */
export const FREE_DAYS = 7

/**
 * What staff tick: a shelf that was emptied or prepared, or something that needed them. A mail is one that did not
 * arrive.
 */
export const TICK_KINDS = [
  'empty',
  'prepare',
  'refund',
  'refund_slow',
  'lapsed',
  'lapses',
  'move',
  'mail',
] as const
export type TickKind = (typeof TICK_KINDS)[number]

export interface Tick {
  kind: TickKind
  /** The id of the booking, or of the failure of a mail. */
  id: string
  /** The day on which the job is due; of a mail the day on which it failed, of what else needs staff that of the board. */
  on: Day
  /** The user name of who ticked it, and when. */
  who: string
  at: Seconds
  /** The market's day then. */
  day: Day
}

export const tickKey = ({ kind, id, on }: Pick<Tick, 'kind' | 'id' | 'on'>): string =>
  [on, kind, id].join('#')

export interface Service {
  name: string
  quantity: number
}

/** A booking as the plan has it. */
export interface Planned {
  id: string
  /** The id of its shelf. */
  shelf: string
  dateStart: Day
  dateEnd: Day
  /** The shelf booking status (specification 4). */
  shelfStatus: number
  /** When a hold ends; 0 when only a decision ends it. */
  until: Seconds
  customer: string | null
  name: string
  isBookingForMarket: boolean
  services: Service[]
  /** What is still to be paid; 0 for none. */
  owed: Minor
}

/** The days of which the board must know the bookings, and the open day that follows. */
export const daysOfBoard = (day: Day, isOpen: IsOpen): { first: Day; next: Day; last: Day } => {
  const next = nextOpenDay(day, isOpen)
  const [enough, afterNext] = [addDays(day, FREE_DAYS - 1), nextOpenDay(next, isOpen)]
  return { first: addDays(day, -LEFT_OVER_DAYS), next, last: afterNext > enough ? afterNext : enough }
}

const IS_JOB: readonly number[] = [
  SHELF_BOOKING.bookedNotPaid,
  SHELF_BOOKING.bookedAndPaid,
  SHELF_BOOKING.bookedAndPaidOnline,
  SHELF_BOOKING.waitingForPayment,
]

/** Whose things are on the shelf; undefined when nobody can say that two bookings are of the same. */
const tenantOf = ({ customer, isBookingForMarket }: Planned): string | undefined =>
  customer ?? (isBookingForMarket ? 'market' : undefined)

/**
 * Of two bookings of a shelf that follow each other: the same tenant goes on, before the market opens without them. It
 * is an extension, or another booking.
 */
const goesOn = (before: Planned | undefined, after: Planned | undefined, isOpen: IsOpen): boolean =>
  before !== undefined &&
  after !== undefined &&
  tenantOf(before) !== undefined &&
  tenantOf(before) === tenantOf(after) &&
  after.dateStart <= nextOpenDay(before.dateEnd, isOpen)

export interface ShelfLine {
  kind: 'empty' | 'prepare'
  id: string
  shelf: { id: string; name: string }
  dateStart: Day
  dateEnd: Day
  /** The open day on which it is due. */
  on: Day
  customer: string | null
  name: string
  isBookingForMarket: boolean
  /** What to bring, or what was bought with the booking. */
  services: Service[]
  owed: Minor
  /** Of a shelf to empty: the first day of the next booking, when it is known. */
  nextStart: Day | null
  tick: Tick | null
}

interface Known {
  bookings: readonly Planned[]
  /** The names of the shelves, by their ids. */
  shelves: ReadonlyMap<string, string>
  isOpen: IsOpen
  /** By their keys. */
  ticks: ReadonlyMap<string, Tick>
}

type Job = Pick<ShelfLine, 'kind' | 'on' | 'nextStart'>

const lineOf = (booking: Planned, job: Job, { shelves, ticks }: Known): ShelfLine => {
  const { id, shelf, until: _until, shelfStatus: _status, ...rest } = booking
  return {
    ...rest,
    ...job,
    id,
    shelf: { id: shelf, name: shelves.get(shelf) ?? '' },
    tick: ticks.get(tickKey({ ...job, id })) ?? null,
  }
}

const byShelf = (one: ShelfLine, other: ShelfLine): number =>
  compareNames(one.shelf.name, other.shelf.name) || (one.id < other.id ? -1 : 1)

export interface ShelfJobs {
  empty: ShelfLine[]
  prepare: ShelfLine[]
}

/**
 * All jobs at shelves, whenever they are due. No shelf is emptied of a tenant who goes on with it, nor prepared for them
 * unless there is something to bring.
 */
export const allJobs = (known: Known): ShelfJobs => {
  const { bookings, isOpen } = known
  const booked = bookings.filter(({ shelfStatus }) => IS_JOB.includes(shelfStatus))
  const jobs: ShelfJobs = { empty: [], prepare: [] }
  for (const ofShelf of Map.groupBy(booked, ({ shelf }) => shelf).values()) {
    const inOrder = ofShelf.sort((one, other) => one.dateStart.localeCompare(other.dateStart))
    inOrder.forEach((booking, at) => {
      const { dateStart, dateEnd, services } = booking
      const [before, after] = [inOrder[at - 1], inOrder[at + 1]]
      if (!goesOn(booking, after, isOpen)) {
        const job = { on: dueDay(dateEnd, isOpen), nextStart: after?.dateStart ?? null }
        jobs.empty.push(lineOf(booking, { kind: 'empty', ...job }, known))
      }
      if (services.length || !goesOn(before, booking, isOpen)) {
        const job = { on: dueDay(dateStart, isOpen), nextStart: null }
        jobs.prepare.push(lineOf(booking, { kind: 'prepare', ...job }, known))
      }
    })
  }
  return jobs
}

/** What is due on a day, as people sort shelves. */
export const dueOn = (day: Day, { empty, prepare }: ShelfJobs): ShelfJobs => ({
  empty: empty.filter(({ on }) => on === day).sort(byShelf),
  prepare: prepare.filter(({ on }) => on === day).sort(byShelf),
})

/**
 * The board's own day: what was left over first, the oldest before all, then what is due. Left over are the shelves that
 * were to be emptied before and that nobody had ticked when the day began. After a
 * week the next tenant who has begun on the shelf has found it empty, or said so.
 */
export const jobsOf = (day: Day, jobs: ShelfJobs): ShelfJobs => {
  const first = addDays(day, -LEFT_OVER_DAYS)
  const left = jobs.empty
    .filter(({ on, tick }) => on >= first && on < day && (tick === null || tick.day >= day))
    .filter(
      ({ on, nextStart }) =>
        on >= addDays(day, -LEFT_TO_OTHERS_DAYS) || nextStart === null || nextStart > day,
    )
    .sort((one, other) => one.on.localeCompare(other.on) || byShelf(one, other))
  const { empty, prepare } = dueOn(day, jobs)
  return { empty: [...left, ...empty], prepare }
}

/** The ids of the shelves that tenants had to empty before a day, and that staff have not ticked as empty. */
export const notEmptied = (day: Day, jobs: ShelfJobs): ReadonlySet<string> =>
  new Set(
    jobsOf(day, jobs)
      .empty.filter(({ on, tick }) => on < day && tick === null)
      .map(({ shelf }) => shelf.id),
  )

/** Shelves in their order, those that are still full after all others. */
export const emptiedFirst = <C extends { shelf: { id: string } }>(
  calendars: readonly C[],
  full: ReadonlySet<string>,
): C[] => [
  ...calendars.filter(({ shelf }) => !full.has(shelf.id)),
  ...calendars.filter(({ shelf }) => full.has(shelf.id)),
]

/** The free shelves of a type on each day from the first; null when the market is closed. `now` in Unix seconds. */
export const freeOnDays = (
  shelves: ReadonlySet<string>,
  bookings: readonly Planned[],
  { first, isOpen, now }: { first: Day; isOpen: IsOpen; now: Seconds },
): { day: Day; free: number | null }[] => {
  const taking = bookings.filter(booking => shelves.has(booking.shelf) && holds(booking, now))
  return daysFrom(first, addDays(first, FREE_DAYS - 1)).map(day => {
    const taken = taking.filter(({ dateStart, dateEnd }) => dateStart <= day && dateEnd >= day)
    const free = shelves.size - new Set(taken.map(({ shelf }) => shelf)).size
    return { day, free: isOpen(day) ? free : null }
  })
}

/** How many visitors hold shelves of a type in their carts, and whether that is unusual. `now` in Unix seconds. */
export const holdsOf = (
  bookings: readonly Planned[],
  at: { today: Day; now: Seconds },
): { count: number; isUnusual: boolean } => {
  const taken = bookings.map(({ id, dateStart, dateEnd, shelfStatus, until }) => ({
    first: dateStart,
    last: dateEnd,
    by: id,
    status: shelfStatus,
    until,
  }))
  const days = takenDays(
    [{ shelf: { id: '', name: '' }, version: 0, taken }],
    SHELF_BOOKING.reservedByRequest,
    at,
  )
  return { count: days.holds, isUnusual: holdsAreUnusual(days) }
}
