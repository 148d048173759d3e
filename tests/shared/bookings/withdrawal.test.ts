/** Until when a buyer may end a booking by themselves, and by when the shelf is empty then. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RequestStatus } from '#shared/bookings/states.ts'
import { emptyAfter, lastDayOf, needsBeginWish, rightUntil, wayOut } from '#shared/bookings/withdrawal.ts'
import { addDays, weekday } from '#shared/kit/day.ts'
import { isOpenOn } from '#shared/markets/hours.ts'
import { at, bookingOf, shopOf } from './withdrawable.ts'

describe('Until when', () => {
  test('To the fourteenth day after the contract, and on to a workday on which the market is open', () => {
    expect(rightUntil('2026-11-12', shopOf())).toBe('2026-11-26')
    // 28 November is a Saturday.
    expect(rightUntil('2026-11-14', shopOf())).toBe('2026-11-30')
    expect(rightUntil('2026-11-14', shopOf({ closed: [1, 7] }))).toBe('2026-12-01')
    expect(rightUntil('2026-12-10', shopOf({ closingDays: ['2026-12-24', '2026-12-25'] }))).toBe('2026-12-28')
  })

  test('A market that is open on weekends alone, or long closed, keeps nobody waiting', () => {
    expect(rightUntil('2026-11-12', shopOf({ closed: [1, 2, 3, 4, 5] }))).toBe('2026-11-26')
    expect(rightUntil('2026-11-14', shopOf({ closed: [1, 2, 3, 4, 5] }))).toBe('2026-11-30')
    const closingDays = Array.from({ length: 60 }, (_, one) => addDays('2026-11-20', one))
    expect(rightUntil('2026-11-14', shopOf({ closingDays }))).toBe('2026-11-30')
  })

  test('It is never shorter than fourteen days, and never ends on a weekend', () => {
    const days = fc.integer({ min: 0, max: 800 }).map(count => addDays('2026-01-01', count))
    fc.assert(
      fc.property(
        days,
        fc.subarray([1, 2, 3, 4, 5, 6, 7]),
        fc.array(days, { maxLength: 30 }),
        (day, closed, closingDays) => {
          const last = rightUntil(day, shopOf({ closed, closingDays }))
          expect(last >= addDays(day, 14)).toBe(true)
          expect(weekday(last)).toBeLessThan(6)
          const between = Array.from({ length: 31 }, (_, one) => addDays(day, 14 + one))
          const shop = shopOf({ closed, closingDays })
          const good = between.find(one => weekday(one) < 6 && isOpenOn(shop, one))
          if (good) expect(last).toBe(good)
        },
      ),
    )
  })

  test('The day of the contract is that of the market’s clock', () => {
    expect(lastDayOf(bookingOf({ paidTs: at('2026-11-12', '23:59') }), shopOf())).toBe('2026-11-26')
    expect(lastDayOf(bookingOf({ paidTs: at('2026-11-12', '24:00') }), shopOf())).toBe('2026-11-27')
  })

  test('It runs through the last day, and ends earlier only when all was performed as the buyer wished', () => {
    const short = { dateEndCustomer: '2026-11-19' }
    const wished = bookingOf({ ...short, beginWishTs: at('2026-11-13') })
    expect(lastDayOf(wished, shopOf())).toBe('2026-11-19')
    expect(wayOut(wished, shopOf(), '2026-11-19').way).toMatchObject({ kind: 'withdrawal' })
    expect(wayOut(wished, shopOf(), '2026-11-20').why?.code).toBe('withdrawal_over')
    // A service may not have been performed: what it cost goes back to the fourteenth day.
    expect(lastDayOf({ ...wished, bookingAddons: [{}] }, shopOf())).toBe('2026-11-27')
    const silent = bookingOf(short)
    expect(wayOut(silent, shopOf(), '2026-11-27').way).toEqual({ kind: 'withdrawal', until: '2026-11-27' })
    expect(wayOut(silent, shopOf(), '2026-11-28').why?.code).toBe('withdrawal_over')
  })

  test('The wish to begin is asked for exactly when the rent starts while the right runs', () => {
    expect(needsBeginWish('2026-11-30', '2026-11-14', shopOf())).toBe(true)
    expect(needsBeginWish('2026-12-01', '2026-11-14', shopOf())).toBe(false)
  })

  test('Who paid in the shop, has not paid, was paid back, or has extended is told why', () => {
    const why = (more: Parameters<typeof bookingOf>[0]) =>
      wayOut(bookingOf(more), shopOf(), '2026-11-14').why?.code
    expect(why({ byStaff: { status: 2 } })).toBe('withdrawal_not_online')
    expect(why({ byStaff: { status: 1 }, paidTs: null })).toBe('withdrawal_not_online')
    expect(why({ kind: 'request', status: 'reserved', paidTs: null })).toBe('withdrawal_not_online')
    expect(why({ byStaff: { status: 5 }, status: 'confirmed' })).toBeUndefined()
    expect(why({ status: 'refund_initiated' })).toBe('withdrawal_done')
    expect(why({ status: 'refund_failed' })).toBe('withdrawal_done')
    const child = (status: RequestStatus) => why({ children: { one: status } })
    expect(child('paid')).toBe('extension_first')
    expect(child('payment_initiated')).toBe('extension_first')
    for (const gone of ['expired', 'refunded', 'reserved'] as const) expect(child(gone)).toBeUndefined()
  })
})

describe('The shelf', () => {
  test('Is empty by the close of the next open day, at the latest as usual; before the start nothing is to empty', () => {
    const booking = bookingOf()
    expect(emptyAfter(shopOf(), booking, '2026-11-12')).toBeNull()
    // 22 November is a Sunday.
    expect(emptyAfter(shopOf(), booking, '2026-11-21')).toEqual({ day: '2026-11-23', time: '17:00' })
    expect(emptyAfter(shopOf(), booking, '2026-11-26')).toEqual({ day: '2026-11-26', time: '17:00' })
    expect(emptyAfter(shopOf(), bookingOf({ dateEndCustomer: '2026-11-22' }), '2026-11-22')).toEqual({
      day: '2026-11-22',
      time: null,
    })
    expect(emptyAfter(shopOf(), booking, '2026-11-27')).toBeNull()
    // Taken for longer by staff: the days that were bought count (D11).
    const wide = Object.assign(bookingOf(), { dateStart: '2026-11-10', dateEnd: '2026-11-30' })
    for (const day of ['2026-11-12', '2026-11-27']) expect(emptyAfter(shopOf(), wide, day)).toBeNull()
  })
})
