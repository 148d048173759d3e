/** The cards of the wizard's first steps, the header, and what a market says in its own language. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'
import { IS_LONG } from '../run/soak.ts'
import { atRest } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const LONG_NAME = 'Den Allerstørste Genbrugsbutik i Hele Nordvestjylland'
const MOST_SHIFT = 0.02

beforeAll(async () => {
  await openMarket('long-name', 2, { visualName: LONG_NAME })
  await openMarket('paused', 1)
  const paused = await readMarket('paused')
  await commit(putMarket({ ...paused, onlineBookingFeature: false }))
})

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Element | null }[]
}

/** Notes by how much the page moves without the visitor's doing, and what moved. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { by: number; what: string }[] = []
    const presses = { at: 0 }
    Object.assign(window, { shifts, presses })
    for (const kind of ['pointerup', 'keyup'])
      document.addEventListener(kind, () => Object.assign(presses, { at: performance.now() }), true)
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? 'what is gone')
        if (!hadRecentInput) shifts.push({ by: value, what: what.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const expectStill = async (page: Page, step: string): Promise<void> => {
  const shifts = await page.evaluate(() =>
    (window as unknown as { shifts: { by: number; what: string }[] }).shifts.splice(0),
  )
  const total = shifts.reduce((sum, { by }) => sum + by, 0)
  expect(total, `${step}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
}

/** A move within half a second of a press counts as the visitor's doing. */
const VISITORS_DOING_MS = 500

/** Waits until a move of the page counts as one of its own. */
const untilItsOwn = (page: Page) =>
  page.waitForFunction(
    ms => performance.now() - (window as unknown as { presses: { at: number } }).presses.at > ms,
    VISITORS_DOING_MS,
  )

test.each(IS_LONG ? [390, 1280] : [390])(
  'Nothing moves when what is on its way arrives, at %d pixels',
  async width => {
    const page = await site.openPage('da-DK', width)
    await countShifts(page)
    await page.route(
      /shelf_(types|period_prices|type_services|type_availability|type_next_starts)/,
      async route => {
        await untilItsOwn(page)
        await route.continue()
      },
    )
    const { title, chooseType, choosePrice, chooseServices } = personAt(page, 'da')
    await page.goto(`${site.url()}/login/demo/booking`)
    await page
      .getByText(/^Ledig (fra|i dag)/)
      .first()
      .waitFor()
    await expectStill(page, 'types')
    for (const [name, go] of [
      ['prices', () => chooseType('Standardhylde')],
      ['services', () => choosePrice(1)],
      ['date', () => chooseServices(0)],
    ] as const) {
      await go()
      await page.waitForLoadState('networkidle')
      await atRest(page)
      await expectStill(page, name)
    }
    await title('bookings.dateTitle')
    // What is fetched ahead may still be on its way when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test('A tenant who presses Book on the market’s page books as a tenant, under a header of one row', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, chooseType, choosePrice, chooseDate } = personAt(page, 'da')
  const anna = { username: 'anna@example.com', password: 'Kunde-demo-1' }
  await enterAsTenant(page, site.url(), anna, '/')
  await page.locator('summary').waitFor()
  expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(72)
  await expectNoFindingsAtBothWidths(page, 'the header of a tenant')

  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('link', { name: says('markets.bookNow') }).click()
  await page.waitForURL(/\/user#\/create_booking/)
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  await button('bookings.proceed').click()
  await title('payments.title')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? '""'))
  expect((await visitorOf(site, 'demo').cart(token)).map(({ customer }) => customer)).toEqual(['100001'])
  await page.goto(`${site.url()}/login/demo/booking`)
  await page.waitForURL(/\/user#\/create_booking/)
})

test('An address in the wrong case finds the market', async () => {
  const page = await site.openPage('da-DK')
  const { title } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/DEMO/booking`)
  await page.waitForURL(/\/login\/demo\/booking/)
  await title('bookings.typeTitle')
})
