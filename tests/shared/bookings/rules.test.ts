import { expect, test } from 'vitest'
import {
  addonLines,
  extensionStart,
  inBookingWindow,
  mayDelete,
  pricing,
  statusNow,
} from '#shared/bookings/rules.ts'

const NO_DISCOUNT = { discountPercent: null, discountValidFrom: null, discountValidTo: null }

test('A hold whose time is over is expired for every reader, also before the cleanup', () => {
  expect(statusNow('reserved', 900, 899)).toBe('reserved')
  expect(statusNow('reserved', 900, 900)).toBe('expired')
  expect(statusNow('payment_initiated', 900, 5_000)).toBe('payment_initiated')
})

test('Bookings start from today to the end of next month', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-12-31', '2027-01-01']
  expect(days.map(day => inBookingWindow(day, '2026-11-21'))).toEqual([false, true, true, false])
})

test('An extension starts on the day after the booking', () => {
  expect(extensionStart({ dateEnd: '2026-11-21' })).toBe('2026-11-22')
})

test('A buyer may delete an unpaid booking for 15 minutes, and an extension until three days after the end', () => {
  const request = {
    status: 'reserved',
    parentBookingRequest: null,
    createdTs: 1_000,
    dateEnd: '2026-11-21',
  } as const
  const at = (now: number, today: string) => ({ now, today })
  expect(mayDelete(request, at(1_900, '2026-11-21'))).toBe(true)
  expect(mayDelete(request, at(1_901, '2026-11-21'))).toBe(false)
  expect(mayDelete({ ...request, status: 'paid' }, at(1_000, '2026-11-21'))).toBe(false)
  expect(mayDelete({ ...request, parentBookingRequest: 'p' }, at(99_999, '2026-11-24'))).toBe(true)
  expect(mayDelete({ ...request, parentBookingRequest: 'p' }, at(99_999, '2026-11-25'))).toBe(false)
})

test('Services have the present price, and the same service twice is one line', () => {
  const service = { id: 's', name: 'Setting up', price: 10_000, ...NO_DISCOUNT, discountPercent: 50 }
  const lines = addonLines(
    [
      { service, quantity: 2 },
      { service, quantity: 1 },
    ],
    0,
  )
  expect(lines).toEqual([
    {
      lineItem: '1',
      service: 's',
      serviceName: 'Setting up',
      unitPrice: 5_000,
      quantity: 3,
      totalPrice: 15_000,
    },
  ])
  expect(pricing({ price: 34_900, ...NO_DISCOUNT, discountPercent: 20 }, lines, 0)).toEqual({
    price: 34_900,
    discountPercent: 20,
    discountedPrice: 27_920,
    totalPrice: 42_920,
  })
})
