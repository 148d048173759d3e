/** What staff can give back of a booking: never more than was paid, however often they ask. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestStatus } from '#shared/bookings/states.ts'
import { sum } from '#shared/kit/money.ts'
import { freeFromRange, planRefund, refundableRest } from '#shared/payments/refund-rules.ts'

interface Booking {
  status: RequestStatus
  discountedPrice: number
  totalPrice: number
  refundedAmount?: number
  refundedAddons?: number
}

const bookingOf = (rent: number, services: number): Booking => ({
  status: 'confirmed',
  discountedPrice: rent,
  totalPrice: rent + services,
})

const money = fc.integer({ min: 0, max: 500_000 })
const asked = fc.record(
  { refundAddons: fc.boolean(), amount: fc.integer({ min: 1, max: 500_000 }) },
  { requiredKeys: ['refundAddons'] },
)

/** One refund, checked against what was left before and is left after. Returns the booking, and what went back. */
const refunded = (booking: Booking, one: { refundAddons: boolean; amount?: number }) => {
  const before = refundableRest(booking)
  const plan = planRefund(booking, one)
  if (typeof plan === 'number') {
    expect(one.amount).toBeGreaterThan(plan)
    return { booking, given: 0, ends: false }
  }
  const { amount, addons, endsBooking, refundedAmount, refundedAddons } = plan
  const status = endsBooking ? ('refund_initiated' as const) : booking.status
  const after = refundableRest({ ...booking, refundedAmount, refundedAddons })
  expect([before.rent - after.rent, before.addons - after.addons]).toEqual([amount - addons, addons])
  expect(Math.min(after.rent, after.addons)).toBeGreaterThanOrEqual(0)
  expect(plan.addonsRefunded).toBe(refundedAddons > 0 && after.addons === 0)
  expect(one.refundAddons || addons === 0).toBe(true)
  return { booking: { ...booking, status, refundedAmount, refundedAddons }, given: amount, ends: endsBooking }
}

test('However often staff ask, what goes back adds up, is never more than was paid, and ends the booking once', () => {
  fc.assert(
    fc.property(money, money, fc.array(asked, { maxLength: 8 }), (rent, services, all) => {
      let booking = bookingOf(rent, services)
      const given: number[] = []
      const ends: boolean[] = []
      for (const one of all) {
        const after = refunded(booking, one)
        booking = after.booking
        given.push(after.given)
        ends.push(after.ends)
        if (rent > 0) expect(booking.status !== 'confirmed').toBe(refundableRest(booking).rent === 0)
      }
      expect(sum(given)).toBe(booking.refundedAmount ?? 0)
      expect(sum(given)).toBeLessThanOrEqual(rent + services)
      expect(ends.filter(Boolean).length).toBeLessThanOrEqual(1)
    }),
  )
})

test.each([
  [{ refundAddons: false }, { amount: 30_000, addons: 0, endsBooking: true, addonsRefunded: false }],
  [{ refundAddons: true }, { amount: 42_000, addons: 12_000, endsBooking: true, addonsRefunded: true }],
  [
    { refundAddons: true, amount: 12_000 },
    { addons: 12_000, endsBooking: false, addonsRefunded: true },
  ],
  [
    { refundAddons: true, amount: 20_000 },
    { addons: 12_000, endsBooking: false, refundedAmount: 20_000 },
  ],
  [
    { refundAddons: false, amount: 29_999 },
    { addons: 0, endsBooking: false },
  ],
])('Of 300.00 rent and 120.00 services, %j', (one, plan) => {
  expect(planRefund(bookingOf(30_000, 12_000), one)).toMatchObject(plan)
})

test('More than the rent without the services is too much, and the answer is the most', () => {
  expect(planRefund(bookingOf(30_000, 12_000), { refundAddons: false, amount: 30_001 })).toBe(30_000)
})

test('The shelf is free from today to the day after its end, and when that is past from then', () => {
  const booking = { dateEnd: '2026-11-30' }
  expect(freeFromRange(booking, '2026-11-20', '2026-12-01')).toEqual(['2026-11-20', '2026-12-01'])
  expect(freeFromRange(booking, '2026-12-05', '2026-12-01')).toEqual(['2026-12-01', '2026-12-01'])
})
