/** Staff set up their market in the browser: every section, on a phone and on a till PC. */
import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { SANDBOX_KEY } from '#infra/local/secrets.ts'
import { atRest } from './browser.ts'
import { saveSettings } from './door.ts'
import { openSettings, section } from './settings.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'

const site = siteForTests()
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
  ['reminders', 'staff.reminders'],
] as const

test('Every section can be read and used at both widths', async () => {
  const { page, title } = await openSettings(site, 1280)
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

test('A reminder is switched off, gets words of its own, and is read before it is saved', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'reminders').click()
  await title('staff.reminders')
  await page.locator('#start_on').uncheck()
  await page.locator('#end_soon_da').fill('Husk nøglen til skabet.')
  const mail = says('reminders.showOf')
  await page.getByRole('button', { name: mail }).nth(1).click()
  await page.getByText('Husk nøglen til skabet.').last().waitFor()
  await expectNoFindingsAtBothWidths(page, 'settings reminders preview')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  await page.reload()
  await title('staff.reminders')
  expect(await page.locator('#start_on').isChecked()).toBe(false)
  expect(await page.locator('#end_soon_da').inputValue()).toBe('Husk nøglen til skabet.')
})

test('A phone shows the list of sections, then one section and the way back', async () => {
  const { page, says, title } = await openSettings(site, 390)
  await section(page, 'goods').click()
  await title('setup.goods')
  expect(await section(page, 'bank').isVisible()).toBe(false)
  await page.locator('#productPrefix').fill('LOA')
  await saveSettings(page)
  await page.getByText(says('codes.three_letters')).first().waitFor()
  await page.locator('#productPrefix').fill('loa')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  await page
    .getByRole('link', { name: says('setup.title') })
    .first()
    .click()
  await section(page, 'bank').waitFor()
})

test('A new card key that does not work leaves the old one in force; the right one is used at once', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'technical').click()
  await title('setup.technical')
  await page.locator('#elavonKey').fill('sk_wrong_8f2c')
  await saveSettings(page)
  await page.getByText(says('setup.keyUnknown', { alias: 'demo-alias-demo' })).waitFor()
  await page.getByText(says('setup.oldKeyStands')).waitFor()
  await page.getByText(says('setup.notInUse')).waitFor()
  expect(await page.locator('#elavonKey').inputValue()).toBe('')
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings wrong key')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.locator('#elavonKey').fill('sk_demo_demo')
  await saveSettings(page)
  await page.getByText(says('setup.cardWorks')).waitFor()
  await page.locator('#zettleApiKey').fill('zettle-key-d07e')
  await saveSettings(page)
  await page.getByText(says('setup.savedKey', { end: 'd07e' })).waitFor()
  await page.locator('#zettleClientId').fill('3b9f0c5e-7a51-4c55-9d2e-9c1f6a1f0b11')
  await saveSettings(page)
  await page.getByText(says('setup.serviceKeyUnknown', { service: 'Zettle' })).waitFor()
})

test('The books say whose they are when the key is right, and staff ask again when they want', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'technical').click()
  await title('setup.technical')
  await page.locator('#accountingAgreementToken').fill(SANDBOX_KEY)
  await saveSettings(page)
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
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'hours').click()
  await title('setup.hours')
  await page.locator('#to1').fill('')
  await saveSettings(page)
  await page.getByText(says('codes.hours_half')).first().waitFor()
  await page.locator('#to1').fill('09:00')
  await saveSettings(page)
  await page.getByText(says('codes.hours_end_first')).first().waitFor()
  await page.locator('#to1').fill('halv seks')
  await saveSettings(page)
  await page.getByText(says('setup.notATime')).first().waitFor()
  await page.locator('#to1').fill('17.30')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  expect(await page.locator('#to1').inputValue()).toBe('17:30')
  const visitor = await site.openPage('da-DK', 390)
  await visitor.goto(`${site.url()}/login/demo`)
  await visitor.getByText('17:30').or(visitor.getByText('17.30')).first().waitFor()
})

test('Terms are typed with marks, seen as customers see them, and a message is put up and taken down', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'terms').click()
  await title('setup.terms')
  const text = page.locator('#termsText')
  await text.fill(`${await text.inputValue()}\n\n## Nyt afsnit\n\n- **fedt**`)
  await page.getByRole('heading', { name: 'Nyt afsnit' }).waitFor()
  await page.locator('li strong', { hasText: 'fedt' }).waitFor()
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  await section(page, 'message').click()
  await title('setup.message')
  await page.locator('#textDa').fill('Vi holder fest')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  const visitor = await site.openPage('da-DK', 390)
  await visitor.goto(`${site.url()}/login/demo`)
  await visitor.getByText('Vi holder fest').waitFor()
})

test('Unsaved changes are asked about before a section is left', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'bank').click()
  await title('setup.bank')
  await page.locator('#iban').fill('DK12')
  await saveSettings(page)
  await page.getByText(says('codes.invalid_iban')).first().waitFor()
  await section(page, 'goods').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('form.stay') })
    .click()
  expect(await page.locator('#iban').inputValue()).toBe('DK12')
  await page.locator('#iban').fill('DK50 0040 0440 1162 43')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  expect(await page.locator('#iban').inputValue()).toBe('DK5000400440116243')
})

test('The days of a message are typed as people write them; what is no day is refused and stays', async () => {
  const { page, says } = await openSettings(site, 1280)
  await section(page, 'message').click()
  await page.locator('#isShown').check()
  await page.locator('#textDa').fill('Vi holder fest')
  await page.locator('#from').fill('31-02-2031')
  await saveSettings(page)
  await page.getByText(says('list.notADay')).first().waitFor()
  expect(await page.locator('#from').inputValue()).toBe('31-02-2031')
  await page.locator('#from').fill('1/2/2031')
  await page.locator('#to').fill('28-01-2031')
  await saveSettings(page)
  await page.getByText(says('codes.message_ends_first')).first().waitFor()
  await page.locator('#to').fill('28022031')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  await page.reload()
  await expect.poll(() => page.locator('#from').inputValue()).toBe('01-02-2031')
  expect(await page.locator('#to').inputValue()).toBe('28-02-2031')
})

test('What was said of one save is gone as soon as the next begins', async () => {
  const { page, says } = await openSettings(site, 1280)
  await section(page, 'booking').click()
  await page.locator('#setUpHours').fill('Fra kl. 8')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  await page.locator('#setUpHours').fill('Fra kl. 9')
  const left = await page.locator('[aria-keyshortcuts="Control+S"]').evaluate(async save => {
    if (save instanceof HTMLElement) save.click()
    await Promise.resolve()
    return document.querySelectorAll('.mantine-Notification-root').length
  })
  expect(left).toBe(0)
  await page.getByText(says('setup.saved')).waitFor()
})

test('Ctrl+S pressed twice saves the parts of a section one after another, and says once that all are saved', async () => {
  const { page, says } = await openSettings(site, 1280)
  await section(page, 'booking').click()
  await page.locator('#setUpHours').fill('Fra kl. 10')
  await page.locator('#waitlistHours').fill('23')
  let isSaving = false
  let isBeside = false
  await page.route(/markets\/demo\/$/, async route => {
    if (route.request().method() !== 'PATCH') return route.continue()
    isBeside ||= isSaving
    isSaving = true
    await pause(200)
    await route.continue()
    isSaving = false
  })
  await page.locator('[aria-keyshortcuts="Control+S"]').waitFor()
  await page.evaluate(() => {
    for (let nth = 0; nth < 2; nth++)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
  })
  await page.getByText(says('setup.saved')).waitFor()
  expect(isBeside).toBe(false)
  await page.locator('#waitlistHours:focus').waitFor()
  expect(await page.getByText(says('setup.partlySaved')).count()).toBe(0)
})
