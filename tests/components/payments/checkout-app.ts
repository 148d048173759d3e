/** The checkout of a guest who has reserved a shelf. */
import { expect } from 'vitest'
import { checkoutCalls } from '#shared/payments/checkout-calls.ts'
import { stubCardWindow } from '../card-window.ts'
import { button, field } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { stub } from '../stub.ts'
import { openCheckout } from '../visitor-app.tsx'

const fillGuest = async (name = 'Gæst') => {
  await field('customerName').fill(name)
  await field('customerEmail').fill('guest@example.com')
  await field('customerPhone').fill('20123456')
  await field('termsAccepted').click()
  if (field('beginWish').elements().length) await field('beginWish').click()
}

/** Opens the checkout with a shelf reserved, and types a guest's fields. Ends before Pay. */
export const atPay = async (name?: string) => {
  const opened = await openCheckout()
  const card = stubCardWindow()
  stub(checkoutCalls.fail, { status: 'failed' })
  stub(checkoutCalls.cancel, { status: 'cancelled' })
  const payments = stub(checkoutCalls.init, { paymentId: 'session-1', txId: idOf('payment', 1) })
  const outcomes = stub(checkoutCalls.confirm, () => {
    for (const one of opened.shop.cart) one.status = 'paid'
    return {
      bookingRequests: opened.shop.cart.map(({ id, dateStart, dateEnd }) => ({
        id,
        status: 'paid' as const,
        dateStart,
        dateEnd,
      })),
    }
  })
  await fillGuest(name)
  return { ...opened, card, payments, outcomes }
}

/** Presses Pay, and waits for the card window. */
export const openCard = async ({ opened }: ReturnType<typeof stubCardWindow>) => {
  await button('payments.pay').click()
  await expect.poll(() => opened.length).toBe(1)
}
