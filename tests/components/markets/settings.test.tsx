/** What a section of the settings does while staff type and save. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { REMINDERS } from '#shared/bookings/reminders.ts'
import { reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import { serviceCalls } from '#shared/markets/service-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { reminderPreviewCalls } from '#shared/messages/reminder-calls.ts'
import { cardCalls } from '#shared/payments/card-calls.ts'
import { MARKET } from '../demo.ts'
import { SETTINGS } from '../demo-settings.ts'
import { button, field, gone, goneText, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'
import { CLOSED, day, openClosingDays, YEAR } from './closing-days-app.ts'
import { openSettings, saveBar, section } from './settings-app.ts'
import { type Draft, expectDraft, expectRules } from './settings-forms.ts'

test('A reminder is switched off, gets words of its own, and is read before it is saved', async () => {
  const none = { da: '', de: '', en: '' }
  const reminders = versioned({
    reminders: REMINDERS.map(reminder => ({ reminder, isOn: true, words: none })),
    nextRound: null,
    version: 0,
  })
  stub(reminderCalls.readReminders, reminders.now)
  const saves = stub(reminderCalls.changeReminders, ({ body }) => {
    const sent = body.reminders as ReturnType<typeof reminders.now>['reminders']
    const { reminders: before } = reminders.now()
    return reminders.change({
      reminders: before.map(one => sent.find(({ reminder }) => reminder === one.reminder) ?? one),
    })
  })
  const previews = stub(reminderPreviewCalls.previewReminder, ({ body }) => ({
    subject: 'Din hylde',
    text: `Snart slut.\n\n${body.words}`,
  }))
  await openSettings('reminders')
  await field('start_on').click()
  await field('end_soon_da').fill('Husk nøglen til skabet.')
  await button('reminders.showOf').nth(1).click()
  await seen(page.getByText('Husk nøglen til skabet.').last())
  expect(previews.sent.map(({ body }) => body.reminder)).toEqual(['end_soon'])
  await saveBar.click()
  await seenText('setup.saved')
  expect(saves.sent).toHaveLength(2)
  await reload()
  await title('staff.reminders')
  await expect.element(field('start_on')).not.toBeChecked()
  await expect.element(field('end_soon_da')).toHaveValue('Husk nøglen til skabet.')
})

test('Staff limit the phone countries by name, and take one away again', async () => {
  const { saves } = await openSettings('booking')
  for (const code of ['se', 'de', 'dk']) await field('phoneCountries').selectOptions(code)
  await button('settings.phoneCountryOff', { country: 'Sverige' }).click()
  await saveBar.click()
  await expect.poll(() => saves.sent.map(({ body }) => body.phoneCountries)).toEqual([['de', 'dk']])
})

test('A new card key that does not work leaves the old one in force; the right one is used at once', async () => {
  const { settings } = await openSettings('technical')
  const account = { alias: 'demo-alias-demo', keyEnd: '8f2c' }
  stub(cardCalls.checkCardAccount, () => {
    settings.change({ hasUncheckedCardAccount: true, masks: { ...SETTINGS.masks, elavonKey: '8f2c' } })
    return { ...account, works: false, problem: 'key_unknown' as const, isCurrent: false }
  })
  await field('elavonKey').fill('sk_wrong_8f2c')
  await saveBar.click()
  await seenText('setup.keyUnknown', { alias: 'demo-alias-demo' })
  await seenText('setup.oldKeyStands')
  await seenText('setup.notInUse')
  await expect.element(field('elavonKey')).toHaveValue('')
  stub(cardCalls.checkCardAccount, () => {
    settings.change({ hasUncheckedCardAccount: false, masks: SETTINGS.masks })
    return { alias: 'demo-alias-demo', keyEnd: 'demo', works: true, problem: null, isCurrent: true }
  })
  await field('elavonKey').fill('sk_demo_demo')
  await saveBar.click()
  await seenText('setup.cardWorks')
})

test('The key of a till is shown by its end, and what its service says of it is said', async () => {
  const { settings } = await openSettings('technical')
  stub(serviceCalls.checkService, { works: false, problem: 'key_unknown', account: '' })
  stub(settingsCalls.changeSettings, ({ body }) =>
    settings.change({ ...body, masks: { ...SETTINGS.masks, zettleApiKey: 'd07e' } }),
  )
  await field('zettleApiKey').fill('zettle-key-d07e')
  await saveBar.click()
  await seenText('setup.savedKey', { end: 'd07e' })
  await seenText('setup.serviceKeyUnknown', { service: 'Zettle' })
})

test('Staff say in whose name the shop sells, and read in Denmark which rulings to show their accountant', async () => {
  const { settings } = await openSettings('bank')
  await seenText('setup.rulingOnSalesAs')
  await seenText('setup.rulingOnNoVat')
  await expect.element(field('salesAs')).toHaveValue('agent')
  await field('salesAs').selectOptions('own_name')
  await saveBar.click()
  await seenText('setup.saved')
  expect(settings.now().salesAs).toBe('own_name')
  settings.change({ supportCountry: 'de' })
  await reload()
  await expect.element(field('salesAs')).toHaveValue('own_name')
  await goneText('setup.askAccountant')
})

test('A shop says which bank it has: the usual format follows, with what only that format asks for', async () => {
  const { settings, saves } = await openSettings('bank')
  expect(field('bankAgreement').query()).toBeNull()
  await field('bank').selectOptions('bankdata')
  await expect.element(field('bankFileFormat')).toHaveValue('bankdata')
  await seen(field('bankdataRecord'))
  await seen(page.getByText(/Banken viser 35 bogstaver/))
  await field('bank').selectOptions('bec')
  await seen(field('becDateDigits'))
  expect(field('bankdataRecord').query()).toBeNull()
  await field('bank').selectOptions('handelsbanken')
  await expect.element(field('bankFileFormat')).toHaveValue('iso_20022')
  await seen(page.getByText(new RegExp(says('setup.bankShowsNone').source.slice(1))))
  await field('bankAgreement').fill('12345678901')
  await field('painVersion').selectOptions('09')
  await saveBar.click()
  await seenText('setup.saved')
  expect(saves.sent[0]?.body).toEqual({
    ...{ bank: 'handelsbanken', bankFileFormat: 'iso_20022', bankAgreement: '12345678901' },
    ...{ painVersion: '09', version: SETTINGS.version },
  })
  expect(settings.now().bank).toBe('handelsbanken')
})

test('Unsaved changes are asked about before a section is left', async () => {
  await openSettings('bank')
  await field('iban').fill('DK12')
  await section('goods').click()
  await button('form.stay').click()
  await expect.element(field('iban')).toHaveValue('DK12')
  await field('iban').fill('DK50 0040 0440 1162 43')
  await saveBar.click()
  await seenText('setup.saved')
  await expect.element(field('iban')).toHaveValue('DK5000400440116243')
})

test('Ctrl+S pressed twice saves the parts of a section one after another, and says once that all are saved', async () => {
  const { settings } = await openSettings('booking')
  let isSaving = false
  let isBeside = false
  stub(settingsCalls.changeSettings, async sent => {
    isBeside ||= isSaving
    isSaving = true
    await new Promise(resolve => setTimeout(resolve, 50))
    isSaving = false
    return settings.save(sent)
  })
  await field('setUpHours').fill('Fra kl. 10')
  await field('waitlistHours').fill('23')
  await seen(saveBar)
  await press('{Control>}ss{/Control}')
  await seenText('setup.saved')
  expect(isBeside).toBe(false)
  await expect.element(field('waitlistHours')).toHaveFocus()
  await goneText('setup.partlySaved')
  await gone(saveBar)
  expect(settings.now()).toMatchObject({ setUpHours: 'Fra kl. 10', waitlistHours: 23 })
})

test('Staff type the tiers of cancellation, and are told which is out of order', async () => {
  const { settings } = await openSettings('booking')
  await field('days1').fill('3')
  await field('percent1').fill('50')
  await field('days2').fill('7')
  await field('percent2').fill('100')
  await press('{Enter}')
  await expect.element(field('days2')).toHaveAttribute('aria-invalid', 'true')
  await field('days2').fill('1')
  await press('{Enter}')
  await seenText('setup.saved')
  expect(settings.now().cancellation).toEqual([
    { daysBefore: 3, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ])
})

test('A closing day is pressed, undone, kept over a reload, and saved after the page has named the bookings', async () => {
  const { settings } = await openClosingDays()
  const closed = day(CLOSED)
  const rows = page.getByRole('region', { name: says('setup.closingDays') }).getByRole('listitem')
  const showYear = button('setup.showYear', { year: String(YEAR) })
  await showYear.click()
  const before = rows.elements().length
  await closed.click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'true')
  expect(closed.element().getAttribute('aria-label')).toMatch(/, lukkedag$/)
  expect(rows.elements()).toHaveLength(before + 1)
  await button('setup.undo').click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'false')
  expect(rows.elements()).toHaveLength(before)
  await closed.click()
  await reload()
  await seenText('form.keptTitle')
  await showYear.click()
  await expect.element(closed).toHaveAttribute('aria-pressed', 'true')
  await press('{Control>}s{/Control}')
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByRole('listitem').filter({ hasText: 'Anna Jensen' }))
  const frame = stub(visitorsCalls.read, MARKET)
  await dialog.getByRole('button', { name: says('setup.save') }).click()
  await seenText('setup.saved')
  // Staff's other screens, as the calendar, close on that day too.
  expect(frame.sent).not.toEqual([])
  expect(settings.now().closingDays).toContain(CLOSED)
  await reload()
  await title('setup.closing')
  await gone(page.getByText(says('form.keptTitle')))
})

test('Hours: each field says what is wrong with it, and takes what is right', () =>
  expectRules('hours', [
    ['to1', '', 'hours_half', '17:30'],
    ['to2', '09:00', 'hours_end_first', '17:30'],
  ]))

test.each<Draft>([
  ['info', 'visualName', 'Min butik', 'Deres butik', { visualName: 'Deres butik' }],
  [
    'terms',
    'termsText',
    'Mine betingelser',
    'Deres betingelser',
    { paymentTerms: '<p>Deres betingelser</p>' },
  ],
])('%s: what is typed in %s outlives a reload, and the slower of two chooses', (...form) => expectDraft(form))

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
