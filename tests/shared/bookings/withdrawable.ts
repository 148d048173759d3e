/** A shop and a booking that was paid online, as the rules of withdrawal see them. */
import type { Withdrawable } from '#shared/bookings/withdrawal.ts'
import { type Day, momentIn } from '#shared/kit/day.ts'

const ZONE = 'Europe/Copenhagen'
const week = (closed: readonly number[]) =>
  [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({
    weekdayCode,
    fromHour: closed.includes(weekdayCode) ? null : '10:00',
    toHour: closed.includes(weekdayCode) ? null : '17:00',
  }))

export const shopOf = ({
  closed = [7],
  closingDays = [],
}: {
  closed?: number[]
  closingDays?: Day[]
} = {}) => ({
  openingHours: week(closed),
  closingDays,
  bookingOpeningDays: [],
  timeZone: ZONE,
})

/** Unix seconds at which the clocks of the market show a time. */
export const at = (day: Day, time = '12:00') => momentIn(ZONE, day, time) / 1_000

type Booking = Withdrawable & {
  dateEndCustomer: Day
  discountedPrice: number
  totalPrice: number
  refundedAmount?: number
  refundedAddons?: number
}

/** Paid on Friday 13 November 2026 for two weeks from that day: 349.00 and services of 50.00. */
export const bookingOf = (more: Partial<Booking> = {}): Booking => ({
  kind: 'booking',
  status: 'paid',
  paidTs: at('2026-11-13'),
  dateStartCustomer: '2026-11-13',
  dateEndCustomer: '2026-11-26',
  discountedPrice: 34_900,
  totalPrice: 39_900,
  bookingAddons: [],
  children: {},
  ...more,
})
