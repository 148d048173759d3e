/** Staff set up their market in the browser: every section, on a phone and on a till PC. */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SANDBOX_KEY } from '#infra/local/secrets.ts'
import { addDays } from '#shared/kit/day.ts'
import { visitorOf } from '../visitor.ts'
import { atRest } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 180_000 })
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const SECTIONS = [
  ['info', 'setup.info'],
  ['bank', 'setup.bank'],
  ['technical', 'setup.technical'],
  ['hours', 'setup.hours'],
  ['closing-days', 'setup.closing'],
  ['booking', 'setup.booking'],
  ['terms', 'setup.terms'],
  ['message', 'setup.message'],
  ['goods', 'setup.goods'],
] as const

const openSettings = async (width: number) => {
  const page = await site.openPage('da-DK', width)
  const person = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  await page.getByRole('link', { name: person.says('staff.settings') }).click()
  await person.title('setup.title')
  return { page, ...person }
}

const section = (page: Page, path: string) => page.locator(`a[href$="#/settings/${path}"]`).first()

/** The button of the form that has a field. */
const saveFormOf = (page: Page, field: string) =>
  page
    .locator('form', { has: page.locator(`[id="${field}"]`) })
    .locator('button[type="submit"]')
    .click()

test('Every section can be read and used at both widths', async () => {
  const { page, title } = await openSettings(1280)
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings')
  for (const [path, name] of SECTIONS) {
    await page.setViewportSize({ width: 1280, height: 844 })
    await section(page, path).click()
    await title(name)
    await atRest(page)
    await expectNoFindingsAtBothWidths(page, `settings ${path}`)
  }
})

test('A phone shows the list of sections, then one section and the way back', async () => {
  const { page, says, title } = await openSettings(390)
  await section(page, 'goods').click()
  await title('setup.goods')
  expect(await section(page, 'bank').isVisible()).toBe(false)
  await page.locator('#productPrefix').fill('LOA')
  await saveFormOf(page, 'productPrefix')
  await page.getByText(says('codes.three_letters')).first().waitFor()
  await page.locator('#productPrefix').fill('loa')
  await saveFormOf(page, 'productPrefix')
  await page.getByText(says('setup.saved')).waitFor()
  await page
    .getByRole('link', { name: says('setup.title') })
    .first()
    .click()
  await section(page, 'bank').waitFor()
})

test('A new card key that does not work leaves the old one in force; the right one is used at once', async () => {
  const { page, says, title } = await openSettings(1280)
  await section(page, 'technical').click()
  await title('setup.technical')
  await page.locator('#elavonKey').fill('sk_wrong_8f2c')
  await saveFormOf(page, 'elavonKey')
  await page.getByText(says('setup.keyUnknown', { alias: 'demo-alias-demo' })).waitFor()
  await page.getByText(says('setup.oldKeyStands')).waitFor()
  await page.getByText(says('setup.notInUse')).waitFor()
  expect(await page.locator('#elavonKey').inputValue()).toBe('')
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings wrong key')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.locator('#elavonKey').fill('sk_demo_demo')
  await saveFormOf(page, 'elavonKey')
  await page.getByText(says('setup.cardWorks')).waitFor()
  await page.locator('#zettleApiKey').fill('zettle-key-d07e')
  await saveFormOf(page, 'zettleApiKey')
  await page.getByText(says('setup.savedKey', { end: 'd07e' })).waitFor()
  await page.locator('#zettleClientId').fill('3b9f0c5e-7a51-4c55-9d2e-9c1f6a1f0b11')
  await saveFormOf(page, 'zettleClientId')
  await page.getByText(says('setup.serviceKeyUnknown', { service: 'Zettle' })).waitFor()
})

test('The books say whose they are when the key is right, and staff ask again when they want', async () => {
  const { page, says, title } = await openSettings(1280)
  await section(page, 'technical').click()
  await title('setup.technical')
  await page.locator('#accountingAgreementToken').fill(SANDBOX_KEY)
  await saveFormOf(page, 'accountingAgreementToken')
  await page.getByText(says('setup.serviceAccount', { account: 'Loppehjørnet ApS' })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'settings of tills and books')
  await site.call('POST', '/local/fault/', { service: 'economic', mode: 'down' })
  onTestFinished(
    async () => void (await site.call('POST', '/local/fault/', { service: 'economic', mode: 'off' })),
  )
  await page.setViewportSize({ width: 1280, height: 844 })
  await page
    .getByRole('button', { name: says('setup.checkNow') })
    .last()
    .click()
  await page.getByText(says('setup.serviceNoAnswer', { service: 'e-conomic' })).waitFor()
})

test('Opening hours are refused by day, and what was typed stays', async () => {
  const { page, says, title } = await openSettings(1280)
  await section(page, 'hours').click()
  await title('setup.hours')
  await page.locator('#to1').fill('')
  await saveFormOf(page, 'to1')
  await page.getByText(says('codes.hours_half')).first().waitFor()
  await page.locator('#to1').fill('09:00')
  await saveFormOf(page, 'to1')
  await page.getByText(says('codes.hours_end_first')).first().waitFor()
  await page.locator('#to1').fill('17:30')
  await saveFormOf(page, 'to1')
  await page.getByText(says('setup.saved')).waitFor()
  const visitor = await site.openPage('da-DK', 390)
  await visitor.goto(`${site.url()}/login/demo`)
  await visitor.getByText('17:30').or(visitor.getByText('17.30')).first().waitFor()
})

test('Terms are typed with marks, seen as customers see them, and a message is put up and taken down', async () => {
  const { page, says, title } = await openSettings(1280)
  await section(page, 'terms').click()
  await title('setup.terms')
  const text = page.locator('#termsText')
  await text.fill(`${await text.inputValue()}\n\n## Nyt afsnit\n\n- **fedt**`)
  await page.getByRole('heading', { name: 'Nyt afsnit' }).waitFor()
  await page.locator('li strong', { hasText: 'fedt' }).waitFor()
  await saveFormOf(page, 'termsText')
  await page.getByText(says('setup.saved')).waitFor()
  await section(page, 'message').click()
  await title('setup.message')
  await page.locator('#textDa').fill('Vi holder fest')
  await saveFormOf(page, 'textDa')
  await page.getByText(says('setup.saved')).waitFor()
  const visitor = await site.openPage('da-DK', 390)
  await visitor.goto(`${site.url()}/login/demo`)
  await visitor.getByText('Vi holder fest').waitFor()
})

test('Unsaved changes are asked about before a section is left', async () => {
  const { page, says, title } = await openSettings(1280)
  await section(page, 'bank').click()
  await title('setup.bank')
  await page.locator('#iban').fill('DK12')
  await saveFormOf(page, 'iban')
  await page.getByText(says('codes.invalid_iban')).first().waitFor()
  await section(page, 'goods').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('form.stay') })
    .click()
  expect(await page.locator('#iban').inputValue()).toBe('DK12')
  await page.locator('#iban').fill('DK50 0040 0440 1162 43')
  await saveFormOf(page, 'iban')
  await page.getByText(says('setup.saved')).waitFor()
  expect(await page.locator('#iban').inputValue()).toBe('DK5000400440116243')
})

test('A closing day is added after the page has said what it does to bookings', async () => {
  const { page, says, title } = await openSettings(1280)
  const day = addDays(await visitorOf(site, 'demo').today(), 3)
  await section(page, 'closing-days').click()
  await title('setup.closing')
  await page.getByLabel(says('setup.addClosing')).fill(day)
  await page.getByLabel(says('setup.addClosing')).press('Enter')
  await page.getByText(says('setup.notSaved')).waitFor()
  await page.getByRole('button', { name: says('setup.save'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: says('setup.save') }).click()
  await page.getByText(says('setup.saved')).waitFor()
  const { body } = await site.call<{ closingDays: string[] }>('GET', '/api/anonymous/market/', undefined, {
    market: 'demo',
  })
  expect(body.closingDays).toContain(day)
})
