/** The cards of the wizard's first steps, and what a market says in its own language. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { button, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { choosePrice, chooseType, openVisitor, reserveByHand, stubMarket, visit } from '../visitor-app.tsx'

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
