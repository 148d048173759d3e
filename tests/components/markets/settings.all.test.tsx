/** Sections of the settings: days, terms and hours as they are typed, the books, a phone, and what is said of a save. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serviceCalls } from '#shared/markets/service-calls.ts'
import { SETTINGS } from '../demo-settings.ts'
import { button, field, reload, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar, section } from './settings-app.ts'

test('A phone shows the list of sections, then one section and the way back', async () => {
  await openSettings('', { width: 390 })
  await section('goods').click()
  await title('setup.goods')
  await expect.element(section('bank')).not.toBeVisible()
  await page.getByRole('link', { name: 'Indstillinger' }).first().click()
  await seen(section('bank'))
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
