/** Two administrators work on one booking: the slower sees what is there now, and what they typed stays (D30). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { button, field, gone, says, seen, seenText } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { stub } from '../stub.ts'
import { addressOf, openBooking, PAID_BOOKING, STAFFS_BOOKING } from './booking-app.ts'

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

/** A bookkeeper reads a booking, may give its money back, and sees nothing else that the server would refuse. */
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
