/** Two administrators work on one booking: the slower sees what is there now, and what they typed stays (D30). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { button, field, forward, gone, holdTimers, press, says, seen, seenText } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { stub } from '../stub.ts'
import { addressOf, OUT, openBooking, PAID_BOOKING, STAFFS_BOOKING, TAKEN_BACK } from './booking-app.ts'

const dialog = page.getByRole('dialog')
const inDialog = (key: string) => dialog.getByRole('button', { name: says(key) })

test('What a colleague gave back meanwhile stands in the dialog; the amount that was typed stays', async () => {
  const { booking, money, moneyOf } = await openBooking(PAID_BOOKING)
  await button('requests.refund').click()
  await dialog.getByRole('radio', { name: says('requests.refundPart') }).click()
  await field('amount').fill('20,00')
  const left = () => ({ ...moneyOf(booking.now()), refundable: { rent: '220.00', addons: '0.00' } })
  booking.change({ refundedAmount: '30.00' })
  money.answer(left)
  const refunds = stub(refundCalls.refundRequest, ({ body }) =>
    body.version === booking.now().version
      ? { status: 'confirmed' as const, addonsRefunded: false, amount: '20.00' }
      : refuse(kitRefusals.changed_meanwhile, { present: left() }),
  )
  await inDialog('requests.refundPay').click()
  await seen(dialog.getByText(says('requests.changedTitle')))
  await seen(dialog.getByText(says('requests.refundNow', { amount: '220,00\u00a0kr.' })))
  await expect.element(field('amount')).toHaveValue('20,00')
  await inDialog('requests.refundPay').click()
  await gone(dialog)
  expect(refunds.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ amount: '20.00', version: 1 }),
    expect.objectContaining({ amount: '20.00', version: 2 }),
  ])
})

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

test('A link is sent over what a colleague changed only once it is seen, and is taken back', async () => {
  const { booking, sends, takesBack } = await openBooking(STAFFS_BOOKING)
  await button('staff-bookings.send').click()
  await seen(dialog.getByText(/anna@example\.com/).first())
  await seen(dialog.getByText(says('staff-bookings.worksByItself')))
  await field('validUntil').fill('04-07-2027')
  booking.change({ price: '300.00', totalPrice: '300.00' })
  await inDialog('staff-bookings.send').click()
  await seen(dialog.getByText(says('staff-bookings.changedTitle')))
  await seen(dialog.getByText(/300,00/).first())
  await expect.element(field('validUntil')).toHaveValue('04-07-2027')
  await inDialog('staff-bookings.send').click()
  await seenText('staff-bookings.isSent')
  expect(sends.sent.at(-1)?.body).toMatchObject({ validUntil: '2027-07-04T21:59:59.000Z', version: 2 })
  await button('staff-bookings.withdraw').click()
  await seen(dialog.getByRole('heading'))
  await inDialog('staff-bookings.withdraw').click()
  await seenText('staff-bookings.linkOver')
  expect(takesBack.sent).toHaveLength(1)
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

test('Back to another booking shows that one alone, also when a dialog was open', async () => {
  const one = { ...STAFFS_BOOKING, shelf: { id: idOf('shelf', 6), name: 'C6' } }
  const other = {
    ...STAFFS_BOOKING,
    id: idOf('booking', 7),
    shelf: { id: idOf('shelf', 7), name: 'C7' },
    totalPrice: '300.00',
  }
  await openBooking(one, [other])
  const isShown = (name: string) =>
    seen(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}, `) }))
  location.hash = `#${addressOf(other)}`
  await isShown('C7')
  location.hash = `#${addressOf(one)}`
  await isShown('C6')
  await button('staff-bookings.send').click()
  await seen(dialog.getByText(says('staff-bookings.worksByItself')))
  history.back()
  await isShown('C7')
  await gone(dialog)
  await button('staff-bookings.send').click()
  await seen(dialog.getByText(/300,00/).first())
  expect(page.css('#asked').elements()).toHaveLength(1)
})
