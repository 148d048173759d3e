/** The checkout of a guest: fields, payments that fail, and an unknown outcome. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { checkoutCalls } from '#shared/payments/checkout-calls.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import {
  button,
  field,
  forward,
  gone,
  goneText,
  holdTimers,
  reload,
  says,
  seen,
  seenText,
  title,
} from '../screen.tsx'
import { Failed, stub } from '../stub.ts'
import { openCheckout } from '../visitor-app.tsx'
import { atPay, openCard } from './checkout-app.ts'

const timer = page.getByRole('timer')

test('The checkout names the ways to pay, and a browser knows every field of it', async () => {
  await openCheckout()
  await seen(page.getByText('Betalingsmåder: Kort, Apple Pay, Google Pay'))
  const fields = page
    .css('main :is(input, select):not([type="checkbox"])')
    .elements()
    .map(one => {
      const { type, autocomplete, inputMode } = one as HTMLInputElement
      return [type, autocomplete, inputMode].filter(Boolean).join(' ')
    })
  expect(fields).toEqual(['text name', 'email email', 'select-one tel-country-code', 'tel tel-national'])
})

test('A declined card is explained on the page, with the time of the hold, until the next try', async () => {
  const { card, outcomes } = await atPay()
  outcomes.answer(refuse(paymentRefusals.payment_failed))
  await openCard(card)
  card.pay()
  const notice = page.getByText(says('payments.failedTitle'))
  await seen(notice)
  await seen(page.getByText(/Der er ikke trukket penge\. Din reservation gælder til kl\. \d\d:\d\d\./))
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Betalingen gik ikke igennem/)
  await reload()
  await title('payments.title')
  await seen(notice)
  await button('payments.pay').click()
  await gone(notice)
  // The next try comes to its end here: the test that follows would resume it.
  await expect.poll(() => card.opened.length).toBe(2)
  card.close()
  await seenText('payments.cancelled')
})

test('A card provider that does not answer, and too many windows, are explained on the page', async () => {
  const { payments } = await atPay("Pat O'Neil")
  const notice = page.getByRole('status').filter({ hasText: 'Betalingen kom ikke i gang' })
  for (const [refusal, words] of [
    [paymentRefusals.payment_provider_unavailable, /Betalingen svarer ikke lige nu/],
    [paymentRefusals.too_many_windows, /Betalingen er åben i for mange vinduer/],
    [identityRefusals.too_many_attempts, /Der er prøvet for mange gange/],
  ] as const) {
    payments.answer(refuse(refusal))
    await button('payments.pay').click()
    await seen(notice.getByText(words))
  }
})

test('Back closes the card window, and what was not paid can be paid again', async () => {
  const { card } = await atPay()
  const cancels = stub(checkoutCalls.cancel, { status: 'cancelled' })
  await openCard(card)
  history.back()
  await title('bookings.dateTitle')
  await seenText('payments.cancelled')
  expect(cancels.sent).toHaveLength(1)
  expect(card.removed).toEqual(['session-1'])
  history.forward()
  await title('payments.title')
  await seenText('payments.cancelledTitle')
  await seen(button('payments.pay'))
})

test('Time and total stay in sight; errors name their field and lead to it', async () => {
  await openCheckout()
  const isInSight = () => {
    window.scrollTo(0, document.body.scrollHeight)
    const { top } = timer.element().getBoundingClientRect()
    return top >= 0 && top < 844
  }
  expect(isInSight(), 'on a phone').toBe(true)
  await page.viewport(1280, 844)
  await expect.poll(isInSight, { message: 'at a desk' }).toBe(true)
  await page.viewport(390, 844)

  await field('customerEmail').fill('nobody')
  await field('customerName').fill('A'.repeat(121))
  await button('payments.pay').click()
  await seen(page.getByRole('button', { name: 'Navn: Højst 120 tegn.' }))
  await page.getByRole('button', { name: /^E-mail: / }).click()
  await expect.element(field('customerEmail')).toHaveFocus()
  await button('identity.logIn').click()
  await seen(page.getByRole('heading', { name: says('payments.logInTitle') }))
  await goneText('kit.putRight')
  const order = ['username', 'password', 'termsAccepted'].map(
    id => document.getElementById(id)?.getBoundingClientRect().top ?? 0,
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('While the outcome of a payment is unknown, the buyer can neither delete nor pay again; then it is booked', async () => {
  const { card, outcomes, shop } = await atPay('Uvis Betaler')
  await page.viewport(1280, 844)
  const booked = shop.cart.map(({ id, dateStart, dateEnd }) => ({ id, dateStart, dateEnd }))
  outcomes.answer(new Failed(500, { detail: 'internal_error' }))
  holdTimers()
  await openCard(card)
  card.pay()
  const untilItGivesUp = () =>
    expect
      .poll(async () => {
        await forward(10_000)
        return page.getByText(says('payments.unsettledTitle')).elements().length
      })
      .toBe(1)
  await untilItGivesUp()
  await gone(button('payments.pay'))
  await gone(button('bookings.deleteNamed'))
  await seenText('payments.lostHold')
  await seen(page.getByRole('link', { name: /^\+45/ }).first())
  // There is no time after which the shelves would be lost.
  for (const width of [1280, 390]) {
    await page.viewport(width, 844)
    await gone(timer)
  }
  const asked = outcomes.sent.length
  await button('payments.askAgain').click()
  await expect.poll(() => outcomes.sent.length).toBeGreaterThan(asked)
  await untilItGivesUp()
  outcomes.answer(() => {
    for (const one of shop.cart) one.status = 'paid'
    return { bookingRequests: booked.map(one => ({ ...one, status: 'paid' as const })) }
  })
  // The network comes back, and the page asks by itself.
  window.dispatchEvent(new Event('online'))
  await title('bookings.successTitle')
  await seen(page.getByRole('heading', { name: /^Glasskab / }))
})
