/**
 * What a market earned with bookings, and how full it was: the bookings report (decision 024). Pure sums over the rows of
 * the plan; money in minor units with VAT.
 */
import { addMonths, daysBetween, daysFrom } from '../kit/day.ts'
import { mayStartOn, type OpeningDays, periodDays } from '../shelves/rules.ts'
import { addSale, type Figures, kindOf, noFigures, type ReportRow } from './report-figures.ts'
import { type Days, type Group, partsOf } from './report-range.ts'
import type { Sale } from './sale.ts'

export const MOST_REPORT_MONTHS = 13

/** A range is at most so long: from a day to the day before the same one 13 months later. */
export const isTooLong = ({ first, last }: Days): boolean => last >= addMonths(first, MOST_REPORT_MONTHS)

export interface Apart {
  bookings: number
  days: number
}

export interface BookingsReport {
  total: Figures
  byType: (Figures & { id: string })[]
  byPeriod: (Figures & { period: Sale['period'] })[]
  groups: (Figures & Days)[]
  /** What the market uses itself, and what staff hold: neither is turnover or occupancy. */
  own: Apart
  held: Apart
  shelves: number
}

/** Periods that are as long are one, whatever they were called; without an id staff typed the last day. */
const periodKey = ({ id, days, weeks, months }: Sale['period']): string =>
  id ? `${months}-${weeks}-${days}` : ''

interface Asked {
  range: Days
  group: Group
  /** The shelves that there are: only their days count as occupancy. */
  shelves: readonly { id: string; shelfType: string }[]
  types: readonly string[]
  opening: OpeningDays
  /** Bookings of this period alone. */
  bookingPeriod?: string | undefined
}

/** The sums before a row is counted, and where each day of the range belongs. */
const frameOf = ({ range: { first, last }, group, shelves, types, opening }: Asked) => {
  const isOpen = daysFrom(first, last).map(day => mayStartOn(day, opening))
  const openDays = isOpen.filter(Boolean).length
  const shelvesOf = (id: string) => shelves.filter(({ shelfType }) => shelfType === id).length
  const byType = new Map<string, Figures & { id: string }>(
    types.map(id => [id, { id, ...noFigures(), shelfDays: openDays * shelvesOf(id) }]),
  )
  const count = shelves.filter(({ shelfType }) => byType.has(shelfType)).length
  const groups = partsOf({ first, last }, group).map(part => ({
    ...part,
    ...noFigures(),
    shelfDays: count * daysFrom(part.first, part.last).filter(day => isOpen[daysBetween(first, day)]).length,
  }))
  return {
    first,
    isOpen,
    byType,
    groups,
    shelves: count,
    total: { ...noFigures(), shelfDays: openDays * count },
    groupAt: groups.flatMap(one => daysFrom(one.first, one.last).map(() => one)),
    byPeriod: new Map<string, Figures & { period: Sale['period'] }>(),
  }
}

type Frame = ReturnType<typeof frameOf>

const periodIn = ({ byPeriod, total }: Frame, { sale: { period } }: ReportRow) => {
  const key = periodKey(period)
  const figures = byPeriod.get(key) ?? { ...noFigures(), period, shelfDays: total.shelfDays }
  byPeriod.set(key, figures)
  return figures
}

/** Answers the open days of a row, as places in the range. Each day of a shelf is answered once, whatever the rows say. */
const dayTaker = ({ first, isOpen }: Frame, shelves: Asked['shelves']) => {
  const known = new Map(shelves.map(({ id, shelfType }) => [id, shelfType]))
  const taken = new Map<string, Uint8Array>()
  return ({ shelf, shelfType, dateStart, dateEnd }: ReportRow): number[] => {
    if (known.get(shelf) !== shelfType) return []
    const seen = taken.get(shelf) ?? new Uint8Array(isOpen.length)
    taken.set(shelf, seen)
    const from = Math.max(0, daysBetween(first, dateStart))
    const to = Math.min(isOpen.length - 1, daysBetween(first, dateEnd))
    const days: number[] = []
    for (let at = from; at <= to; at++) {
      if (isOpen[at] && !seen[at]) days.push(at)
      seen[at] = 1
    }
    return days
  }
}

/** Counts a tenant's booking wherever it belongs. */
const addRented = (frame: Frame, row: ReportRow, days: readonly number[]): void => {
  const { total, byType, groupAt, first } = frame
  const figures = [total, byType.get(row.shelfType), periodIn(frame, row)].filter(one => one !== undefined)
  const beginsIn = groupAt[daysBetween(first, row.sale.begins)]
  if (beginsIn) for (const one of [...figures, beginsIn]) addSale(one, row)
  for (const one of figures) one.rentedDays += days.length
  for (const at of days) {
    const part = groupAt[at]
    if (part) part.rentedDays += 1
  }
}

/** `rows` are those that take shelves of the types on a day of the range; each request once. */
export const bookingsReport = (rows: readonly ReportRow[], asked: Asked): BookingsReport => {
  const frame = frameOf(asked)
  const daysOf = dayTaker(frame, asked.shelves)
  const apart = { own: { bookings: 0, days: 0 }, held: { bookings: 0, days: 0 } }
  for (const row of rows) {
    const kind = kindOf(row)
    if (!kind) continue
    const days = daysOf(row)
    if (kind !== 'rented') {
      apart[kind].bookings += 1
      apart[kind].days += days.length
    } else if (!asked.bookingPeriod || row.sale.period.id === asked.bookingPeriod) addRented(frame, row, days)
  }
  const { total, byType, byPeriod, groups, shelves } = frame
  return {
    total,
    byType: [...byType.values()],
    byPeriod: [...byPeriod.values()]
      .filter(({ bookings, rentedDays }) => bookings || rentedDays)
      .sort((one, other) => periodDays(one.period) - periodDays(other.period)),
    groups,
    ...apart,
    shelves,
  }
}
