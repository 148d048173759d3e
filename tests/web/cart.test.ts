/** The countdown of a cart, the visitor's choices, and the fields of a guest. */

import { describe, expect, it } from 'vitest'
import { paymentsContract } from '#shared/payments/contract.ts'
import { asClock, type CartEntry, isAlive, secondsLeft } from '#web/bookings/cart/cart.ts'
import { type Choice, keptAt, stepFor } from '#web/bookings/choice/choice.ts'
import { parseBody, withoutEmpty } from '#web/kit/form/codes.ts'
import { checkoutBody, guestCodes } from '#web/payments/guest.ts'

const entry = (reservedAt: number, clockAhead = 0): CartEntry => ({
  marketId: 'demo',
  bookingRequest: `request-${reservedAt}`,
  cartToken: 'token',
  isGuests: true,
  type: 'new',
  parentBookingRequest: null,
  shelfTypeName: 'Vægreol',
  shelfName: 'A1',
  bookingPeriod: { days: 0, weeks: 2, months: 0 },
  shelfPeriodPrice: 'price',
  dateStart: '2026-12-01',
  dateEnd: '2026-12-14',
  dateStartCustomer: '2026-12-01',
  dateEndCustomer: '2026-12-14',
  eligibleClosingDays: [],
  originalPrice: '450.00',
  discountPercent: null,
  isDiscountActive: false,
  discountedPrice: '450.00',
  bookingAddons: [],
  totalPrice: '450.00',
  reservedAt,
  expiresOn: reservedAt + 900,
  clockAhead,
})

describe('the countdown', () => {
  it('counts from the earliest reservation', () => {
    expect(secondsLeft([entry(1300), entry(1000)], 1_600_000)).toBe(300)
  })

  it('ends at 0 and never below', () => {
    expect(secondsLeft([entry(1000)], 1_899_000)).toBe(1)
    expect(secondsLeft([entry(1000)], 1_900_000)).toBe(0)
    expect(secondsLeft([entry(1000)], 9_900_000)).toBe(0)
  })

  it('is undefined without reservations', () => {
    expect(secondsLeft([], 0)).toBeUndefined()
  })

  it('works with a wrong clock on the device', () => {
    expect(secondsLeft([entry(5000, 4000)], 1_000_000)).toBe(900)
    expect(isAlive(entry(5000, 4000), 1_899_000)).toBe(true)
    expect(isAlive(entry(5000, 4000), 1_900_000)).toBe(false)
  })

  it('never shows more than the quarter of an hour, however the clocks are rounded', () => {
    expect(secondsLeft([entry(1000, 0)], 999_400)).toBe(900)
  })

  it.each([
    [900, '15:00'],
    [61, '1:01'],
    [7, '0:07'],
  ])('shows %i seconds as %s', (seconds, clock) => {
    expect(asClock(seconds)).toBe(clock)
  })
})

describe('the choice', () => {
  const full = {
    marketId: 'demo',
    shelfType: {},
    price: {},
    services: [{}],
    dateStart: '2026-12-01',
  } as unknown as Choice

  it('loses the later choices when the visitor goes back', () => {
    expect(keptAt('type', full)).toEqual({ marketId: 'demo', services: [] })
    expect(keptAt('price', full)).toEqual({ marketId: 'demo', shelfType: {}, services: [] })
    expect(keptAt('services', full)).toEqual({ marketId: 'demo', shelfType: {}, price: {}, services: [{}] })
    expect(keptAt('date', full)).toEqual(full)
  })

  it('leads back to the first step without a choice', () => {
    expect(stepFor('date', { marketId: 'demo', services: [] })).toBe('type')
    expect(stepFor('services', { ...full, price: undefined })).toBe('price')
    expect(stepFor('date', full)).toBe('date')
    expect(stepFor('checkout', { marketId: 'demo', services: [] })).toBe('checkout')
  })
})

describe('a guest', () => {
  const good = {
    customerName: 'Bo Hansen',
    customerEmail: 'bo@example.com',
    customerPhone: '20 12 34 56',
    termsAccepted: true,
  }
  const cart = [{ bookingRequest: '01J00000000000000000000000', cartToken: 'f'.repeat(32) }]

  /** Checks the fields as the form does: by the shape of the call, then by further rules. */
  const guestErrors = (typed: typeof good, country: string) => ({
    ...parseBody(paymentsContract.init.body, withoutEmpty(checkoutBody(cart, typed, country))).codes,
    ...guestCodes(typed, country, []),
  })

  it('is accepted with valid fields', () => {
    expect(guestErrors(good, 'dk')).toEqual({})
    expect(guestErrors({ ...good, customerPhone: '+49 30 123456' }, 'dk')).toEqual({})
    expect(guestErrors({ ...good, customerPhone: '512 345 678' }, 'pl')).toEqual({})
  })

  it.each([
    [{ customerName: '' }, { customerName: 'required' }],
    [{ customerName: 'Bo "B" Hansen' }, { customerName: 'has_quotes' }],
    [{ customerEmail: 'bo@' }, { customerEmail: 'invalid_email' }],
    [{ customerPhone: ' ' }, { customerPhone: 'required' }],
    [{ customerPhone: '123' }, { customerPhone: 'invalid_phone' }],
    [{ termsAccepted: false }, { termsAccepted: 'terms_not_accepted' }],
  ])('is refused with %j', (change, expected) => {
    expect(guestErrors({ ...good, ...change }, 'dk')).toEqual(expected)
  })
})
