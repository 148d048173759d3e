/** The time of a hold runs out: before the payment, or while the visitor is away. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { HOLD_SECONDS, WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, field, forward, gone, holdTimers, reload, says, seen, seenText, title } from '../screen.tsx'
import { visit } from '../visitor-app.tsx'
import { atPay } from './checkout-app.ts'

const timer = page.getByRole('timer')

test('The countdown warns at five minutes, and at its end the cart is empty and can be had again with one tap', async () => {
  const { shop, held } = await atPay('Sine Sen')
  holdTimers()
  await seen(timer.getByText(/^1[45]:\d\d$/))
  await expect.element(timer).not.toHaveAttribute('data-warning')
  await forward((HOLD_SECONDS - WARNING_SECONDS) * 1000)
  await seen(page.css('[role="timer"][data-warning]').getByText(/^[45]:\d\d$/))
  await expect.element(page.getByText(says('bookings.minutesLeft_other', { count: '5' }))).toBeInTheDocument()
  await expect.element(field('customerName')).toHaveValue('Sine Sen')

  for (const one of shop.cart) one.status = 'expired'
  await forward(WARNING_SECONDS * 1000)
  await title('bookings.typeTitle')
  await seenText('bookings.expired_one')
  expect(Object.keys(localStorage)).not.toContain('bookingsInfo')
  expect(Object.keys(localStorage)).not.toContain('cartToken')
  await reload()
  await seenText('bookings.expired_one')
  await button('bookings.tryAgain').click()
  await title('payments.title')
  await seen(page.getByRole('heading', { name: /^Glasskab / }))
  await expect.element(field('customerName')).toHaveValue('Sine Sen')
  expect(held()).toHaveLength(1)
  await visit('/booking')
  await title('bookings.typeTitle')
  await gone(button('bookings.tryAgain'))
})

test('A buyer whose hold ran out before the payment reads so on the page', async () => {
  const { shop, payments } = await atPay()
  for (const one of shop.cart) one.status = 'expired'
  payments.answer(refuse(bookingRefusals.reservation_expired))
  await button('payments.pay').click()
  await title('bookings.typeTitle')
  await seen(page.getByRole('alert').getByText(says('bookings.expired_one')))
})
