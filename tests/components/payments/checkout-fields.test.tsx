/** What the checkout of a guest asks, in which order, and how a buyer goes on who is known or has paid elsewhere. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, field, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { goBackToDate, openCheckout } from '../visitor-app.tsx'
import { atPay } from './checkout-app.ts'

test('Errors stand at their fields, and what was typed is kept', async () => {
  await openCheckout()
  await field('customerName').fill('Ida "Quote" Holm')
  await field('customerPhone').fill('12')
  await button('payments.pay').click()
  for (const id of ['customerEmail', 'customerName', 'customerPhone'])
    await expect.element(field(id)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('customerName')).toHaveValue('Ida "Quote" Holm')
})

test('A guest whose address is known may log in with a password, and need not type the address again', async () => {
  const { payments } = await atPay()
  const codes = stub(codeCalls.sendCode, { detail: 'sent' })
  payments.answer(refuse(customerRefusals.customer_exists, { email: 'guest@example.com' }))
  await button('payments.pay').click()
  await seenText('payments.knownText')
  await expect.poll(() => codes.sent.length).toBe(1)
  await button('code.usePassword').click()
  await expect.element(field('username')).toHaveValue('guest@example.com')
  await expect.element(field('password')).toHaveFocus()
})

test('The checkout asks for the wish to begin in a box of its own, and says at it when it is missing', async () => {
  const { payments, card } = await atPay()
  await field('beginWish').click()
  await button('payments.pay').click()
  await expect.element(field('beginWish')).toHaveAttribute('aria-invalid', 'true')
  await seenText('payments.beginWishMissing')
  await seen(page.css('a[href="/login/demo/withdrawal-right"]').first())
  expect(payments.sent).toHaveLength(0)
  await field('beginWish').click()
  await button('payments.pay').click()
  await expect.poll(() => card.opened.length).toBe(1)
  expect(payments.sent[0]?.body.beginWish).toBe(true)
})

test('A cart that is paid elsewhere shows the booking, on any step of the wizard', async () => {
  const { shop } = await openCheckout()
  await goBackToDate()
  const [held] = shop.cart
  for (const one of shop.cart) Object.assign(one, { status: 'paid', paidAt: new Date().toISOString() })
  await reload()
  await title('bookings.successTitle')
  await seen(page.getByRole('heading', { name: `Glasskab ${held?.shelf.name}` }))
  await seen(page.getByRole('main').getByText(says('receipt.withdraw')))
})
