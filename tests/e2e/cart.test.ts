import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** Opens a second tab of the same visitor. */
const openTab = async (page: Page): Promise<Page> => {
  const tab = await page.context().newPage()
  tab.setDefaultTimeout(40_000)
  return tab
}

const headerHeight = (page: Page): Promise<number> =>
  page.locator('#app header').evaluate(header => header.getBoundingClientRect().height)

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
