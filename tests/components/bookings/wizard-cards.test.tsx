/** The cards of the wizard's first steps, and what a market says in its own language. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { button, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { choosePrice, chooseType, openVisitor, reserveByHand, stubMarket, visit } from '../visitor-app.tsx'

const article = (hasText: string) => page.getByRole('article').filter({ hasText })

test('A type says its lowest price, and exactly one period is the best a week, after discount', async () => {
  await openVisitor('/booking')
  await seen(page.getByText('299,00\u00a0kr.').first())
  await seenText('shelves.offerOn', { percent: '20\u00a0%', period: '2 uger' })
  await chooseType('Standardhylde')
  const best = page.getByText(says('shelves.bestPrice'))
  await seen(best)
  expect(best.elements()).toHaveLength(1)
  await seen(page.getByRole('article').filter({ has: best }).getByRole('heading', { name: '2 uger' }))
  await seen(page.getByText('139,60\u00a0kr. pr. uge'))
})

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

test('A cart shows in the header of every page of its market, in one row, and leads to the checkout', async () => {
  const market = { visualName: 'Den Allerstørste Genbrugsbutik i Hele Nordvestjylland' }
  await openVisitor('/booking', { market })
  await reserveByHand('Glasskab')
  await visit('')
  const cart = page.getByRole('link', { name: /^1 hylde/ })
  await seen(cart)
  for (const width of [390, 320]) {
    await page.viewport(width, 844)
    await seen(cart.getByText(/^1[45]:\d\d$/))
    expect(page.css('header').element().getBoundingClientRect().height).toBeLessThanOrEqual(72)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await cart.click()
  await title('payments.title')
  stubMarket({ marketId: 'berlin' })
  history.pushState(null, '', '/login/berlin')
  await reload()
  await seen(page.getByRole('link', { name: says('markets.bookNow') }))
  expect(cart.elements(), 'at another market').toHaveLength(0)
})

test('A market that takes no bookings online says so in place of the first step', async () => {
  const asked = stub(visitorsCalls.listTypes, { results: [], page: 1, pagesCount: 0 })
  await openVisitor('/booking', { market: { onlineBookingFeature: false } })
  await title('bookings.offTitle')
  await seenText('bookings.offText')
  expect(asked.sent).toEqual([])
})

test('Back leads one step back and then out of the wizard, by the page’s button and the browser’s', async () => {
  await openVisitor('')
  const book = page.getByRole('link', { name: says('markets.bookNow') })
  await book.click()
  await chooseType('Standardhylde')
  await choosePrice(0)
  await title('bookings.servicesTitle')
  await button('kit.back').click()
  await title('bookings.priceTitle')
  history.back()
  await title('bookings.typeTitle')
  // Going back resets the later choices, so Forward stays on this step.
  history.forward()
  await title('bookings.typeTitle')
  history.back()
  await title('bookings.typeTitle')
  history.back()
  await seen(book)
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
