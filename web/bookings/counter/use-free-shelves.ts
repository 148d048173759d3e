/** Which shelves are free for what is typed, and what to offer when the chosen one is not. */
import { asOffered, nearestShelf, nextFreeDay, planEnd } from '#shared/bookings/free-shelf.ts'
import { planCalls } from '#shared/bookings/staff-plan-calls.ts'
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import type { OpeningDays } from '#shared/shelves/rules.ts'
import { type Fetched, useRoute } from '../../kit/use-route.ts'
import type { Days } from './typed.ts'

/** The server answers no more days at once. */
const MOST_DAYS = 400

export interface FreeShelf {
  id: string
  name: string
  /** Its last tenant's things were to be gone before today, and nobody has ticked that. */
  isNotEmptied: boolean
}

/** The chosen shelf is taken: by what, and what is free instead. */
export interface TakenShelf {
  name: string
  by: ShelfBooking | undefined
  nearest: FreeShelf | undefined
  /** The next day on which this shelf is free for as long; undefined while it is looked for, or without one. */
  nextDay: Day | undefined
}

export interface FreeShelves {
  found: Fetched<{ availableShelves: FreeShelf[] }>
  fit: FreeShelf | undefined
  others: FreeShelf[]
  /** What is to be booked: the chosen shelf, else the tightest fit. */
  shelf: Pick<FreeShelf, 'id' | 'name'> | undefined
  taken: TakenShelf | undefined
  /** No shelf of the type is free: the first day on which one is. */
  nextDayOfAny: Day | undefined
}

/** What the call is asked for these days. */
export const freeShelvesAsked = (
  market: string,
  { shelfType, customer }: { shelfType: string; customer: string },
  { first, last }: Days,
) => {
  const end = addDays(first, MOST_DAYS - 1)
  return {
    audience: 'admin',
    market,
    query: {
      shelfType,
      dateStart: first,
      dateEnd: last < end ? last : end,
      ...(customer ? { beside: customer } : {}),
    },
  } as const
}

const usePlan = (market: string, shelfType: string, days: Days | undefined, opening: OpeningDays) => {
  const end = days && planEnd(days.first, days.length, opening.closingDays)
  const most = days && addDays(days.first, MOST_DAYS - 1)
  const query =
    days && end && most ? { shelfType, dateStart: days.first, dateEnd: end < most ? end : most } : undefined
  return useRoute(planCalls.readPlan, query && { audience: 'admin', market, query }).data?.results
}

export const useFreeShelves = (
  market: string,
  { shelfType, shelf: wanted, customer }: { shelfType: string; shelf: string; customer: string },
  days: Days | undefined,
  opening: OpeningDays,
): FreeShelves => {
  const found = useRoute(
    shelfBookingsCalls.listShelfBookings,
    days && shelfType ? freeShelvesAsked(market, { shelfType, customer }, days) : undefined,
  )
  const free = found.data?.availableShelves ?? []
  const { fit, others } = asOffered(free)
  const chosen = free.find(({ id }) => id === wanted)
  const by = chosen ? undefined : found.data?.results.find(({ shelf }) => shelf.id === wanted)
  const hasNone = found.data !== undefined && !fit
  const plan = usePlan(market, shelfType, by || hasNone ? days : undefined, opening)
  const rows = (plan ?? []).map(({ id, shelf, dateStart, dateEnd, status, until }) => ({
    shelf,
    first: dateStart,
    last: dateEnd,
    by: id,
    status,
    until,
  }))
  const nextOf = (shelves: readonly (typeof rows)[]): Day | undefined =>
    days && plan
      ? nextFreeDay(shelves, days.first, days.length, opening, Math.floor(Date.now() / 1000))
      : undefined
  return {
    found,
    fit,
    others,
    shelf: chosen ?? (by ? by.shelf : fit),
    taken: by && {
      name: by.shelf.name,
      by,
      nearest: nearestShelf(by.shelf.name, free),
      nextDay: nextOf([rows.filter(({ shelf }) => shelf === wanted)]),
    },
    nextDayOfAny: hasNone ? nextOf([...Map.groupBy(rows, ({ shelf }) => shelf).values()]) : undefined,
  }
}
