/** What a buyer gets back who changes their mind. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wayOut } from '#shared/bookings/withdrawal.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { withdrawalMoney } from '#shared/payments/withdrawal.ts'
import { at, bookingOf, shopOf } from '../bookings/withdrawable.ts'

const moneyOn = (today: Day, booking: ReturnType<typeof bookingOf>, isPerformed = false, shop = shopOf()) => {
  const { way, why } = wayOut(booking, shop, today)
  return way ? withdrawalMoney(booking, way, { today, isPerformed }) : why.code
}

describe('How much', () => {
  test('Before the first day all, whatever the buyer wished', () => {
    const later = { dateStartCustomer: '2026-11-20' }
    for (const beginWishTs of [undefined, at('2026-11-13')])
      expect(
        moneyOn('2026-11-19', bookingOf({ ...later, ...(beginWishTs ? { beginWishTs } : {}) }), true),
      ).toMatchObject({
        paid: 39_900,
        used: null,
        performed: 0,
        amount: 39_900,
        addons: 5_000,
      })
  })

  test('After it with the wish: 9 of 14 days are paid, rounded to the buyer’s advantage, and what was performed', () => {
    const wished = bookingOf({ beginWishTs: at('2026-11-13') })
    expect(moneyOn('2026-11-21', wished, true)).toMatchObject({
      used: { days: 9, of: 14, first: '2026-11-13', last: '2026-11-21', amount: 22_435 },
      performed: 5_000,
      amount: 12_465,
      addons: 0,
    })
    expect(moneyOn('2026-11-21', wished, false)).toMatchObject({
      performed: 0,
      amount: 17_465,
      addons: 5_000,
    })
    expect(moneyOn('2026-11-13', wished, false)).toMatchObject({ used: { days: 1 } })
    expect(moneyOn('2026-11-26', wished, true)).toMatchObject({ amount: 0 })
  })

  test('Without the wish all, also on the last day of the right', () => {
    expect(moneyOn('2026-11-27', bookingOf(), true)).toMatchObject({
      amount: 39_900,
      used: null,
      performed: 0,
    })
  })

  test('What went back before is not given twice', () => {
    const some = { refundedAmount: 12_000, refundedAddons: 2_000 }
    expect(moneyOn('2026-11-27', bookingOf(some))).toMatchObject({
      refunded: 12_000,
      amount: 27_900,
      addons: 3_000,
    })
    const wished = bookingOf({ ...some, beginWishTs: at('2026-11-13') })
    expect(moneyOn('2026-11-26', wished, true)).toMatchObject({ amount: 0, used: { amount: 24_900 } })
  })

  const TIERS = [
    { daysBefore: 14, percent: 100 },
    { daysBefore: 3, percent: 50 },
    { daysBefore: 1, percent: 0 },
  ]

  test('After the right the market’s tiers of that time, until the day before the start', () => {
    const later = bookingOf({
      dateStartCustomer: '2027-01-20',
      dateEndCustomer: '2027-02-02',
      cancellation: TIERS,
    })
    expect(wayOut(later, shopOf(), '2026-11-27').way).toEqual({ kind: 'withdrawal', until: '2026-11-27' })
    expect(wayOut(later, shopOf(), '2026-11-28').way).toEqual({
      kind: 'cancellation',
      until: '2027-01-06',
      percent: 100,
    })
    expect(moneyOn('2027-01-06', later)).toMatchObject({ amount: 39_900, kept: { amount: 0 } })
    expect(moneyOn('2027-01-07', later)).toMatchObject({
      amount: 19_950,
      addons: 2_500,
      kept: { percent: 50, amount: 19_950 },
    })
    expect(moneyOn('2027-01-17', later)).toMatchObject({ amount: 19_950 })
    expect(moneyOn('2027-01-18', later)).toBe('withdrawal_over')
    expect(moneyOn('2027-01-20', later)).toBe('withdrawal_over')
    expect(moneyOn('2027-01-06', { ...later, cancellation: [] })).toBe('withdrawal_over')
  })

  test('The lines add up, and nobody gets back more than is left, for any prices, days and earlier refunds', () => {
    const amount = fc.integer({ min: 0, max: 200_000 })
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({
          rent: amount,
          services: amount,
          rentBack: part,
          servicesBack: part,
          day: fc.integer({ min: -40, max: 14 }),
          days: fc.integer({ min: 1, max: 60 }),
          paidOn: fc.constantFrom('2026-08-01', '2026-11-01', '2026-11-13'),
          wishedTs: fc.constantFrom(undefined, at('2026-11-13')),
          isPerformed: fc.boolean(),
          percent: fc.integer({ min: 1, max: 100 }),
        }),
        one => {
          const refundedAddons = Math.floor(one.services * one.servicesBack)
          const refundedAmount = refundedAddons + Math.floor(one.rent * one.rentBack)
          const last = addDays('2026-11-13', one.days - 1)
          const booking = bookingOf({
            dateEndCustomer: last,
            discountedPrice: one.rent,
            totalPrice: one.rent + one.services,
            refundedAmount,
            refundedAddons,
            cancellation: [{ daysBefore: 1, percent: one.percent }],
            paidTs: at(one.paidOn),
            beginWishTs: one.wishedTs,
          })
          const money = moneyOn(addDays('2026-11-13', one.day), booking, one.isPerformed)
          if (typeof money === 'string') return
          const { paid, used, performed, kept, refunded, amount: back, addons } = money
          expect(paid - (used?.amount ?? 0) - performed - (kept?.amount ?? 0) - refunded).toBe(back)
          const left = {
            rent: one.rent - (refundedAmount - refundedAddons),
            addons: one.services - refundedAddons,
          }
          expect(addons >= 0 && addons <= left.addons).toBe(true)
          expect(back - addons >= 0 && back - addons <= left.rent).toBe(true)
          if (!one.wishedTs && !kept) expect(back).toBe(left.rent + left.addons)
        },
      ),
    )
  })
})
