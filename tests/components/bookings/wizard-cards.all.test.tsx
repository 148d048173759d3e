/** The wizard's cards and steps in a market's language, by ear, and with corrupt storage. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, says, seen, title } from '../screen.tsx'
import { choosePrice, chooseType, openVisitor, reserveByHand, visit } from '../visitor-app.tsx'

const article = (hasText: string) => page.getByRole('article').filter({ hasText })

test('The whole card can be pressed, and a service that is chosen looks chosen', async () => {
  await openVisitor('/booking')
  await article('Fire hylder på en meter').click()
  await title('bookings.priceTitle')
  await article('4 uger').click()
  await title('bookings.servicesTitle')
  const card = page.getByRole('article').first()
  await seen(card)
  const look = () => getComputedStyle(card.element()).borderColor
  const before = look()
  await button('shelves.oneMore').first().click()
  await expect.poll(look).not.toBe(before)
})

test('The quantity of a service and the days of the calendar speak for themselves', async () => {
  await openVisitor('/booking', { language: 'de' })
  await chooseType('Standardhylde')
  await choosePrice(0)
  await title('bookings.servicesTitle')
  await button('shelves.oneMore', { name: 'Opsætning' }).click()
  const group = page.getByRole('group', { name: 'Anzahl: Opsætning' })
  await seen(group.getByRole('button', { name: 'Eins weniger: Opsætning' }))
  await seen(group.getByRole('button', { name: 'Eins mehr: Opsætning' }))
  await expect.element(group.getByRole('status')).toMatchTextContent('1')
  await button('bookings.next').click()
  await title('bookings.dateTitle')
  const days = page.getByRole('grid', { name: says('bookings.calendarOf') }).getByRole('button')
  await seen(days.first())
  const names = days
    .elements()
    .map(
      day => day.querySelector(':scope > :not([aria-hidden])')?.textContent?.replaceAll('\u00a0', ' ') ?? '',
    )
  expect(names.length).toBeGreaterThan(30)
  const spoken =
    /^(\p{L}+tag|Mittwoch), \d+\. \p{L}+( \d{4})?(, heute)?, (frei|belegt|geschlossen|zusätzlich geschlossen)$/u
  expect(names.filter(name => !spoken.test(name))).toEqual([])
})

test('A type without extras has no such step: not in the line of steps, not on the way, not in Back', async () => {
  await openVisitor('/booking', { width: 1280 })
  await chooseType('Glasskab')
  const steps = page.getByRole('navigation', { name: says('bookings.progress') }).getByRole('listitem')
  expect(steps.elements()).toHaveLength(4)
  await choosePrice(0)
  await title('bookings.dateTitle')
  await button('kit.back').click()
  await title('bookings.priceTitle')
  await choosePrice(0)
  await title('bookings.dateTitle')
  await visit('/booking/services')
  await title('bookings.dateTitle')
})

test('The confirmation page without a booking leads to the first step', async () => {
  await openVisitor('/booking/success')
  await title('bookings.typeTitle')
})

test('Corrupt values in the browser’s storage break nothing', async () => {
  const now = Date.now() / 1000
  const half = { marketId: 'demo', bookingRequest: 'x', expiresOn: now + 900, reservedAt: now }
  localStorage.setItem('bookingsInfo', JSON.stringify([half, null, 7, { ...half, dateStart: 'soon' }]))
  localStorage.setItem('paymentId', JSON.stringify({ paymentId: 7, txId: {}, marketId: 'demo' }))
  localStorage.setItem('customerSession', JSON.stringify({ accessToken: 1, marketId: 'demo' }))
  sessionStorage.setItem('bookingChoice', JSON.stringify({ marketId: 'demo', services: 'many', price: 3 }))
  sessionStorage.setItem('guest', '{"name":')
  sessionStorage.setItem('availability', JSON.stringify({ today: 1, answers: [] }))
  await openVisitor('/booking/date')
  await title('bookings.typeTitle')
  await reserveByHand('Glasskab')
  await seen(button('payments.pay'))
})

test('A change of language in the wizard changes all texts, also the periods', async () => {
  await openVisitor('/booking', { width: 1280 })
  await reserveByHand('Glasskab')
  await seen(page.getByText(/^\d uger?$/).first())
  await page.getByRole('combobox', { name: 'Sprog' }).selectOptions('de')
  await seen(page.getByText(/^\d Wochen?$/).first())
})
