/** A tenant prices two hundred goods of a spreadsheet by keyboard. */
import { test } from 'vitest'
import { LOCALES } from './door.ts'
import { annaAt } from './goods-tenant.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const anna = annaAt(site)

test('Two hundred lines of a spreadsheet become things by keyboard alone', async () => {
  const page = await site.openPage(LOCALES.da, 1280)
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
