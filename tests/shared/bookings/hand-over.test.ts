/** Which bookings a tenant may hand on, until when, and what it does to the right of withdrawal (decision 031). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Handable, isOffered, offerUntil, whyNotHandOver } from '#shared/bookings/hand-over.ts'
import { BOOKING_REQUEST_STATUSES, isBooked } from '#shared/bookings/states.ts'
import { tenantsHandOverCalls } from '#shared/bookings/tenants-hand-over-calls.ts'
import { wayOut } from '#shared/bookings/withdrawal.ts'
import { addDays, startOfDay } from '#shared/kit/day.ts'
import { bookingOf, shopOf } from './withdrawable.ts'

const TODAY = '2026-11-23'
const ZONE = 'Europe/Copenhagen'

const booking = (more: Partial<Handable> = {}): Handable => ({
  status: 'paid',
  dateStartCustomer: '2026-11-28',
  totalPrice: 45_000,
  parentBookingRequest: null,
  children: {},
  ...more,
})

const why = (more: Partial<Handable>) => whyNotHandOver(booking(more), TODAY)?.code

describe('Which bookings', () => {
  test('Those that are booked and paid, until the day before they begin', () => {
    expect(why({})).toBeUndefined()
    expect(why({ status: 'confirmed', byStaff: { status: 2 } })).toBeUndefined()
    expect(why({ dateStartCustomer: addDays(TODAY, 1) })).toBeUndefined()
    for (const dateStartCustomer of [TODAY, addDays(TODAY, -3)])
      expect(why({ dateStartCustomer })).toBe('hand_over_begun')
    for (const status of BOOKING_REQUEST_STATUSES.filter(one => !isBooked(one)))
      expect(['hand_over_not_booked', 'hand_over_not_paid']).toContain(why({ status }))
  })

  test('Nobody takes a debt over: what is paid in the shop is paid first, what costs nothing needs no payment', () => {
    const unpaid = { status: 'confirmed', byStaff: { status: 1 } } as const
    expect(why(unpaid)).toBe('hand_over_not_paid')
    expect(why({ ...unpaid, totalPrice: 0 })).toBeUndefined()
    expect(why({ status: 'payment_request' })).toBe('hand_over_not_paid')
  })

  test('An extended stay has one tenant; an extension that was never paid stands in no way', () => {
    expect(why({ parentBookingRequest: 'first' })).toBe('hand_over_chain')
    for (const status of ['paid', 'confirmed', 'payment_request'] as const)
      expect(why({ children: { next: status } })).toBe('hand_over_chain')
    for (const status of ['reserved', 'payment_initiated'] as const)
      expect(why({ children: { next: status } })).toBe('extension_under_way')
    for (const status of ['expired', 'refunded'] as const)
      expect(why({ children: { next: status } })).toBeUndefined()
  })
})

describe('Until when', () => {
  test('Seven days, and never into the first day, also where a week has an hour more or less', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 40 }), (now, days) => {
        const dateStartCustomer = addDays(new Date(now).toISOString().slice(0, 10), days + 1)
        const until = offerUntil(ZONE, { dateStartCustomer }, now)
        expect(until * 1_000).toBeLessThan(startOfDay(ZONE, dateStartCustomer))
        expect(until).toBeLessThanOrEqual(now / 1_000 + 7 * 86_400)
        expect(until).toBeGreaterThan(now / 1_000)
      }),
    )
  })

  test('An offer stands while its time runs and the booking can be handed on', () => {
    const at = 1_000
    const handOver = { until: at + 1 }
    expect(isOffered(booking({ handOver }), TODAY, at)).toBe(true)
    expect(isOffered(booking({ handOver }), TODAY, at + 1)).toBe(false)
    expect(isOffered(booking({ handOver, status: 'refund_initiated' }), TODAY, at)).toBe(false)
    expect(isOffered(booking({ handOver }), '2026-11-28', at)).toBe(false)
    expect(isOffered(booking(), TODAY, at)).toBe(false)
  })
})

describe('What becomes of the right of withdrawal', () => {
  const paid = bookingOf({ children: { next: 'paid' } })
  const shop = shopOf()

  test('Who paid keeps it, also when the friend has extended the booking', () => {
    expect(wayOut(paid, shop, TODAY).why?.code).toBe('extension_first')
    expect(wayOut({ ...paid, handedOn: {} }, shop, TODAY).way?.kind).toBe('withdrawal')
  })

  test('The tiers of the market end with the hand-over', () => {
    const tiers = bookingOf({
      cancellation: [{ daysBefore: 1, percent: 50 }],
      dateStartCustomer: '2027-02-01',
      dateEndCustomer: '2027-02-14',
    })
    const late = '2027-01-15'
    expect(wayOut(tiers, shop, late).way?.kind).toBe('cancellation')
    expect(wayOut({ ...tiers, handedOn: {} }, shop, late).why?.code).toBe('withdrawal_over')
  })
})

test('What the tenant writes to the friend is lines of plain text, 300 characters at most', () => {
  const { body } = tenantsHandOverCalls.offerHandOver
  const isFine = (note: string) => body.safeParse({ name: 'Mette', email: 'mette@example.com', note }).success
  expect(isFine('Hej Mette!\nKan du bruge den?')).toBe(true)
  expect(isFine('x'.repeat(300))).toBe(true)
  expect(isFine('x'.repeat(301))).toBe(false)
  expect(isFine('a\u0007b')).toBe(false)
  expect(isFine('a\tb')).toBe(false)
})
