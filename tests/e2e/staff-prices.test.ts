/** Staff keep what shelf types and services cost, in grids. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import type { StaffPrice } from '#shared/shelves/staff-prices-calls.ts'
import { staffToken } from '../people/staff.ts'
import { LONG_WAY } from './languages.ts'
import { answerInstead, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { DEMO_STAFF, logInAsStaff } from './staff.ts'
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

const paste = (page: Page, text: string) =>
  page.evaluate(pasted => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('staff type and paste prices in a grid, by keyboard alone, and save them at once', async () => {
  const { page, says, cell, save } = await openGrid('da')
  await expectNoFindingsAtBothWidths(page, 'prices')
  await page.setViewportSize({ width: 1280, height: 844 })

  await cell('0 0').fill('ti')
  await page.getByText(says('pricelist.noAmount')).waitFor()
  expect(await save(1).isEnabled()).toBe(false)
  await cell('0 0').fill('1.234,5')
  await page.keyboard.press('ArrowDown')
  await page.locator('[data-cell="1 0"]:focus').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-cell="1 1"]:focus').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.locator('[data-cell="1 0"]:focus').waitFor()
  await paste(page, '71\t72,50\n81\t82')
  expect(await cell('1 1').inputValue()).toBe('72,50')
  await expectNoFindingsAtBothWidths(page, 'prices changed')
  await page.setViewportSize({ width: 1280, height: 844 })
  await save(5).click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await save(5).waitFor({ state: 'detached' })
  await page.reload()
  await cell('0 0').waitFor()
  expect(await cell('0 0').inputValue()).toBe('1234,50')
  expect(await cell('1 1').inputValue()).toBe('72,50')
})

test.each(
  LONG_WAY,
)('in %s an offer on a price takes 1 to 100 per cent and dates in order, and says what is wrong', async language => {
  const { page, says, cell, save, button } = await openGrid(language)
  const at = { da: '2 0', de: '2 1', en: '2 2' }[language]
  await cell(at).focus()
  await page.keyboard.press('Alt+ArrowDown')
  const percent = page.getByLabel(says('pricelist.offerPercent'))
  await page.locator('#offer-percent:focus').waitFor()
  await page.keyboard.type('101')
  await page.getByText(says('pricelist.percentRange')).first().waitFor()
  expect(await save(1).isEnabled()).toBe(false)
  await percent.fill('50')
  const [from, to] = [
    page.getByLabel(says('pricelist.offerFrom')),
    page.getByLabel(says('pricelist.offerTo')),
  ]
  await from.fill('2020-05-02')
  await to.fill('2020-05-01')
  await page.getByText(says('codes.discount_range')).first().waitFor()
  expect(await save(1).isEnabled()).toBe(false)
  await to.fill('2099-05-01')
  if (language === 'da') await expectNoFindingsAtBothWidths(page, 'offer')
  await page.setViewportSize({ width: 1280, height: 844 })
  await percent.focus()
  await page.keyboard.press('Escape')
  await page.locator(`[data-cell="${at}"]:focus`).waitFor()
  await save(1).click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await save(1).waitFor({ state: 'detached' })
  await page.reload()
  await cell(at).focus()
  expect(await percent.inputValue()).toBe('50')
  expect([await from.inputValue(), await to.inputValue()]).toEqual(['02-05-2020', '01-05-2099'])
  await button('pricelist.removeOffer').click()
  await save(1).click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await button('pricelist.removeOffer').waitFor({ state: 'detached' })
})

test('a price that another changes meanwhile is a choice, and nothing that was typed is lost', async () => {
  const { page, says, cell, save, button } = await openGrid('da')
  await cell('0 1').fill('333')
  await cell('0 2').fill('444')
  const token = await staffToken(site, DEMO_STAFF.market)
  const asStaff = { market: DEMO_STAFF.market, token }
  const path = '/api/admin/shelf_period_prices/'
  const name = (await cell('0 1').getAttribute('aria-label')) ?? ''
  const { body: prices } = await site.call<StaffPrice[]>('GET', path, undefined, asStaff)
  const { body: types } = await site.call<{ results: { id: string; name: string }[] }>(
    'GET',
    '/api/admin/shelf_types/',
    undefined,
    asStaff,
  )
  const type = types.results.find(one => name.startsWith(`${one.name},`))
  const price = prices.find(one => one.shelfType === type?.id && name.endsWith(`, ${one.bookingPeriod.name}`))
  const line = { shelfType: price?.shelfType, bookingPeriod: price?.bookingPeriod.id, price: '777' }
  expect(await site.call('POST', path, [line], asStaff)).toMatchObject({ status: 200 })

  await save(2).click()
  await page.getByText(says('form.changedTitle')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'conflict')
  await page.setViewportSize({ width: 1280, height: 844 })
  expect(await cell('0 1').inputValue()).toBe('333')
  expect(await save(2).isEnabled()).toBe(false)
  await page.getByLabel(/^Tag det nye: 777,00/).check()
  await button('form.saveChosen').click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await expect.poll(() => cell('0 1').inputValue()).toBe('777,00')
  await expect.poll(() => cell('0 2').inputValue()).toBe('444,00')
})

test('when only the prices of shelves could be saved, it says so and keeps the rest', async () => {
  const { page, says, cell, save } = await openGrid('da')
  const mend = await answerInstead(page, '**/shelf_type_services/', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await cell('1 3').fill('666')
  const extra = page.locator('table').nth(1).locator('[data-cell="0 1"]')
  await extra.fill('99')
  await save(2).click()
  await page.getByText(says('pricelist.halfSaved_one', { count: '1' })).waitFor()
  await save(1).waitFor()
  expect(await extra.inputValue()).toBe('99')
  expect(await cell('1 3').inputValue()).toBe('666,00')
  mend()
  await save(1).click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await save(1).waitFor({ state: 'detached' })
  expect(await extra.inputValue()).toBe('99,00')
})

test('what is typed in the grid is there after a reload, and can be discarded', async () => {
  const { page, says, cell, save } = await openGrid('da')
  page.on('dialog', dialog => void dialog.accept())
  await cell('1 2').fill('555')
  await save(1).waitFor()
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await cell('1 2').inputValue()).toBe('555')
  await page
    .getByRole('status')
    .getByRole('button', { name: says('form.discard') })
    .click()
  await save(1).waitFor({ state: 'detached' })
  expect(await cell('1 2').inputValue()).not.toBe('555')
})

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
