/** What a section of the settings does while staff type and save. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { REMINDERS } from '#shared/bookings/reminders.ts'
import { reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import { serviceCalls } from '#shared/markets/service-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { reminderPreviewCalls } from '#shared/messages/reminder-calls.ts'
import { cardCalls } from '#shared/payments/card-calls.ts'
import { SETTINGS } from '../demo-settings.ts'
import { button, field, gone, goneText, press, reload, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'
import { openSettings, saveBar, section } from './settings-app.ts'

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

test('A phone shows the list of sections, then one section and the way back', async () => {
  await openSettings('', { width: 390 })
  await section('goods').click()
  await title('setup.goods')
  await expect.element(section('bank')).not.toBeVisible()
  await page.getByRole('link', { name: 'Indstillinger' }).first().click()
  await seen(section('bank'))
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

test('The books say whose they are when the key is right, and staff ask again when they want', async () => {
  const { settings } = await openSettings('technical')
  const checks = stub(serviceCalls.checkService, () => {
    settings.change({
      economicApiValid: true,
      masks: { ...SETTINGS.masks, accountingAgreementToken: 'a1b2' },
    })
    return { works: true, problem: null, account: 'Loppehjørnet ApS' }
  })
  await field('accountingAgreementToken').fill('a-right-token-a1b2')
  await saveBar.click()
  await seenText('setup.serviceAccount', { account: 'Loppehjørnet ApS' })
  checks.answer({ works: false, problem: 'no_answer', account: '' })
  await button('setup.checkNow').last().click()
  await seenText('setup.serviceNoAnswer', { service: 'e-conomic' })
  expect(checks.sent.map(({ params }) => params.service)).toEqual(['economic', 'economic'])
})

test('Opening hours that are no time are refused, and what was typed stays; a time is read as people write it', async () => {
  const { saves } = await openSettings('hours')
  await field('to1').fill('seks')
  await saveBar.click()
  await seenText('setup.notATime')
  await expect.element(field('to1')).toHaveValue('seks')
  await field('to1').fill('17.30')
  await saveBar.click()
  await seenText('setup.saved')
  await expect.element(field('to1')).toHaveValue('17:30')
  expect(saves.sent[0]?.body.openingHours?.[0]).toMatchObject({ weekdayCode: 1, toHour: '17:30' })
})

test('Terms are typed with marks and seen as customers see them', async () => {
  const { settings } = await openSettings('terms')
  await field('termsText').fill('## Nyt afsnit\n\n- **fedt**')
  await seen(page.getByRole('heading', { name: 'Nyt afsnit' }))
  await seen(page.css('li strong').filter({ hasText: 'fedt' }))
  await saveBar.click()
  await seenText('setup.saved')
  expect(settings.now().paymentTerms).toContain('<strong>fedt</strong>')
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

test('The days of a message are typed as people write them; what is no day is refused and stays', async () => {
  const { settings } = await openSettings('message')
  await field('textDa').fill('Vi holder fest')
  await field('from').fill('31-02-2031')
  await saveBar.click()
  await seenText('list.notADay')
  await expect.element(field('from')).toHaveValue('31-02-2031')
  await field('from').fill('1/2/2031')
  await field('to').fill('28-01-2031')
  await saveBar.click()
  await seenText('codes.message_ends_first')
  await field('to').fill('28022031')
  await saveBar.click()
  await seenText('setup.saved')
  expect(settings.now().publicMessage).toMatchObject({ from: '2031-02-01', to: '2031-02-28' })
  await reload()
  await expect.element(field('from')).toHaveValue('01-02-2031')
  await expect.element(field('to')).toHaveValue('28-02-2031')
})

test('What was said of one save is gone as soon as the next begins', async () => {
  await openSettings('booking')
  await field('setUpHours').fill('Fra kl. 8')
  await saveBar.click()
  await seenText('setup.saved')
  await field('setUpHours').fill('Fra kl. 9')
  const save = saveBar.element() as HTMLElement
  save.click()
  await Promise.resolve()
  expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0)
  await seenText('setup.saved')
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
