/** A reservation that is changed: which shelf it is then, a day that is taken, and a question that Back takes along. */
import { expect, test } from 'vitest'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, seen, seenText, title } from '../screen.tsx'
import { freeDays, goBackToDate, openCheckout } from '../visitor-app.tsx'

const linesKept = (): number => JSON.parse(localStorage.getItem('bookingsInfo') ?? '[]').length

const chooseAnother = async (nth: number): Promise<string> => {
  await freeDays.nth(nth).click()
  return freeDays.nth(nth).element().getAttribute('data-day') ?? ''
}

test('A change that leads to another shelf says which one it is now, and which it was', async () => {
  const { held } = await openCheckout()
  const from = held()[0]?.shelf.name ?? ''
  await goBackToDate()
  await chooseAnother(4)
  await button('bookings.saveChange').click()
  await title('payments.title')
  await seenText('bookings.movedShelf', { from, to: held()[0]?.shelf.name ?? '' })
})

test('If the other day is taken, the reservation stays as it was', async () => {
  const { held, reserves } = await openCheckout()
  const [before] = held()
  await goBackToDate()
  await chooseAnother(4)
  reserves.answer(refuse(bookingRefusals.error_booking_period_unavailable))
  await button('bookings.saveChange').click()
  await seenText('bookings.lostTitle')
  expect(held().map(({ id }) => id)).toEqual([before?.id])
  await button('bookings.keepIt').click()
  await title('payments.title')
  expect(linesKept()).toBe(1)
})

test('Back takes a question along with the page that asked it, and nothing is deleted', async () => {
  const { held } = await openCheckout()
  await button('bookings.deleteNamed').click()
  await seen(button('payments.delete'))
  history.back()
  await title('bookings.dateTitle')
  await expect.poll(() => button('payments.delete').elements().length).toBe(0)
  expect(held()).toHaveLength(1)
})
