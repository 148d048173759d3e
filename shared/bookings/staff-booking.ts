/** What staff may make of a booking (decisions D11, D32). */
import { addDays, type Day, daysBetween } from '../kit/day.ts'
import type { Reason } from '../kit/reasons.ts'
import { bookingEnd, type Period, periodDays } from '../shelves/rules.ts'
import { bookingRefusals } from './refusals.ts'
import { isAskedFor, isBooked, type RequestStatus, SHELF_BOOKING } from './states.ts'

/** The longest booking that staff make: two years. */
export const MOST_BOOKED_DAYS = 730

/** Staff's own statuses, and where each may lead. Only money makes a 5, only a payment request a 6. */
const MAY_BECOME: Readonly<Record<number, readonly number[]>> = {
  [SHELF_BOOKING.bookedNotPaid]: [SHELF_BOOKING.bookedAndPaid],
  [SHELF_BOOKING.bookedAndPaid]: [SHELF_BOOKING.bookedNotPaid],
  [SHELF_BOOKING.reserved]: [SHELF_BOOKING.bookedNotPaid, SHELF_BOOKING.bookedAndPaid],
}

export const mayBecome = (from: number, to: number): boolean =>
  from === to || (MAY_BECOME[from]?.includes(to) ?? false)

interface Dates {
  dateStart: Day
  dateEnd: Day
  dateStartCustomer: Day
  dateEndCustomer: Day
  eligibleClosingDays: readonly Day[]
}

interface Booked extends Dates {
  status: RequestStatus
  bookingPeriod: Period
  byStaff?: ByStaff | undefined
}

interface ByStaff {
  status: number
  isBookingForMarket?: boolean
  withholdFromSales?: boolean | undefined
  settlement?: string | undefined
}

/**
 * The booking is staff's own: nothing was paid online for it, and no settlement has taken its price. Otherwise staff keep what
 * was agreed on, and refund the money first.
 */
export const isStaffs = ({ byStaff }: Pick<Booked, 'byStaff'>): boolean =>
  byStaff !== undefined && byStaff.status !== SHELF_BOOKING.bookedAndPaidOnline && !byStaff.settlement

/** Staff's booking that stands, while its price is still to be paid in the shop or taken from what its tenant sells. */
export const isUnpaidInShop = ({ status, byStaff }: Pick<Booked, 'status' | 'byStaff'>): boolean =>
  status === 'confirmed' && byStaff?.status === SHELF_BOOKING.bookedNotPaid

/** The next settlement of its customer takes its price once it has begun (D41). */
export const isWithheld = (
  booking: Pick<Booked, 'status' | 'byStaff'> & { customer: string | null },
): boolean =>
  isUnpaidInShop(booking) &&
  booking.customer !== null &&
  booking.byStaff?.withholdFromSales === true &&
  !booking.byStaff.isBookingForMarket

/** Staff's booking that stands, and was paid in the shop, from sales or in another way than by card online. The market pays nothing. */
export const isPaidInShop = ({ status, byStaff }: Pick<Booked, 'status' | 'byStaff'>): boolean =>
  isBooked(status) && byStaff?.status === SHELF_BOOKING.bookedAndPaid && !byStaff.isBookingForMarket

/**
 * The dates of a booking that staff move, or why they may not: of what was paid online the customer keeps the days that
 * were bought, on other dates if need be, and a booking that runs keeps its first day. What the shop has a payment
 * request out for keeps its dates.
 */
export const movedDates = (
  booking: Booked,
  asked: Pick<Dates, 'dateStart' | 'dateEnd'>,
  { today, closingDays }: { today: Day; closingDays: readonly Day[] },
): Dates | Reason => {
  const { dateStart, dateEnd } = asked
  const same = dateStart === booking.dateStart && dateEnd === booking.dateEnd
  if (same) return datesOf(booking)
  if (isAskedFor(booking.status)) return bookingRefusals.payment_request_out
  if (isStaffs(booking))
    return { ...asked, dateStartCustomer: dateStart, dateEndCustomer: dateEnd, eligibleClosingDays: [] }
  if (booking.dateStart <= today && dateStart !== booking.dateStart) return bookingRefusals.booking_runs
  if (dateStart <= booking.dateStartCustomer && dateEnd >= booking.dateEndCustomer)
    return { ...datesOf(booking), ...asked }
  const { last, eligibleClosingDays } = boughtFrom(booking, dateStart, closingDays)
  if (dateStart === booking.dateStart || dateEnd < last) return bookingRefusals.below_customer_dates
  return { ...asked, dateStartCustomer: dateStart, dateEndCustomer: last, eligibleClosingDays }
}

/** How many days a customer bought, without those by which closing days lengthened them. */
export const boughtDays = ({
  bookingPeriod,
  dateStartCustomer,
  dateEndCustomer,
  eligibleClosingDays,
}: Omit<Dates, 'dateStart' | 'dateEnd'> & { bookingPeriod: Period }): number =>
  periodDays(bookingPeriod) ||
  daysBetween(dateStartCustomer, dateEndCustomer) + 1 - eligibleClosingDays.length

/** The days that a customer bought, from another first day. */
const boughtFrom = (
  booking: Booked,
  first: Day,
  closingDays: readonly Day[],
): { last: Day; eligibleClosingDays: Day[] } =>
  bookingEnd(first, { days: boughtDays(booking), weeks: 0, months: 0 }, closingDays)

const datesOf = ({
  dateStart,
  dateEnd,
  dateStartCustomer,
  dateEndCustomer,
  eligibleClosingDays,
}: Dates): Dates => ({ dateStart, dateEnd, dateStartCustomer, dateEndCustomer, eligibleClosingDays })

/** A range of days that staff may book: no longer than two years, and as far back as calendars know. */
export const isBookable = (
  { dateStart, dateEnd }: Pick<Dates, 'dateStart' | 'dateEnd'>,
  earliest: Day,
): boolean =>
  dateEnd >= dateStart && dateStart >= earliest && dateEnd <= addDays(dateStart, MOST_BOOKED_DAYS - 1)
