import { expect, test } from 'vitest'
import { type BookingRequest, withExtension } from '#functions/bookings/table/request.ts'

test('However often an extension is held and let go, a booking names the last ten, and each that counts', () => {
  const held = (nth: number) => ({ id: `held-${String(nth).padStart(3, '0')}`, status: 'reserved' })
  let booking = { children: { 'held-000': 'extended' } } as unknown as BookingRequest
  for (let nth = 1; nth <= 300; nth++) {
    booking = withExtension(booking, held(nth) as BookingRequest)
    booking.children[held(nth).id] = 'expired'
  }
  booking = withExtension(booking, held(301) as BookingRequest)
  expect(Object.keys(booking.children)).toEqual([
    'held-000',
    ...Array.from({ length: 10 }, (_, at) => held(291 + at).id),
    'held-301',
  ])
})
