/** What staff type in the settings outlives a reload, and the slower of two chooses (decision D30): every form. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressCalls } from '#shared/markets/address-calls.ts'
import { button, field, gone, goneText, reload, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar } from './settings-app.ts'

/** A field of each form of the settings: what one types, what another saves meanwhile, and how that is kept. */
const FORMS = [
  ['info', 'visualName', 'Min butik', 'Deres butik', { visualName: 'Deres butik' }],
  ['info', 'website', 'https://min.example', 'https://deres.example', { website: 'https://deres.example' }],
  ['bank', 'bankAccount', '1111111111', '2222222222', { bankAccount: '2222222222' }],
  ['bank', 'bankExportInfo', 'Min tekst', 'Deres tekst', { bankExportInfo: 'Deres tekst' }],
  ['bank', 'defaultFee', '11', '12', { defaultFee: 12 }],
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

test.each(FORMS)(
  '%s: what is typed in %s outlives a reload, and the slower of two chooses',
  async (...form) => {
    const [path, id, mine, theirs, changed] = form
    stub(addressCalls.suggestAddresses, { source: 'none', results: [] })
    const { settings } = await openSettings(path)
    await field(id).fill(mine)
    await reload()
    await seenText('form.keptTitle')
    await expect.element(field(id)).toHaveValue(mine)
    settings.change(changed)
    await saveBar.click()
    await seenText('form.changedTitle')
    await page.getByLabelText(new RegExp(`: ${theirs.replaceAll('.', '\\.')}$`)).click()
    await button('form.saveChosen').click()
    await goneText('form.changedTitle')
    await gone(saveBar)
    await expect.element(field(id)).toHaveValue(theirs)
  },
)

test('A key is in no draft', async () => {
  await openSettings('technical')
  await field('elavonKey').fill('sk_very_secret')
  await field('elavonSignerId').fill('en anden')
  expect(JSON.stringify(sessionStorage)).not.toContain('sk_very_secret')
  await reload()
  await seenText('form.keptTitle')
  await expect.element(field('elavonKey')).toHaveValue('')
  await expect.element(field('elavonSignerId')).toHaveValue('en anden')
})
