/** Staff keep what shelf types and services cost, in grids. */
import { test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }

const openGrid = async (language: Language) => {
  const page = await site.openPage(LOCALES[language], 1280)
  const person = personAt(page, language)
  await logInAsStaff(page, site.url(), { at: '/booking/types' })
  await person.title('pricelist.prices')
  await page.locator('[data-cell]').first().waitFor()
  const cell = (at: string) => page.locator('table').first().locator(`[data-cell="${at}"]`)
  const save = (count: number) =>
    person.button(`pricelist.savePrices_${count === 1 ? 'one' : 'other'}`, { count: String(count) })
  return { page, ...person, cell, save }
}

test('a new type is made in two steps: its details, then its prices', async () => {
  const { page, says, save, button } = await openGrid('da')
  await page.getByRole('link', { name: says('pricelist.newType') }).click()
  await page.getByText(says('pricelist.stepOne')).waitFor()
  await button('pricelist.saveAndPrices').click()
  await page.locator('#name[aria-invalid]').waitFor()
  await page.locator('#name').fill('Vinduesplads')
  await expectNoFindingsAtBothWidths(page, 'new type')
  await page.setViewportSize({ width: 1280, height: 844 })
  await button('pricelist.saveAndPrices').click()
  await page.getByRole('heading', { name: says('pricelist.pricesOf', { name: 'Vinduesplads' }) }).waitFor()
  await page.locator('[data-cell="0 0"]').first().fill('150')
  await page.locator('table').nth(1).locator('[data-cell="0 0"]').fill('25')
  await expectNoFindingsAtBothWidths(page, 'second step')
  await page.setViewportSize({ width: 1280, height: 844 })
  await save(2).click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await save(2).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: says('pricelist.toAllPrices') }).click()
  await page.getByRole('heading', { level: 2, name: 'Vinduesplads' }).waitFor()
})
