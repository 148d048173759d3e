/** A bookkeeper reads a booking, may give its money back, and sees nothing else that the server would refuse. */
import { expect, test } from 'vitest'
import { button, seen, seenText } from '../screen.tsx'
import { openBooking, PAID_BOOKING, STAFFS_BOOKING } from './booking-app.ts'

const absent = (keys: readonly string[]) => {
  for (const key of keys) expect(button(key).elements(), key).toHaveLength(0)
}

test('Of a paid booking a bookkeeper can only give money back', async () => {
  await openBooking(PAID_BOOKING, [], { role: 'bookkeeper' })
  await seen(button('requests.refund'))
  absent(['requests.confirm', 'requests.extend', 'requests.dates', 'requests.resend', 'requests.noteWrite'])
})

test('Of a booking that nobody has paid a bookkeeper can do nothing', async () => {
  await openBooking(STAFFS_BOOKING, [], { role: 'bookkeeper' })
  await seenText('requests.money')
  absent(['staff-bookings.send', 'requests.extend', 'requests.dates', 'requests.noteWrite'])
})
