import { expect, test } from 'vitest'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { allHeld, allocate, allocateAll, type ToAllocate } from '#shared/payments/rules.ts'
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
  status: 'payment_initiated',
  shelf: { id: 'A', name: 'A' },
  shelfType: { id: 't' },
  dateStart: '2026-12-01',
  dateEnd: '2026-12-07',
  letGo: false,
  ...more,
})
const booked = { by: 'mine', status: SHELF_BOOKING.bookedAndPaidOnline, until: 0 }

test('A request that still holds its shelf is booked on it', () => {
  const after = allocate(request(), [shelf('A', [{ by: 'mine', status: 4 }])], AT)
  expect(after?.taken).toEqual([{ first: '2026-12-01', last: '2026-12-07', ...booked }])
})

test('A late payment gets the same shelf while it is free', () => {
  expect(allocate(request({ status: 'expired' }), [shelf('B'), shelf('A')], AT)?.shelf.id).toBe('A')
})

test('A late payment gets another shelf of the type when its own is taken', () => {
  expect(allocate(request({ status: 'expired' }), [shelf('A', [{}]), shelf('B')], AT)?.shelf.id).toBe('B')
})

test('A request gets no shelf when none is free, when it was deleted, or when it is already paid', () => {
  expect(allocate(request({ status: 'expired' }), [shelf('A', [{}]), shelf('B', [{}])], AT)).toBeUndefined()
  expect(allocate(request({ letGo: true }), [shelf('A')], AT)).toBeUndefined()
  expect(allocate(request({ status: 'paid' }), [shelf('A')], AT)).toBeUndefined()
})

test('Two late requests of one payment get different shelves, and a third gets none', () => {
  const late = ['one', 'two', 'three'].map(id => request({ id, status: 'expired' }))
  const { stands, shelves } = allocateAll(late, [shelf('A'), shelf('B')], AT)
  expect([...stands].map(([id, at]) => [id, at.id])).toEqual([
    ['one', 'A'],
    ['two', 'B'],
  ])
  expect(shelves.map(({ taken }) => taken.map(({ by }) => by))).toEqual([['one'], ['two']])
})

test('A deleted request releases its shelf', () => {
  const { shelves } = allocateAll([request({ letGo: true })], [shelf('A', [{ by: 'mine' }])], AT)
  expect(shelves[0]?.taken).toEqual([])
})

test('Other shelves are needed only when a hold is lost', () => {
  expect(allHeld([request()], [shelf('A', [{ by: 'mine' }])])).toBe(true)
  expect(allHeld([request()], [shelf('A', [{}])])).toBe(false)
  expect(allHeld([request({ letGo: true })], [])).toBe(true)
})
