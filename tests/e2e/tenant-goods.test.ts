/** A tenant prices three things on a phone, completes the sheet and gets the labels. */
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

const THINGS = [
  ['Termostøvler', '80'],
  ['Regnjakke, blå', '60,50'],
  ['Træpuslespil', '40'],
] as const

test('Three things are priced, saved by themselves, completed, and their labels open', async () => {
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
    await page.getByLabel(says('goods.name')).fill(name)
    await page.getByLabel(says('goods.price')).fill(price)
    await button('goods.next').click()
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()
  }
  await page.getByText(says('goods.savedAt')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a product sheet that is typed')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Træpuslespil' }).waitFor()
  await button('goods.complete').click()
  await page.getByRole('dialog').getByText(says('goods.askCompleteText')).waitFor()
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
  await page.getByRole('button', { name: 'Åbn 3 mærker' }).click()
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
