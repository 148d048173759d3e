/** What a tenant prices is sold at the till: they see it on their phone, hear of it once, and staff clear what is odd. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { goodsOf, type Thing } from '../people/goods.ts'
import { browsersOf, hearingOf } from '../people/hearing.ts'
import { STAFF_PASSWORD } from '../people/staff.ts'
import { writtenTenant } from '../people/written-tenant.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const browsers = browsersOf(site)
const MARKET = 'demo'
const BODIL = { userNumber: '100090', name: 'Bodil Bruun', email: 'bodil@example.com' }
const THINGS = [
  { name: 'Kobberkande', price: '80' },
  { name: 'Regnjakke, blå', price: '60.50' },
  { name: 'Træpuslespil', price: '40' },
]
/** A number of hers that no thing has. */
const UNKNOWN = `lopkb${BODIL.userNumber}-77`

let things: Thing[]
let phone: { endpoint: string }

beforeAll(async () => {
  await writtenTenant(site, MARKET, BODIL, 'da')
  const logIn = { username: BODIL.userNumber, password: STAFF_PASSWORD, market_id: MARKET }
  const { accessToken: token } = (await site.call<{ accessToken: string }>('POST', '/api/token/', logIn)).body
  const bodil = goodsOf(site, '/api/customer', { market: MARKET, token })
  things = (await bodil.completed(THINGS)).products
  const hearing = hearingOf(bodil)
  phone = await browsers.subscribe((await hearing.read()).publicKey)
  await hearing.add(phone)
  await hearing.atAllHours()
})

/** The tenant's page asks again after a minute, but not while it counts its last answer as fresh. */
const aMinute = async (page: Page): Promise<void> => {
  for (const millis of [3_000, 61_000]) await page.clock.fastForward(millis)
}

/** A clerk types numbers, and what one costs that the till does not know. */
const sellAt = async (till: Page, numbers: readonly string[], price?: string): Promise<void> => {
  for (const [at, number] of numbers.entries()) {
    await till.locator('#number').fill(number)
    await till.locator('#number').press('Enter')
    await till.locator('#rows tr').nth(at).waitFor()
  }
  if (price) await till.getByLabel('Price').fill(price)
  await till.locator('#sell-button').click()
  await till.getByText('Sold.', { exact: true }).waitFor()
  await site.idle()
}

test('Three things are sold and one comes back: the tenant sees it and hears of it once; staff clear a number that nobody knows', async () => {
  const phonePage = await site.openPage(LOCALES.da)
  await phonePage.clock.install()
  const bodil = { market: MARKET, username: BODIL.userNumber, password: STAFF_PASSWORD }
  await enterAsTenant(phonePage, site.url(), bodil, '/sales')
  const tenant = personAt(phonePage, 'da')
  await phonePage.getByText(tenant.says('sold.noneTitle')).waitFor()

  const page = await site.openPage(LOCALES.da, 1280)
  await page.goto(`${site.url()}/local/till/?marketId=${MARKET}`)
  await sellAt(
    page,
    things.map(({ number }) => number),
  )
  await aMinute(phonePage)
  const youGet = (amount: string) => phonePage.locator('main p[aria-live]').filter({ hasText: amount })
  await youGet('180,50').waitFor()
  await phonePage.getByRole('listitem').filter({ hasText: 'Kobberkande' }).first().waitFor()
  await expectNoFindings(phonePage, 'what a tenant has just sold')
  expect((await browsers.arrived(phone)).map(({ message }) => message.body)).toEqual([
    expect.stringMatching(/^3 ting solgt/),
  ])

  const jug = page.locator('#receipts div').filter({ hasText: 'Kobberkande' })
  await jug.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Kobberkande came back.').waitFor()
  await site.idle()
  await aMinute(phonePage)
  await youGet('100,50').waitFor()
  await tenant.button('sold.freshLines_one').click()
  await phonePage
    .getByText(/-80,00/)
    .first()
    .waitFor()

  await sellAt(page, [UNKNOWN], '75')
  await logInAsStaff(page, site.url(), { at: '/payments/clearing' })
  const { says, button } = personAt(page, 'da')
  const dialog = page.getByRole('dialog')
  const line = page.getByRole('listitem').filter({ hasText: UNKNOWN })
  await line.getByText(says('clearing.unknownNumber')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the clearing list of the demo')
  await page.setViewportSize({ width: 1280, height: 844 })
  await line.getByRole('button', { name: says('clearing.findFor') }).click()
  await dialog.getByRole('searchbox').fill('kobberkande')
  await dialog
    .getByRole('radio', { name: /Kobberkande/ })
    .first()
    .click()
  await expectNoFindings(page, 'a line of the clearing list and what it may be')
  await button('clearing.giveTo', { name: BODIL.name }).click()
  await dialog.waitFor({ state: 'detached' })
  await line.waitFor({ state: 'detached' })
  await site.idle()
  await aMinute(phonePage)
  await youGet('175,50').waitFor()
  expect(await browsers.arrived(phone)).toHaveLength(1)
})
