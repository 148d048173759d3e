import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { HOLD_SECONDS, WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { visitorOf } from '../people/visitor.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** Opens a second tab of the same visitor. */
const openTab = async (page: Page): Promise<Page> => {
  const tab = await page.context().newPage()
  tab.setDefaultTimeout(20_000)
  return tab
}

const headerHeight = (page: Page): Promise<number> =>
  page.locator('#app header').evaluate(header => header.getBoundingClientRect().height)

/** Reads from the server the cart whose token the browser has. */
const serversCart = async (page: Page) => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? 'null'))
  return visitorOf(site, 'demo').cart(token)
}

test('A cart that is changed or paid in one tab changes in the other tab too', async () => {
  const first = await site.openPage('da-DK')
  const second = await openTab(first)
  const here = personAt(first, 'da')
  const there = personAt(second, 'da')
  await here.reserveOne(site.url(), 'demo', 'Glasskab')

  await second.goto(`${site.url()}/login/demo/booking`)
  const chip = second.getByRole('link', { name: /^1 hylde/ })
  await chip.waitFor()
  expect(await headerHeight(second), 'the cart does not make the header taller').toBe(
    await headerHeight(first),
  )
  await chip.click()
  await there.title('payments.title')
  await there.button('bookings.deleteNamed').click()
  await there.button('payments.delete').click()
  await first.getByText(here.says('payments.empty')).waitFor()
  await expectNoFindingsAtBothWidths(first, 'an empty cart')

  await there.reserveOne(site.url(), 'demo', 'Glasskab')
  await first.getByText('Glasskab').waitFor()
  await there.fillGuest({ name: 'To Faner', email: 'tabs@example.com', phone: '20123456' })
  await there.payByCard()
  await there.title('bookings.successTitle')
  await here.title('bookings.successTitle')
})

test('The countdown warns at five minutes, and at its end the cart is empty and the hold has expired', async () => {
  const page = await site.openPage('da-DK')
  await page.clock.install()
  const { says, title, reserveOne, fillGuest } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  await fillGuest({ name: 'Sine Sen', email: 'late@example.com', phone: '20123456' })
  const clock = page.getByRole('timer')
  await clock.getByText(/^1[45]:\d\d$/).waitFor()
  expect(await clock.getAttribute('data-warning')).toBeNull()
  const [held] = await serversCart(page)
  expect(held?.status).toBe('reserved')

  /** Moves the browser's clock and the server's. */
  const wait = async (seconds: number) => {
    await site.later(seconds)
    await page.clock.fastForward(seconds * 1000)
  }
  await wait(HOLD_SECONDS - WARNING_SECONDS)
  await page
    .locator('[role="timer"][data-warning]')
    .getByText(/^[45]:\d\d$/)
    .waitFor()
  await page.getByText(says('bookings.minutesLeft_other', { count: '5' })).waitFor({ state: 'attached' })
  expect(await page.locator('#customerName').inputValue()).toBe('Sine Sen')
  await expectNoFindingsAtBothWidths(page, 'five minutes left')

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? 'null'))
  await wait(WARNING_SECONDS)
  await title('bookings.typeTitle')
  await page.getByText(says('bookings.expired_one')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'time is up')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('bookingsInfo')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cartToken')
  expect((await visitorOf(site, 'demo').cart(token)).map(({ status }) => status)).toEqual(['expired'])
})

test('A buyer whose hold ran out before the payment reads so on the page', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, reserveOne, fillGuest } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  await fillGuest({ name: 'For Sen', email: 'toolate@example.com', phone: '20123456' })
  // Only the server's clock: the browser's countdown still runs.
  await site.later(HOLD_SECONDS + 1)
  await button('payments.pay').click()
  await title('bookings.typeTitle')
  await page.getByRole('alert').getByText(says('bookings.expired_one')).waitFor()
})
