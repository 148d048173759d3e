/** What staff type in the settings outlives a reload, and the slower of two chooses (D30): every form. */
import { expect, test } from 'vitest'
import { IS_LONG } from '../run/soak.ts'
import { saveSettings } from './door.ts'
import { demoStaff, openSettings, section } from './settings.ts'
import { siteForTests } from './site.ts'

const site = siteForTests()

const OF_EACH_KIND = ['info.visualName', 'bank.defaultFee', 'hours.openingHoursExtraInfo', 'terms.termsText']

/** A field of each form of the settings: what one types, what another saves meanwhile, and what that other sends. */
const FORMS = [
  ['info', 'visualName', 'Min butik', 'Deres butik', { visualName: 'Deres butik' }],
  ['info', 'website', 'https://min.example', 'https://deres.example', { website: 'https://deres.example' }],
  ['bank', 'bankAccount', '1111111111', '2222222222', { bankAccount: '2222222222' }],
  ['bank', 'bankExportInfo', 'Min tekst', 'Deres tekst', { bankExportInfo: 'Deres tekst' }],
  ['bank', 'defaultFee', '11', '12', { defaultFee: '12' }],
  ['technical', 'elavonSignerId', 'min', 'deres', { elavonSignerId: 'deres' }],
  ['technical', 'flexposCompanyId', '111111', '222222', { flexposCompanyId: '222222' }],
  ['hours', 'openingHoursExtraInfo', 'Mine tider', 'Deres tider', { openingHoursExtraInfo: 'Deres tider' }],
  ['booking', 'setUpHours', 'Fra kl. 9', 'Fra kl. 10', { setUpHours: 'Fra kl. 10' }],
  ['goods', 'productPrefix', 'abc', 'xyz', { productPrefix: 'xyz' }],
  [
    'terms',
    'termsText',
    'Mine betingelser',
    'Deres betingelser',
    { paymentTerms: '<p>Deres betingelser</p>' },
  ],
] as const

/** One form of each kind: of lines, of money, of days, of long text; a soak takes all. */
const TRIED = FORMS.filter(([path, field]) => IS_LONG || OF_EACH_KIND.includes(`${path}.${field}`))

test('What is typed in each form outlives a reload, and the slower of two chooses', async () => {
  const { page, says } = await openSettings(site, 1280)
  const { path: market, token } = await demoStaff(site)
  for (const [path, field, mine, theirs, sent] of TRIED) {
    await section(page, path).click()
    const box = page.locator(`[id="${field}"]`)
    await box.fill(mine)
    await page.reload()
    await page.getByText(says('form.keptTitle')).waitFor()
    expect(await box.inputValue(), field).toBe(mine)
    expect((await site.call('PATCH', market, sent, token)).status, field).toBe(200)
    await saveSettings(page)
    await page.getByText(says('form.changedTitle')).waitFor()
    await page.getByText(says('form.takeTheirs', { value: theirs })).click()
    await page.getByRole('button', { name: says('form.saveChosen') }).click()
    await page.getByText(says('setup.saved')).waitFor()
    await page.getByText(says('form.changedTitle')).waitFor({ state: 'detached' })
    expect(await box.inputValue(), field).toBe(theirs)
    await page.goBack()
  }
})

test('A key is in no draft', async () => {
  const { page, says } = await openSettings(site, 1280)
  await section(page, 'technical').click()
  await page.locator('#elavonKey').fill('sk_very_secret')
  await page.locator('#elavonSignerId').fill('en anden')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sk_very_secret')
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await page.locator('#elavonKey').inputValue()).toBe('')
})
