/** What one tenant gets for one sales period. Amounts in minor units. Decisions D26, D40, D41, D45. */
import type { Day } from '../kit/day.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { GoodsType } from '../products/number.ts'
import { added, type Figures, inAll, NO_FIGURES, type SumsByDay, shareOf, sumOf } from '../sales/figures.ts'
import { type PeriodDays, type RentLine, rentLinesOf, type WithheldBooking } from './rent.ts'
import { rentVatOf, type Terms, taxOf } from './terms.ts'

export interface SettlementInput {
  /** The days of the period, both included. It has no day where `dateTo` is the day before `dateFrom`. */
  dateFrom: Day
  dateTo: Day
  /** What the tenant has sold by now. A day that is left out keeps what it has for a later settlement. */
  sums: readonly SumsByDay[]
  /** What each earlier settlement of the tenant took. All that took something of a day of `sums` must be here. */
  taken: readonly SumsByDay[]
  /** The tenant's rent of a month, 0 for none. */
  rentAmount: Minor
  /** The days of the periods that are finalized, where the period may overlap them: a preview does. */
  settled?: readonly PeriodDays[]
  /** Bookings that no settlement has taken yet. */
  withheld: readonly WithheldBooking[]
  terms: Terms
}

export interface Settlement {
  dateFrom: Day
  dateTo: Day
  terms: Terms
  /** What visitors paid less what they got back, for used goods and for new ones, late lines included. */
  turnoverUsed: Minor
  turnoverNew: Minor
  /** The commissions within the turnovers, with their VAT. Below zero where more came back, or the shop bears a discount. */
  feeUsed: Minor
  feeNew: Minor
  /** The VAT that the shop owes of these sales; 0 where it owes none. */
  tax: Minor
  /** Withheld rent with its VAT, the VAT within it, and the lines that add up to it. */
  rentOffset: Minor
  rentVat: Minor
  rentLines: RentLine[]
  /** turnovers − fees − rentOffset. The tenant owes it where it is below zero. */
  share: Minor
  /** The part of the fees below zero that the shop bears: the shares of a kind exceed what visitors paid by as much. */
  borneByShop: Minor
  /** What days before the period have more now, together for used and new goods, the earliest day first. */
  late: { day: Day; paid: Minor; share: Minor }[]
  /** What this settlement takes of each day and kind, late days included. The next settlement subtracts it. */
  taken: SumsByDay
}

const merged = (parts: readonly SumsByDay[]): SumsByDay => {
  const all: SumsByDay = new Map()
  for (const part of parts)
    for (const [day, figures] of part) {
      const present = all.get(day) ?? { 1: NO_FIGURES, 2: NO_FIGURES }
      all.set(day, { 1: added(present[1], figures[1]), 2: added(present[2], figures[2]) })
    }
  return all
}

const less = (one: Figures, other: Figures | undefined = NO_FIGURES): Figures => ({
  number: one.number - other.number,
  rows: one.rows - other.rows,
  paid: one.paid - other.paid,
  commission: one.commission - other.commission,
})

const isNothing = (figures: Record<GoodsType, Figures>): boolean =>
  [figures[1], figures[2]].every(one => Object.values(one).every(figure => figure === 0))

/**
 * Subtracts what settlements took from what was sold, by day and kind: what is not yet settled. The earliest day comes
 * first; a day that was settled and has nothing more is left out.
 */
export const untaken = (sums: readonly SumsByDay[], taken: readonly SumsByDay[]): SumsByDay => {
  const before = merged(taken)
  return new Map(
    [...merged(sums)]
      .map(([day, figures]): [Day, Record<GoodsType, Figures>] => [
        day,
        { 1: less(figures[1], before.get(day)?.[1]), 2: less(figures[2], before.get(day)?.[2]) },
      ])
      .filter(([, figures]) => !isNothing(figures))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/**
 * Computes what the shop bears of one kind. Where more came back than was sold, the tenant gets a commission back: that is
 * borne by nobody.
 */
const borneOf = ({ paid, commission }: Figures): Minor => Math.max(0, Math.min(0, paid) - commission)

/**
 * Settles a tenant for a period. Takes what the days of the period and all days before it have more now than earlier
 * settlements took; days after the period are left alone. Undefined for a tenant with neither lines nor rent.
 */
export const settlementOf = (input: SettlementInput): Settlement | undefined => {
  const { dateFrom, dateTo, terms } = input
  const taken: SumsByDay = new Map([...untaken(input.sums, input.taken)].filter(([day]) => day <= dateTo))
  const rentLines = rentLinesOf(input, input.rentAmount, input.withheld)
  if (taken.size === 0 && rentLines.length === 0) return undefined
  const figures = sumOf([taken], '', dateTo)
  const rentOffset = sum(rentLines.map(({ amount }) => amount))
  return {
    dateFrom,
    dateTo,
    terms,
    turnoverUsed: figures[1].paid,
    turnoverNew: figures[2].paid,
    feeUsed: figures[1].commission,
    feeNew: figures[2].commission,
    tax: taxOf(figures, terms),
    rentOffset,
    rentVat: rentVatOf(rentOffset, terms),
    rentLines,
    share: shareOf(inAll(figures)) - rentOffset,
    borneByShop: borneOf(figures[1]) + borneOf(figures[2]),
    late: [...taken]
      .filter(([day]) => day < dateFrom)
      .map(([day, ofDay]) => ({ day, paid: inAll(ofDay).paid, share: shareOf(inAll(ofDay)) })),
    taken,
  }
}
