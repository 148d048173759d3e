/** What was sold, in figures: by days, and added up over some of them. */
import type { Day } from '../kit/day.ts'
import type { Minor } from '../kit/units.ts'
import type { GoodsType } from '../products/number.ts'

export interface Figures {
  /** Pieces sold less pieces that came back. */
  number: number
  /** Lines, whichever way. */
  rows: number
  paid: Minor
  commission: Minor
}

export const NO_FIGURES: Figures = { number: 0, rows: 0, paid: 0, commission: 0 }

/** Of each day, used goods (1) and new ones (2) apart. */
export type SumsByDay = Map<Day, Record<GoodsType, Figures>>

export const added = (one: Figures, other: Figures): Figures => ({
  number: one.number + other.number,
  rows: one.rows + other.rows,
  paid: one.paid + other.paid,
  commission: one.commission + other.commission,
})

/** The figures of some days, both ends included. */
export const sumOf = (parts: readonly SumsByDay[], from: Day, to: Day): Record<GoodsType, Figures> => {
  let total: Record<GoodsType, Figures> = { 1: NO_FIGURES, 2: NO_FIGURES }
  for (const part of parts)
    for (const [day, figures] of part)
      if (day >= from && day <= to) total = { 1: added(total[1], figures[1]), 2: added(total[2], figures[2]) }
  return total
}

/** What is left for the tenant: the rest after the commission. */
export const shareOf = ({ paid, commission }: Figures): Minor => paid - commission

/** Used goods and new ones together. */
export const inAll = (figures: Record<GoodsType, Figures>): Figures => added(figures[1], figures[2])

/** What each tenant has sold in some days, the most first: of those who have lines. */
export const byTenant = (
  tenants: ReadonlyMap<string, readonly SumsByDay[]>,
  from: Day,
  to: Day,
): (Figures & { userNumber: string })[] =>
  [...tenants]
    .map(([userNumber, sums]) => ({ userNumber, ...inAll(sumOf(sums, from, to)) }))
    .filter(({ rows }) => rows > 0)
    .toSorted((one, other) => other.paid - one.paid || (one.userNumber < other.userNumber ? -1 : 1))

/** How many lines there are on each day, the newest day first, and none of the days without one. */
export const rowsByDay = (parts: readonly SumsByDay[], from: Day, to: Day): { day: Day; rows: number }[] => {
  const days = new Map<Day, number>()
  for (const part of parts)
    for (const [day, figures] of part)
      if (day >= from && day <= to) days.set(day, (days.get(day) ?? 0) + inAll(figures).rows)
  return [...days]
    .filter(([, rows]) => rows > 0)
    .map(([day, rows]) => ({ day, rows }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
}
