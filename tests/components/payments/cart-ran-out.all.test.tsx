/** A cart ran out, and another took some of its shelves meanwhile, or all. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, forward, gone, holdTimers, says, seen, seenText, title } from '../screen.tsx'
import { openCheckout } from '../visitor-app.tsx'

test('Of a cart that ran out the page lists what another has taken meanwhile, and the rest is held again', async () => {
  const { shop, reserve, reserves, held } = await openCheckout(['Glasskab', 'Tøjstativ'])
  const [cabinet] = held()
  holdTimers()
  for (const one of shop.cart) one.status = 'expired'
  await forward((HOLD_SECONDS + 1) * 1000)
  await title('bookings.typeTitle')
  await seenText('bookings.expired_other')
  reserves.answer(sent =>
    sent.body.shelfPeriodPrice === cabinet?.shelfPeriodPrice.id
      ? refuse(bookingRefusals.error_booking_period_unavailable)
      : reserve(sent),
  )
  await button('bookings.tryAgain').click()
  await title('payments.title')
  await forward(8_000)
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Glasskab, ' })
  await seen(notice.getByText(says('bookings.takenTitle')))
  await seen(notice.getByText(says('bookings.restHeld')))
  expect(held().map(({ shelfTypeName }) => shelfTypeName)).toEqual(['Tøjstativ'])
})

test('When all of a cart that ran out is taken, the page says so above the other shelves', async () => {
  const { shop, reserves } = await openCheckout()
  holdTimers()
  for (const one of shop.cart) one.status = 'expired'
  await forward((HOLD_SECONDS + 1) * 1000)
  await title('bookings.typeTitle')
  reserves.answer(refuse(bookingRefusals.error_booking_period_unavailable))
  await button('bookings.tryAgain').click()
  await seenText('bookings.takenTitle')
  await forward(8_000)
  await seen(page.getByRole('main').getByRole('alert').getByText(says('bookings.chooseBelow')))
  await gone(button('bookings.tryAgain'))
})
