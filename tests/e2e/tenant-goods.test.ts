/** Tenants price goods: on a phone to the labels; two hundred from a spreadsheet by keyboard; many alike. */
import { beforeAll, expect, test } from 'vitest'
import { openMarket } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD } from '../people/staff.ts'
import { writtenTenant } from '../people/written-tenant.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const MARKET = 'tenant-goods'
const ANNA = { userNumber: '100001', name: 'Anna Holm', email: 'anna@tenant-goods.example' }

beforeAll(async () => {
  await openMarket(MARKET, 2)
  await writtenTenant(site, MARKET, ANNA, 'da')
})

const PRICES = ['80', '60,50', '40']
const THINGS = Array.from({ length: 30 }, (_, at) => [`Ting ${at + 1}`, PRICES[at % 3] ?? ''] as const)
/** The network is gone while these are typed. */
const [BREAKS, COMES_BACK] = ['Ting 11', 'Ting 21']

test('Thirty things are priced on a phone, ten of them without a network, and their labels open', async () => {
  const page = await site.openPage(LOCALES.da)
  await logInAsTenant(page, site.url(), {
    market: MARKET,
    username: ANNA.userNumber,
    password: STAFF_PASSWORD,
  })
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
  await page.getByText('30 varer til').waitFor()
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
  await page.getByRole('button', { name: 'Åbn 30 mærker' }).click()
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

/** A sheet of a new tenant, empty. */
const beginSheet = async (width: number) => {
  const page = await site.openPage(LOCALES.da, width)
  await logInAsTenant(page, site.url(), {
    market: MARKET,
    username: ANNA.userNumber,
    password: STAFF_PASSWORD,
  })
  const person = personAt(page, 'da')
  await page.goto(`${site.url()}/user#/product-sheets`)
  await person.button('goods.newSheet').first().click()
  await page.getByRole('heading', { name: 'Standard vareseddel' }).waitFor()
  return { page, ...person }
}

test('Two hundred lines of a spreadsheet become things by keyboard alone', async () => {
  const { page, says } = await beginSheet(1280)
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

test('Thirty alike are made on a phone, and without a camera the number of a label is typed', async () => {
  const { page, says, button } = await beginSheet(390)
  await button('goods.manyAlike').click()
  await page.locator('#many-name').fill('Kop')
  await page.locator('#many-price').fill('10')
  await page.locator('#many-count').fill('30')
  await expectNoFindings(page, 'many alike')
  await page.getByRole('button', { name: /^Tilføj 30, du får/ }).click()
  await page.getByText(says('goods.savedAt')).waitFor()
  await page.getByRole('listitem').filter({ hasText: '30 × 10' }).waitFor()
  await button('goods.scan').click()
  await page.getByText(says('goods.cameraNone')).waitFor()
  await expectNoFindings(page, 'the scanning of a label without a camera')
  await page.locator('#label-number').fill('xxxkb999999-1')
  await button('goods.fetch').click()
  await page.getByText(says('goods.unknownCode')).waitFor()
  await button('goods.scanDone').click()
  await page.getByText('30 varer til').waitFor()
})
