/** Staff keep prices, periods, extras and shelves. */
import { expect, test, vi } from 'vitest'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 120_000 })

test('staff type and paste prices in a grid, save them at once, and visitors see them', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title } = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  await page.getByRole('link', { name: says('staff.booking') }).click()
  await page.getByRole('link', { name: says('staff.prices') }).click()
  await title('pricelist.prices')
  const cells = page.locator('[data-cell]')
  await cells.first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'prices')
  await page.setViewportSize({ width: 1280, height: 844 })

  const first = page.locator('table').first().locator('[data-cell="0 0"]')
  await first.fill('ti')
  await page.getByText(says('pricelist.noAmount')).waitFor()
  expect(
    await page.getByRole('button', { name: says('pricelist.savePrices_one', { count: '1' }) }).isEnabled(),
  ).toBe(false)
  await first.fill('1.234,5')
  await page.keyboard.press('ArrowDown')
  await page.locator('table').first().locator('[data-cell="1 0"]:focus').waitFor()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text', '71\t72,50\n81\t82')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  const cell = (at: string) => page.locator('table').first().locator(`[data-cell="${at}"]`)
  expect(await cell('1 1').inputValue()).toBe('72,50')
  const count = 5
  const save = page.getByRole('button', {
    name: says('pricelist.savePrices_other', { count: String(count) }),
  })
  await expectNoFindingsAtBothWidths(page, 'prices changed')
  await page.setViewportSize({ width: 1280, height: 844 })
  await save.click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await expect.poll(() => cell('0 0').inputValue()).toMatch(/^1\.?234,50?$/)
  await page.reload()
  await cells.first().waitFor()
  expect(await cell('0 0').inputValue()).toBe('1234,50')
  expect(await cell('1 1').inputValue()).toBe('72,50')
})

test('staff add a type, a period, an extra and a row of shelves; what is used is hidden instead of deleted', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title } = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  await page.goto(`${site.url()}/admin_section#/booking/types/new`)
  await title('pricelist.newType')
  await expectNoFindingsAtBothWidths(page, 'new type')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.locator('#name').fill('Gulvplads')
  await page.getByRole('button', { name: says('pricelist.save') }).click()
  await page.getByRole('heading', { name: 'Gulvplads' }).waitFor()

  await page.getByRole('link', { name: says('staff.shelves') }).click()
  await title('pricelist.shelves')
  await page.getByRole('region', { name: says('pricelist.newShelves') }).getByLabel(says('pricelist.type')).selectOption({ label: 'Gulvplads' })
  await page.getByLabel(says('pricelist.shelfNames')).fill('G8-11, G9')
  await page.getByText('G9: Det står der allerede én gang.').waitFor()
  await expectNoFindingsAtBothWidths(page, 'shelves')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: says('pricelist.addShelves_other', { count: '4' }) }).click()
  await page.getByText(says('pricelist.shelvesAdded_other', { count: '4' })).waitFor()
  await page.getByLabel(says('pricelist.searchShelf')).fill('g')
  const names = page.locator('li label')
  await expect.poll(async () => (await names.allTextContents()).slice(-4)).toEqual(['G8', 'G9', 'G10', 'G11'])

  await page.getByRole('link', { name: says('staff.periods') }).click()
  await title('pricelist.periods')
  await page.locator('#weeks').fill('3')
  await page.getByText('3 uger · 3 Wochen · 3 weeks').waitFor()
  await expectNoFindingsAtBothWidths(page, 'periods')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: says('pricelist.addPeriod') }).click()
  await page.getByRole('button', { name: says('pricelist.deleteNamed', { name: '3 uger' }) }).waitFor()

  await page.getByRole('link', { name: says('staff.services') }).click()
  await title('pricelist.services')
  await page.locator('#name').fill('Pynt')
  await page.locator('#price').fill('60,5')
  await expectNoFindingsAtBothWidths(page, 'extras')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: says('pricelist.addService') }).click()
  await page.getByRole('heading', { name: 'Pynt' }).waitFor()

  await page.getByRole('link', { name: says('staff.prices') }).click()
  await page.getByRole('button', { name: says('pricelist.deleteNamed', { name: 'Gulvplads' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: says('pricelist.delete'), exact: true }).click()
  await dialog.getByRole('button', { name: says('pricelist.hide'), exact: true }).click()
  await page.getByText(says('pricelist.hidden', { name: 'Gulvplads' })).waitFor()
  await page.getByRole('button', { name: says('pricelist.showNamed', { name: 'Gulvplads' }) }).waitFor()
})
