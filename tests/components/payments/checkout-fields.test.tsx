/** What the checkout of a guest asks, in which order, and how a buyer goes on who is known or has paid elsewhere. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, field, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import {
  chooseDate,
  choosePrice,
  chooseType,
  goBackToDate,
  openCheckout,
  openVisitor,
} from '../visitor-app.tsx'
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

/** Presses Tab through the page. Returns what had the focus: its place, and in which column. */
const focusOrder = async () => {
  const order: { top: number; isRight: boolean; name: string }[] = []
  ;(page.getByRole('heading', { level: 1 }).element() as HTMLElement).focus()
  for (let presses = 0; presses < 60; presses++) {
    await press('{Tab}')
    const at = document.activeElement
    if (at?.closest('footer')) break
    if (!at || !document.getElementById('main')?.contains(at) || at.closest('table')) continue
    const { left, top } = at.getBoundingClientRect()
    const name = `${at.id} ${at.textContent?.slice(0, 40)}`
    order.push({ top: top + window.scrollY, isRight: left > 780, name })
  }
  return order
}

/** Expects the left column first, then the right one, and each from above to below. */
const expectSeenOrder = (order: Awaited<ReturnType<typeof focusOrder>>) => {
  expect(order.some(({ isRight }) => isRight)).toBe(true)
  const inSight = order.toSorted(
    (one, other) => Number(one.isRight) - Number(other.isRight) || one.top - other.top,
  )
  expect(order.map(({ name }) => name)).toEqual(inSight.map(({ name }) => name))
}

test('At a till PC Tab follows what is seen: the main action before the other, the form before the cart', async () => {
  await openVisitor('/booking', { language: 'en', width: 1280 })
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  await seen(button('bookings.addMore'))
  const date = await focusOrder()
  expectSeenOrder(date)
  expect(date.filter(({ isRight }) => isRight).map(({ name }) => name.trim())).toEqual([
    'Go to payment',
    'Book another shelf',
  ])
  await button('bookings.proceed').click()
  await title('payments.title')
  const checkout = await focusOrder()
  expectSeenOrder(checkout)
  expect(checkout.some(({ name }) => name.startsWith('customerName'))).toBe(true)
})

test('What has to be put right is not hidden behind the clock of a phone', async () => {
  await openCheckout(['Glasskab'], { language: 'de' })
  await button('payments.pay').click()
  const heading = page.getByText(says('kit.putRight'))
  await seen(heading)
  /** What is drawn where the heading is. */
  const isOnTop = () => {
    const element = heading.element()
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top, bottom - 1].every(y => element.contains(document.elementFromPoint(left + 1, y)))
  }
  await expect.poll(isOnTop).toBe(true)
  // Again with the summary just above what is in sight.
  field('customerName').element().scrollIntoView({ block: 'start' })
  ;(field('customerName').element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.poll(isOnTop).toBe(true)
})
