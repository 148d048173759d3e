/** A reservation that is changed stays one reservation, whatever becomes of the answer. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, forward, gone, holdTimers, reload, says, seen, title } from '../screen.tsx'
import { Failed, LOST } from '../stub.ts'
import {
  chooseDate,
  choosePrice,
  chooseServices,
  chooseType,
  freeDays,
  goBackToDate,
  openCheckout,
  openVisitor,
  reserveByHand,
} from '../visitor-app.tsx'

const linesKept = (): number => JSON.parse(localStorage.getItem('bookingsInfo') ?? '[]').length

const chooseAnother = async (nth: number): Promise<string> => {
  await freeDays.nth(nth).click()
  return freeDays.nth(nth).element().getAttribute('data-day') ?? ''
}

test('Back from the checkout and another day changes the reservation and adds none', async () => {
  const { held } = await openVisitor('/booking')
  await reserveByHand('Glasskab')
  const [first] = held()
  await goBackToDate()
  await button('bookings.proceed').click()
  await title('payments.title')
  expect(held().map(({ id }) => id)).toEqual([first?.id])

  await goBackToDate()
  const day = await chooseAnother(4)
  await button('bookings.saveChange').click()
  await title('payments.title')
  expect(held().map(({ dateStart }) => dateStart)).toEqual([day])
  expect(held()[0]?.id).not.toBe(first?.id)
  expect(linesKept()).toBe(1)
})

test.each([
  ['at once', () => Promise.resolve()],
  [
    'after a look at its details',
    async () => {
      await button('bookings.editNamed').click()
      await title('bookings.dateTitle')
      await button('kit.back').click()
      await title('payments.title')
    },
  ],
])('A further shelf is added from the checkout, and the first one stays: %s', async (_, before) => {
  const { held } = await openCheckout()
  const [first] = held()
  await before()
  await button('bookings.addMore').click()
  await title('bookings.typeTitle')
  await gone(button('bookings.keepIt'))
  await reserveByHand('Tøjstativ')
  expect(held()).toHaveLength(2)
  expect(held()[0]?.id).toBe(first?.id)
  expect(linesKept()).toBe(2)
})

test('The days, the period and the extras of a line are edited in place', async () => {
  const { held } = await openVisitor('/booking')
  await chooseType('Standardhylde')
  await choosePrice(0)
  await chooseServices(1)
  await chooseDate()
  await button('bookings.proceed').click()
  await title('payments.title')
  await button('bookings.editNamed').click()
  await title('bookings.dateTitle')
  await page
    .getByLabelText(says('bookings.stepPrice'))
    .selectOptions(page.getByRole('option', { name: /^2 uger/ }))
  await button('shelves.oneMore').last().click()
  const day = await chooseAnother(2)
  await button('bookings.saveChange').click()
  await title('payments.title')
  expect(held()).toHaveLength(1)
  expect(held()[0]).toMatchObject({
    dateStart: day,
    bookingPeriodLabel: '2 uger',
    bookingAddons: [{ serviceName: 'Nedpakning' }, { serviceName: 'Prismærker' }],
  })
})

test.each([
  ['was lost', LOST],
  ['a gateway did not wait for', new Failed(504)],
] as const)('A change whose answer %s leaves one reservation, not two', async (_, end) => {
  const { held, reserve, reserves } = await openCheckout(['Tøjstativ'])
  await goBackToDate()
  const day = await chooseAnother(3)
  reserves.answer(sent => {
    reserve(sent)
    return end
  })
  await button('bookings.saveChange').click()
  await expect.poll(() => held().map(({ dateStart }) => dateStart)).toEqual([day])
  reserves.answer(reserve)
  await button('bookings.saveChange').click()
  await title('payments.title')
  expect(held().map(({ dateStart }) => dateStart)).toEqual([day])
  const [first, second] = reserves.sent.slice(-2)
  expect(second?.key).toBe(first?.key)
  expect(linesKept()).toBe(1)
})

test('A change whose answer was lost is not made twice, also after a reload', async () => {
  const { held, reserve, reserves } = await openCheckout()
  await goBackToDate()
  const day = await chooseAnother(3)
  reserves.answer(sent => {
    reserve(sent)
    return LOST
  })
  await button('bookings.saveChange').click()
  await expect.poll(() => held().map(({ dateStart }) => dateStart)).toEqual([day])
  reserves.answer(reserve)
  // What the page does with the failure ends before the reload.
  await seen(page.getByText(/Det, du har skrevet, er her stadig\.$/).first())
  await reload()
  await title('bookings.dateTitle')
  await button('bookings.proceed').click()
  await title('payments.title')
  expect(held().map(({ dateStart }) => dateStart)).toEqual([day])
})

test('The last shelf went to another between the date and the reservation: the page says so until a day is chosen', async () => {
  const { availability, held, reserve, reserves } = await openVisitor('/booking')
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  const day = page.css('button[data-place="start"]').element().getAttribute('data-day') ?? ''
  availability.answer({ unavailableDates: [day], specialClosingDates: [], closingDates: [] })
  reserves.answer(refuse(bookingRefusals.error_booking_period_unavailable))
  holdTimers()
  await button('bookings.proceed').click()
  const notice = page.getByRole('main').getByRole('alert')
  await seen(notice.getByText(/^Ingen ledig hylde fra .* i 1 uge/))
  // A notification is gone after seven seconds.
  await forward(8_000)
  await seen(notice.getByText(/En anden fik lige den sidste\. Vælg en anden dag/))
  await expect.element(notice).toHaveFocus()
  await seen(page.css(`button[data-day="${day}"][data-state="taken"]`))
  await gone(button('bookings.proceed'))
  reserves.answer(reserve)
  await chooseDate()
  await gone(notice)
  await button('bookings.proceed').click()
  await title('payments.title')
  expect(held()).toHaveLength(1)
})

test('A change of the cart that comes too late leaves the shelf that was reserved, and says so', async () => {
  const { held, reserves } = await openCheckout()
  const [before] = held()
  await button('bookings.editNamed').click()
  await title('bookings.dateTitle')
  await freeDays.last().click()
  reserves.answer(refuse(bookingRefusals.error_booking_period_unavailable))
  await button('bookings.saveChange').click()
  const notice = page.getByRole('main').getByRole('alert')
  await seen(notice.getByText(/^Ingen ledig hylde fra/))
  await seen(notice.getByText(/Din hylde fra .* er stadig reserveret/))
  await button('bookings.keepIt').click()
  await title('payments.title')
  expect(held().map(({ id }) => id)).toEqual([before?.id])
})
