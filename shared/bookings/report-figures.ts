/** What the reports count of a booking: money in minor units with VAT, and days. */
import type { Day } from '../kit/day.ts'
import { vatWithin } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Sale } from './sale.ts'
import { SHELF_BOOKING } from './states.ts'

export interface ReportRow {
  shelf: string
  shelfType: string
  dateStart: Day
  dateEnd: Day
  shelfStatus: number
  isBookingForMarket: boolean
  sale: Sale
}

export interface Figures {
  /** Bookings that begin in the range, and what was agreed for them. */
  bookings: number
  online: number
  byStaff: number
  extensions: number
  rent: Minor
  services: Minor
  refunded: Minor
  /** Rent and services less what goes back. */
  turnover: Minor
  /** The part of the turnover that is still to be paid. */
  unpaid: Minor
  /** Days on which shelves are rented, and days on which they could be: open days alone. */
  rentedDays: number
  shelfDays: number
}

/** Rented days of the days on which shelves can be rented, in per cent with one decimal: 0 to 100. */
export const occupancy = ({ rentedDays, shelfDays }: Pick<Figures, 'rentedDays' | 'shelfDays'>): number =>
  shelfDays ? Math.round((rentedDays * 1000) / shelfDays) / 10 : 0

/** VAT is rounded once, over the whole turnover (D26). */
export const vatOf = (turnover: Minor, percent: number): { vat: Minor; net: Minor } => {
  const vat = vatWithin(turnover, percent)
  return { vat, net: turnover - vat }
}

export const noFigures = (): Figures => ({
  bookings: 0,
  online: 0,
  byStaff: 0,
  extensions: 0,
  rent: 0,
  services: 0,
  refunded: 0,
  turnover: 0,
  unpaid: 0,
  rentedDays: 0,
  shelfDays: 0,
})

const UNPAID: readonly number[] = [SHELF_BOOKING.bookedNotPaid, SHELF_BOOKING.waitingForPayment]

/** Adds a booking that begins in the range. */
export const addSale = (to: Figures, { shelfStatus, sale }: ReportRow): void => {
  const turnover = sale.rent + sale.services - sale.refunded
  to.bookings += 1
  to.online += sale.isOnline ? 1 : 0
  to.byStaff += sale.isOnline ? 0 : 1
  to.extensions += sale.isExtension ? 1 : 0
  to.rent += sale.rent
  to.services += sale.services
  to.refunded += sale.refunded
  to.turnover += turnover
  to.unpaid += UNPAID.includes(shelfStatus) ? turnover : 0
}

export type Kind = 'rented' | 'own' | 'held'

/** What a row is to the report; a visitor's hold of minutes is nothing. */
export const kindOf = ({ shelfStatus, isBookingForMarket }: ReportRow): Kind | undefined => {
  if (shelfStatus === SHELF_BOOKING.reservedByRequest) return undefined
  if (isBookingForMarket) return 'own'
  return shelfStatus === SHELF_BOOKING.reserved ? 'held' : 'rented'
}
