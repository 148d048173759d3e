/** A tenant prices goods on a phone, to the labels. */
import { expect, test } from 'vitest'
import { LOCALES } from './door.ts'
import { annaAt } from './goods-tenant.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const anna = annaAt(site)

const PRICES = ['80', '60,50', '40']
const THINGS = Array.from({ length: 9 }, (_, at) => [`Ting ${at + 1}`, PRICES[at % 3] ?? ''] as const)
/** The network is gone while these are typed. */
const [BREAKS, COMES_BACK] = ['Ting 4', 'Ting 7']

test('Nine things are priced on a phone, three of them without a network, and their labels open', async () => {
  const page = await site.openPage(LOCALES.da)
  await enterAsTenant(page, site.url(), anna, '/')
  const { says, button, title } = personAt(page, 'da')
  await page.getByRole('link', { name: says('customers.goods') }).click()
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
