/** Staff set up their market in the browser: every section, on a phone and on a till PC. */
import { mkdirSync } from 'node:fs'
import { test } from 'vitest'
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

test('What staff save in the settings stands on the market’s page', async () => {
  const { page, says, title } = await openSettings(site, 1280)
  await section(page, 'hours').click()
  await title('setup.hours')
  await page.locator('#to1').fill('17.30')
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
  await visitor.getByText('17:30').or(visitor.getByText('17.30')).first().waitFor()
})
