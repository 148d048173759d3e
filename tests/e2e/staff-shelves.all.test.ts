/** Staff keep periods, services and shelves. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }

const open = async (language: Language, path: string) => {
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url(), { at: `/booking/${path}` })
  return { page, ...personAt(page, language) }
}

const looksRight = async (page: Page, where: string) => {
  await expectNoFindingsAtBothWidths(page, where)
  await page.setViewportSize({ width: 1280, height: 844 })
}

test('staff add shelves by a range and a file, rename one, move some, and hear why a booked one stays, and until when it cannot be deleted', async () => {
  const { page, says, title, button } = await open('da', 'shelves')
  await title('pricelist.shelves')
  const added = page.getByRole('region', { name: says('pricelist.newShelves') })
  await added.getByLabel(says('pricelist.type')).selectOption({ label: 'Glasskab' })
  await page.getByLabel(says('pricelist.shelfNames')).fill('G8-11, G9')
  await page.getByText('G9: Det står der allerede én gang.').waitFor()
  await looksRight(page, 'shelves')
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByText('G9: Det står der allerede én gang.').waitFor()
  await added.getByLabel(says('pricelist.type')).selectOption({ label: 'Glasskab' })
  await button('pricelist.addShelves_other', { count: '4' }).click()
  await page.getByText(says('pricelist.shelvesAdded_other', { count: '4' })).waitFor()

  const chooser = page.waitForEvent('filechooser')
  await button('pricelist.readFile').click()
  const csv = 'name;type\nG10;Glasskab\n"H 1";Standardhylde\nH2;Hat\nH3\n'
  await (await chooser).setFiles({ name: 'shelves.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText(`G10: ${'Det navn har en anden hylde.'}`).waitFor()
  await page.getByText('H2: Den hyldetype findes ikke.').waitFor()
  await looksRight(page, 'shelves file')
  await button('pricelist.addShelves_other', { count: '2' }).click()
  await page.getByText(says('pricelist.shelvesAdded_other', { count: '2' })).waitFor()
  const search = page.getByLabel(says('pricelist.searchShelf'))
  await search.fill('H 1')
  await page.getByRole('checkbox', { name: 'H 1' }).waitFor()
  await page.locator('li').filter({ hasText: 'Standardhylde' }).first().waitFor()

  await search.fill('g')
  const names = page.locator('li label')
  await expect.poll(async () => (await names.allTextContents()).slice(-4)).toEqual(['G8', 'G9', 'G10', 'G11'])
  await button('pricelist.renameNamed', { name: 'G9' }).click()
  await page.locator('#name:focus').fill('G10')
  await page.keyboard.press('Enter')
  await page.locator('#name[aria-invalid]').waitFor()
  await looksRight(page, 'shelf renamed')
  await page.locator('#name').fill('G12')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'G12' }).waitFor()

  await search.fill('')
  await page.getByRole('checkbox', { name: says('pricelist.chooseAll_other') }).check()
  await page.getByLabel(says('pricelist.moveTo')).selectOption({ label: 'Glasskab' })
  await looksRight(page, 'shelves chosen')
  await button('pricelist.move_other').click()
  const unmoved = page.getByRole('alert').filter({ hasText: /ikke flyttet/ })
  await unmoved
    .getByText(/booket fra \d\d-\d\d-\d{4} til \d\d-\d\d-\d{4}/)
    .first()
    .waitFor()
  await looksRight(page, 'shelves unmoved')

  await page.reload()
  await search.fill('A1')
  await button('pricelist.deleteNamed', { name: 'A1' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('pricelist.delete') })
    .click()
  await page.getByText(/booket fra .* til /).waitFor()
  await page.getByRole('checkbox', { name: 'A1', exact: true }).waitFor()
})

test('an extra is added and changed with an offer', async () => {
  const { page, says, title, button } = await open('da', 'services')
  await title('pricelist.services')
  await page.locator('#name').fill('Pynt')
  await page.locator('#price').fill('60,5')
  await looksRight(page, 'extras')
  await button('pricelist.addService').click()
  await page.getByRole('link', { name: says('pricelist.editNamed', { name: 'Pynt' }) }).click()
  await page.getByRole('heading', { level: 1, name: 'Pynt' }).waitFor()
  expect(await page.locator('#price').inputValue()).toBe('60,50')
  await page.locator('#discountPercent').fill('25')
  await page.locator('#discountValidTo').fill('2099-01-31')
  await page.locator('#description').fill('Lyskæder og duge')
  await button('pricelist.save').click()
  await page.getByText(says('pricelist.thingSaved')).waitFor()
  await looksRight(page, 'extra')
  await page.reload()
  await page.locator('#discountValidTo').waitFor()
  expect(await page.locator('#discountValidTo').inputValue()).toBe('31-01-2099')
  expect(await page.locator('#discountPercent').inputValue()).toBe('25')
})
