/** Two administrators work on one booking: extend it, note it as paid, ask for its money (D30). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { button, field, forward, gone, holdTimers, press, says, seen, seenText } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { stub } from '../stub.ts'
import { OUT, openBooking, PAID_BOOKING, STAFFS_BOOKING, TAKEN_BACK } from './booking-app.ts'

const dialog = page.getByRole('dialog')
const inDialog = (key: string) => dialog.getByRole('button', { name: says(key) })

test('Whoever extends a booking that a colleague has just extended sees so, and the price that was typed stays', async () => {
  const { booking } = await openBooking(PAID_BOOKING)
  await button('requests.extend').click()
  await field('dateEnd').fill('18-07-2027')
  await field('price').fill('99,00')
  booking.change({ dateEnd: '2027-07-14', childrenIds: [idOf('booking', 2)] })
  stub(requestsCalls.extendByStaff, refuse(kitRefusals.changed_meanwhile, { present: booking.now() }))
  await inDialog('requests.extendSave').click()
  await seen(dialog.getByText(/Den er allerede forlænget/))
  await expect.element(field('price')).toHaveValue('99,00')
})

test('A last day to pay that is over is refused at its field', async () => {
  const { sends } = await openBooking(STAFFS_BOOKING)
  sends.answer(refuseFields({ validUntil: [inputRefusals.invalid] }))
  await button('staff-bookings.send').click()
  await seen(dialog.getByText(says('staff-bookings.worksByItself')))
  await field('validUntil').fill('05-06-2027')
  await inDialog('staff-bookings.send').click()
  await seen(dialog.getByText(says('staff-bookings.dayIsOver')).first())
})

test('What a colleague changed while a link is out stands before what is noted as paid', async () => {
  const { booking } = await openBooking({ ...STAFFS_BOOKING, ...OUT })
  await button('staff-bookings.settle').click()
  await seen(dialog.getByText(/Notér 250,00/).first())
  booking.change({ price: '300.00', totalPrice: '300.00' })
  await inDialog('staff-bookings.settleSave').click()
  await seen(dialog.getByText(/^Før: .*250,00/))
  await seen(dialog.getByText(/^Nu: .*300,00/))
  await seen(dialog.getByText(/Notér 300,00/).first())
  await inDialog('kit.cancel').click()
  await seen(page.getByText(/300,00/).first())
})

test('The page follows by itself when a colleague takes the link back', async () => {
  holdTimers()
  const { booking } = await openBooking({ ...STAFFS_BOOKING, ...OUT })
  await seen(button('staff-bookings.withdraw'))
  booking.change(TAKEN_BACK)
  await forward(61_000)
  await seenText('staff-bookings.linkOver')
})

test('Whoever is about to ask for money that a colleague has just taken sees so, and what they typed stays', async () => {
  const { booking, reads, sends } = await openBooking(STAFFS_BOOKING)
  holdTimers()
  await button('staff-bookings.send').click()
  await seen(dialog.getByText(says('staff-bookings.worksByItself')))
  await field('validUntil').fill('04-07-2027')
  booking.change({ shelfStatus: SHELF_BOOKING.bookedAndPaid })
  const before = reads.sent.length
  await forward(6_000)
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => reads.sent.length).toBeGreaterThan(before)
  await inDialog('staff-bookings.send').click()
  await seen(dialog.getByText(says('staff-bookings.linkGone')))
  await expect.element(field('validUntil')).toHaveValue('04-07-2027')
  // Enter sends nothing where there is no button to send it.
  const sent = sends.sent.length
  ;(field('validUntil').element() as HTMLElement).focus()
  await press('{Enter}')
  await inDialog('kit.cancel').click()
  await gone(dialog)
  await gone(page.getByRole('heading', { name: says('staff-bookings.link') }))
  expect(sends.sent).toHaveLength(sent)
})
