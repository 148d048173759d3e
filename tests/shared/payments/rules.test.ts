import { expect, test } from 'vitest'
import { type RequestStatus, SHELF_BOOKING } from '#shared/bookings/states.ts'
import {
  allHeld,
  allocate,
  allocateAll,
  askAgainSeconds,
  dividePaid,
  type ToAllocate,
} from '#shared/payments/rules.ts'
import type { Calendar, Taken } from '#shared/shelves/calendar.ts'

const AT = { today: '2026-11-21', now: 10_000 }
const shelf = (id: string, taken: Partial<Taken>[] = []): Calendar => ({
  shelf: { id, name: id },
  version: 3,
  taken: taken.map(one => ({
    first: '2026-12-01',
    last: '2026-12-07',
    by: 'other',
    status: 5,
    until: 0,
    ...one,
  })),
})
const request = (more: Partial<ToAllocate> = {}): ToAllocate => ({
  id: 'mine',
  shelf: { id: 'A', name: 'A' },
  dateStart: '2026-12-01',
  dateEnd: '2026-12-07',
  ...more,
})
const booked = { by: 'mine', status: SHELF_BOOKING.bookedAndPaidOnline, until: 0 }

test('A request that still holds its shelf is booked on it', () => {
  const after = allocate(request(), [shelf('A', [{ by: 'mine', status: 4 }])], AT)
  expect(after?.taken).toEqual([{ first: '2026-12-01', last: '2026-12-07', ...booked }])
})

test('A late payment gets the same shelf while it is free', () => {
  expect(allocate(request(), [shelf('B'), shelf('A')], AT)?.shelf.id).toBe('A')
})

test('A late payment gets another shelf of the type when its own is taken', () => {
  expect(allocate(request(), [shelf('A', [{}]), shelf('B')], AT)?.shelf.id).toBe('B')
})

test('A request gets no shelf when none is free', () => {
  expect(allocate(request(), [shelf('A', [{}]), shelf('B', [{}])], AT)).toBeUndefined()
})

test('Two late requests of one payment get different shelves, and a third gets none', () => {
  const late = ['one', 'two', 'three'].map(id => request({ id }))
  const { allocated, shelves } = allocateAll(late, [shelf('A'), shelf('B')], AT)
  expect([...allocated].map(([id, at]) => [id, at.id])).toEqual([
    ['one', 'A'],
    ['two', 'B'],
  ])
  expect(shelves.map(({ taken }) => taken.map(({ by }) => by))).toEqual([['one'], ['two']])
})

test('A request that gets no shelf releases the one it holds', () => {
  const wide = request({ dateStart: '2026-11-30' })
  const held = shelf('A', [{ by: 'mine' }, { first: '2026-11-30', last: '2026-11-30' }])
  const elsewhere = { ...wide, shelf: { id: 'B', name: 'B' } }
  const { allocated, shelves } = allocateAll([elsewhere], [held], AT)
  expect(allocated.size).toBe(0)
  expect(shelves[0]?.taken.map(({ by }) => by)).toEqual(['other'])
})

test('A payment books what it buys, releases what it does not, and leaves the requests of other payments alone', () => {
  const paid = (
    id: string,
    status: RequestStatus,
    more: { txId?: string | null; isRemoved?: boolean; paidTs?: number; byStaff?: object } = {},
  ) => ({
    id,
    status,
    txId: 'ours',
    isRemoved: false,
    paidTs: null,
    ...more,
  })
  const requests = [
    paid('held', 'payment_initiated'),
    paid('late', 'expired', { txId: null }),
    paid('removed', 'payment_initiated', { isRemoved: true }),
    paid('replaced', 'expired'),
    paid('being paid elsewhere', 'payment_initiated', { txId: 'theirs', isRemoved: true }),
    paid('paid elsewhere', 'paid', { txId: 'theirs' }),
    paid('asked for', 'payment_request_payment_initiated', { byStaff: {} }),
    paid('taken back', 'confirmed', { byStaff: {}, txId: null }),
    paid('paid in the shop', 'confirmed', { byStaff: {}, paidTs: 1 }),
    paid('confirmed', 'confirmed', { paidTs: 1 }),
  ]
  const { toBook, toRelease } = dividePaid(requests, 'ours', ({ id }) => id !== 'replaced')
  expect(toBook.map(({ id }) => id)).toEqual(['held', 'late', 'asked for', 'taken back'])
  expect(toRelease.map(({ id }) => id)).toEqual(['removed', 'replaced'])
})

test('Other shelves are needed only when a hold is lost', () => {
  expect(allHeld([request()], [shelf('A', [{ by: 'mine' }])])).toBe(true)
  expect(allHeld([request()], [shelf('A', [{}])])).toBe(false)
  expect(allHeld([], [])).toBe(true)
})

test('A missing outcome is asked for each minute, and after an hour every 15 minutes', () => {
  expect([askAgainSeconds(0, 960), askAgainSeconds(0, 3599)]).toEqual([60, 60])
  expect([askAgainSeconds(0, 3600), askAgainSeconds(0, 90_000)]).toEqual([900, 900])
})
