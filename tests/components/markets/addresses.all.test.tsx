/** Staff look up the address of their market and of a customer, by keyboard, and without an answer (D56). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AddressSuggestion, addressCalls } from '#shared/markets/address-calls.ts'
import { field, press, reload, says, seen, seenText } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar } from './settings-app.ts'

const STREET = { id: '', name: 'Vestergade', place: '', next: 'Vestergade' }
const IN_TOWN = { id: '', name: 'Vestergade', place: '5000 Odense C', next: 'Vestergade, 5000' }
const HOUSE = { id: 'adresse.14', name: 'Vestergade 14', place: '5000 Odense C', next: '' }

const results = (text: string): AddressSuggestion[] => {
  if (!text.startsWith('vest') && !text.startsWith('Vest')) return []
  if (text.includes('14')) return [HOUSE]
  return [text.startsWith('v') ? STREET : IN_TOWN]
}

const openInfo = async () => {
  const suggestions = stub(addressCalls.suggestAddresses, ({ query }) => ({
    source: 'adressevaelger' as const,
    results: results(query.text),
  }))
  stub(addressCalls.resolveAddress, { address: 'Vestergade 14', postalCode: '5000', city: 'Odense C' })
  const opened = await openSettings('info')
  const box = page.getByRole('combobox', { name: says('setup.address') })
  await seen(box)
  return { ...opened, suggestions, box }
}

test('An address is found by keyboard: street, town, number; it fills postal code and town, also after a reload', async () => {
  const { box, settings } = await openInfo()
  await box.fill('vesterg')
  await seen(page.getByRole('option', { name: /^Vestergade / }))
  await press('{ArrowDown}{Enter}')
  await seen(page.getByRole('option', { name: 'Vestergade 5000 Odense C' }))
  await box.fill('Vestergade 14, 5000')
  await seen(page.getByRole('option', { name: 'Vestergade 14 5000 Odense C' }))
  await press('{ArrowDown}{Enter}')
  await expect.element(field('city')).toHaveValue('Odense C')
  await expect.element(field('postalCode')).toHaveValue('5000')
  await expect.element(box).toHaveValue('Vestergade 14')
  await expect.element(box).toHaveFocus()
  await reload()
  await seenText('form.keptTitle')
  await saveBar.click()
  await seenText('setup.saved')
  expect(settings.now()).toMatchObject({ address: 'Vestergade 14', postalCode: '5000', city: 'Odense C' })
})

test('An address that was not chosen is refused, unless the provider gives no answer', async () => {
  const { box, settings, suggestions } = await openInfo()
  await box.fill('Eventyrvej 1')
  await press('{Tab}')
  await saveBar.click()
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await seenText('setup.chooseAddress')
  await expect.element(box).toHaveValue('Eventyrvej 1')
  suggestions.answer({ source: 'silent', results: [] })
  await box.fill('Eventyrvej 12')
  await seenText('addresses.silent')
  await saveBar.click()
  await seenText('setup.saved')
  expect(settings.now().address).toBe('Eventyrvej 12')
})

test('Staff who save before it is known that addresses can be looked up choose one all the same', async () => {
  const { suggestions, box } = await openInfo()
  suggestions.answer(() => new Promise(() => undefined))
  await reload()
  await box.fill('Eventyrvej 1')
  await press('{Tab}')
  await saveBar.click()
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
})

test('The address of a German customer comes from Germany', async () => {
  const asked = stub(addressCalls.suggestAddresses, ({ query }) => ({
    source: 'google' as const,
    results:
      query.text.startsWith('Tor') && query.country === 'de'
        ? [{ id: 'google.8', name: 'Torstraße 8', place: '10115 Berlin', next: '' }]
        : [],
  }))
  stub(addressCalls.resolveAddress, { address: 'Torstraße 8', postalCode: '10115', city: 'Berlin' })
  await openStaff('/customers/new')
  const box = page.getByRole('combobox', { name: says('customer.address') })
  await seen(box)
  await field('country').selectOptions('de')
  await box.fill('Torstraße 8, 10115')
  await page.getByRole('option', { name: 'Torstraße 8 10115 Berlin' }).click()
  await expect.element(field('city')).toHaveValue('Berlin')
  await expect.element(field('postalCode')).toHaveValue('10115')
  expect(asked.sent.at(-1)?.query.country).toBe('de')
})
