import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { mayBecome } from '#shared/bookings/staff-booking.ts'
import type { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { NO_END, shelfStatusOf } from '#shared/bookings/takes-shelf.ts'
import type { Body } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { BookingRequest } from '../table/request.ts'

type Asked = Body<typeof shelfBookingsCalls.changeShelfBooking>

/**
 * A booking as staff want it to stand: paid or not, held until when, and what they wrote of it. Refuses
 * `status_not_possible`, and `invalid` for an end that is over or that only a hold has.
 */
export const changedBooking = (booking: BookingRequest, asked: Asked): BookingRequest => {
  const from = shelfStatusOf(booking)
  const to = asked.status ?? from
  if (!mayBecome(from, to)) throw refuse(bookingRefusals.status_not_possible)
  const { validUntil } = asked
  checkEnd(validUntil, to)
  const own = written(booking, asked)
  if (from === to)
    return {
      ...booking,
      byStaff: own,
      ...(validUntil === undefined ? {} : { expiresOn: validUntil ?? NO_END }),
    }
  const now = nowSeconds()
  const isPaid = to === SHELF_BOOKING.bookedAndPaid && !own.isBookingForMarket
  return {
    ...booking,
    status: 'confirmed',
    statusTs: now,
    paidTs: isPaid ? now : null,
    // Staff have decided about the money, so a link that lapsed no longer waits for them.
    hasLapsed: false,
    byStaff: { ...own, status: to },
  }
}

const checkEnd = (validUntil: number | null | undefined, status: number): void => {
  if (validUntil === undefined) return
  const isOver = validUntil !== null && validUntil <= nowSeconds()
  if (status !== SHELF_BOOKING.reserved || isOver) throw refuseFields({ validUntil: [inputRefusals.invalid] })
}

const NOTHING = {
  status: SHELF_BOOKING.bookedAndPaidOnline,
  description: '',
  isBookingForMarket: false,
  withholdFromSales: false,
}

const written = (
  { note = '', byStaff = { ...NOTHING, description: note } }: BookingRequest,
  {
    description = byStaff.description,
    isBookingForMarket = byStaff.isBookingForMarket,
    withholdFromSales = byStaff.withholdFromSales,
  }: Asked,
): NonNullable<BookingRequest['byStaff']> => ({
  ...byStaff,
  description,
  isBookingForMarket,
  withholdFromSales,
})
