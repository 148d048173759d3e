/** Tenants price goods: on a phone to the labels; two hundred from a spreadsheet by keyboard. */
import { beforeAll, expect, test } from 'vitest'
import { openMarket } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD } from '../people/staff.ts'
import { writtenTenant } from '../people/written-tenant.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const MARKET = 'tenant-goods'
const ANNA = { userNumber: '100001', name: 'Anna Holm', email: 'anna@tenant-goods.example' }

beforeAll(async () => {
  await openMarket(MARKET, 2)
  await writtenTenant(site, MARKET, ANNA, 'da')
})

const PRICES = ['80', '60,50', '40']
const THINGS = Array.from({ length: 9 }, (_, at) => [`Ting ${at + 1}`, PRICES[at % 3] ?? ''] as const)
/** The network is gone while these are typed. */
const [BREAKS, COMES_BACK] = ['Ting 4', 'Ting 7']

test('Nine things are priced on a phone, three of them without a network, and their labels open', async () => {
  const page = await site.openPage(LOCALES.da)
  const anna = { market: MARKET, username: ANNA.userNumber, password: STAFF_PASSWORD }
  await enterAsTenant(page, site.url(), anna, '/')
  const { says, button, title } = personAt(page, 'da')
  await page.getByRole('link', { name: says('customers.createProducts') }).click()
  await title('goods.sheets')
  await expectNoFindingsAtBothWidths(page, 'no product sheets yet')
  await page.setViewportSize({ width: 390, height: 844 })
  await button('goods.newSheet').first().click()
  await page.getByRole('heading', { name: 'Standard vareseddel' }).waitFor()
  for (const [name, price] of THINGS) {
    if (name === BREAKS) await page.context().setOffline(true)
    if (name === COMES_BACK) {
      await page.getByText(says('goods.keptHere')).waitFor()
      await page.context().setOffline(false)
    }
    await page.getByLabel(says('goods.name')).fill(name)
    await page.getByLabel(says('goods.price')).fill(price)
    await button('goods.next').click()
    await page.getByRole('listitem').getByText(name, { exact: true }).waitFor()
  }
  await page.getByText(says('goods.savedAt')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a product sheet that is typed')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByText('9 varer til').waitFor()
  await button('goods.complete').click()
  await page.getByRole('dialog').getByText(says('goods.askCompleteWithoutTill')).waitFor()
  await expectNoFindings(page, 'the question before a sheet is completed')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('goods.complete') })
    .click()
  await site.idle()
  await button('goods.printLabels').click()
  await page.getByRole('dialog').getByText(says('goods.actualSize')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the labels of a product sheet')
  await page.setViewportSize({ width: 390, height: 844 })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Åbn 9 mærker' }).click()
  await opened
  await page.getByText(says('goods.tabOpened')).waitFor()
  const file = await page.getByRole('link', { name: /^Åbn mærkerne/ }).getAttribute('href')
  const pdf = Buffer.from(await (await fetch(new URL(file ?? '', site.url()))).arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await button('kit.close').last().click()
  await page.getByText(says('goods.isPrinted')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a product sheet that is printed')
  await page.getByRole('link', { name: 'Varesedler' }).click()
  await title('goods.sheets')
  await expectNoFindingsAtBothWidths(page, 'the list of product sheets')
})

test('Two hundred lines of a spreadsheet become things by keyboard alone', async () => {
  const page = await site.openPage(LOCALES.da, 1280)
  const anna = { market: MARKET, username: ANNA.userNumber, password: STAFF_PASSWORD }
  await enterAsTenant(page, site.url(), anna, '/product-sheets')
  const { says, button } = personAt(page, 'da')
  await button('goods.newSheet').first().click()
  await page.getByRole('heading', { name: 'Standard vareseddel' }).waitFor()
  const lines = Array.from({ length: 200 }, (_, at) => `Ting ${at + 1}\t${at + 5},50`).join('\n')
  await page.getByLabel('Linje 1: Vare').focus()
  await page.evaluate(text => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, lines)
  await page.getByRole('dialog').getByText('Ting 6').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Tilføj 200 varer' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(says('goods.savedAt')).waitFor()
  await page.getByLabel('Linje 201: Vare').focus()
  await page.keyboard.type('Ting')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('201 varer til').waitFor()
  await expectNoFindings(page, 'a product sheet with earlier things')
})
