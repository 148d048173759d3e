/** Staff book at the till: a shelf that is taken, and what is typed over a reload. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { customerBookingsCalls } from '#shared/bookings/staff-customer-bookings-calls.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { stubCustomer } from '../customers/customer-app.ts'
import { CUSTOMER } from '../demo.ts'
import { button, field, goneText, reload, says, seen, seenText, title } from '../screen.tsx'
import { stubPriceList } from '../shelves/price-list.ts'
import { SERVICES } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { STAFFS_BOOKING } from './booking-app.ts'
import { bookingOf, dayAfter, STANDARD, shelfNamed, stubPlan } from './plan-app.ts'

const submit = page.css('main button[type="submit"]')
const shownTotal = () => submit.element().textContent?.replaceAll('\u00a0', ' ')

/** Opens the form, at a shop where Anna rents C1 from the third day to the ninth. */
const open = async (query = '') => {
  const list = stubPriceList()
  await list.saveServices({
    body: [{ shelfType: STANDARD.id, service: SERVICES[0]?.service.id ?? '', price: '120.00' }],
  })
  const booking = bookingOf(1, 'C1', [3, 9])
  const plan = stubPlan([booking])
  stubCustomer()
  stub(staffCalls.list, { results: [CUSTOMER], page: 1, pagesCount: 1 })
  await openStaff(`/booking/new${query}`)
  await title('counter.title')
  return { ...plan, booking }
}

test('A shelf that is taken says by whom, and offers the nearest free one or a later day', async () => {
  const { booking, adds } = await open(
    `?shelf=${shelfNamed('C1').id}&from=${dayAfter(3)}&to=${dayAfter(9)}&customer=100001`,
  )
  const taken = () => seenText('counter.takenTitle', { name: 'C1' })
  await taken()
  await seen(page.getByText(says('counter.takenBy', { who: 'Anna Jensen' })))
  // Sent all the same, it is refused at its field.
  await submit.click()
  await expect.element(field('shelf')).toHaveAttribute('aria-invalid', 'true')
  await button('counter.useShelf').click()
  await goneText('counter.takenTitle')
  await expect.element(page.css('#shelf option:checked')).toMatchTextContent(/^C2/)
  location.hash = `#/booking/new?shelf=${shelfNamed('C1').id}&from=${dayAfter(3)}&customer=100001`
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('form.leave') })
    .click()
  await taken()
  await button('counter.startLater', { name: 'C1' }).click()
  await goneText('counter.takenTitle')
  await submit.click()
  await expect.poll(() => location.hash).toMatch(/^#\/booking\/confirmation\//)
  const sent = adds.sent.at(-1)?.body
  expect(sent?.shelf).toBe(shelfNamed('C1').id)
  expect((sent?.dateStart ?? '') > booking.dateEnd).toBe(true)
})

test('What is typed outlives a reload: another price, a service; then the price list’s price again', async () => {
  const { adds } = await open()
  await field('customer').fill('Anna')
  await page.getByRole('option', { name: /Anna Jensen/ }).click()
  await field('price').fill('ti')
  await submit.click()
  await seenText('counter.noAmount')
  await field('price').fill('150,50')
  await button('shelves.oneMore').first().click()
  await reload()
  await seenText('form.keptTitle')
  await seen(page.getByText(/Anna Jensen/).first())
  await expect.element(field('price')).toHaveValue('150,50')
  await expect.poll(shownTotal).toContain('270,50')
  await button('counter.useListPrice').click()
  await expect.element(field('price')).toHaveValue('199,00')
  await field('price').fill('150,50')
  await page.css('input[name="pay"][value="withhold"]').click()
  await submit.click()
  await expect.poll(() => location.hash).toMatch(/^#\/booking\/confirmation\//)
  expect(adds.sent.at(-1)?.body).toMatchObject({
    status: 1,
    customer: '100001',
    withholdFromSales: true,
    price: '150.50',
    bookingAddons: [{ service: SERVICES[0]?.service.id, quantity: 1 }],
  })
})

test('A customer’s page says what is withheld from sales and who booked it, and leads to a new booking of theirs', async () => {
  const withheld = {
    ...STAFFS_BOOKING,
    withholdFromSales: true,
    when: 'coming',
    isByStaff: true,
  } as const
  await open()
  stub(customerBookingsCalls.listCustomerBookings, { results: [withheld], page: 1, pagesCount: 1 })
  location.hash = '#/customers/100001'
  await seenText('customer.isWithheld')
  await seen(page.getByText(/booket af jer/).first())
  await page.getByRole('link', { name: says('customer.newBooking') }).click()
  await title('counter.title')
  await seen(
    page
      .getByRole('main')
      .getByText(/Anna Jensen/)
      .first(),
  )
})
