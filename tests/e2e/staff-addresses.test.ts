/** Staff look up the address of their market and of a customer, by keyboard, and without an answer (D56). */
import { mkdirSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { atRest } from './browser.ts'
import { saveSettings } from './door.ts'
import { demoStaff, openSettings, section } from './settings.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'

const site = siteForTests()
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const fault = (mode: string) => site.call('POST', '/local/fault/', { service: 'addresses', mode })

afterEach(() => fault('off'))

const openInfo = async () => {
  const opened = await openSettings(site, 1280)
  await section(opened.page, 'info').click()
  await opened.title('setup.info')
  const box = opened.page.getByRole('combobox', { name: opened.says('setup.address') })
  await box.waitFor()
  return { ...opened, box }
}

const savedAddress = async () => {
  const { path, token } = await demoStaff(site)
  const { address, postalCode, city } = (
    await site.call<Record<string, string>>('GET', path, undefined, token)
  ).body
  return { address, postalCode, city }
}

test('An address is found by keyboard: street, town, number; it fills postal code and town, also after a reload', async () => {
  const { page, says, box } = await openInfo()
  await box.fill('vesterg')
  await page.getByRole('option', { name: /^Vestergade / }).waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.getByRole('option', { name: 'Vestergade 5000 Odense C' }).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings address')
  await page.setViewportSize({ width: 1280, height: 844 })
  await box.fill('Vestergade 14, 5000')
  await page.getByRole('option', { name: 'Vestergade 14 5000 Odense C' }).waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect.poll(() => page.locator('#city').inputValue()).toBe('Odense C')
  expect(await page.locator('#postalCode').inputValue()).toBe('5000')
  expect(await box.inputValue()).toBe('Vestergade 14')
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  expect(await savedAddress()).toEqual({ address: 'Vestergade 14', postalCode: '5000', city: 'Odense C' })
})

test('An address that was not chosen is refused, unless the provider gives no answer', async () => {
  const { page, says, box } = await openInfo()
  await box.fill('Eventyrvej 1')
  await box.press('Tab')
  await saveSettings(page)
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
  await page.getByText(says('setup.chooseAddress')).first().waitFor()
  expect(await box.inputValue()).toBe('Eventyrvej 1')
  await fault('down')
  await box.fill('Eventyrvej 12')
  await page.getByText(says('addresses.silent')).waitFor()
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  expect((await savedAddress()).address).toBe('Eventyrvej 12')
})

test('Staff who save before it is known that addresses can be looked up choose one all the same', async () => {
  const { page, title, says } = await openSettings(site, 1280)
  await page.route(/\/addresses\/\?text=$/, () => undefined)
  await section(page, 'info').click()
  await title('setup.info')
  const box = page.getByRole('combobox', { name: says('setup.address') })
  await box.fill('Eventyrvej 1')
  await box.press('Tab')
  await saveSettings(page)
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
})

test('Who types before the box with suggestions has loaded goes on typing in it', async () => {
  const { page, title, says } = await openSettings(site, 1280)
  const isTyping = Promise.withResolvers<void>()
  await page.route(/address-box-[^/]*\.js/, async route => {
    await isTyping.promise
    await route.continue()
  })
  await section(page, 'info').click()
  await title('setup.info')
  await page.locator('#address').fill('')
  await page.keyboard.type('vest')
  const box = page.getByRole('combobox', { name: says('setup.address') })
  expect(await box.count()).toBe(0)
  isTyping.resolve()
  await box.waitFor()
  await page.locator('#address:focus').waitFor()
  await page.keyboard.type('erg')
  expect(await box.inputValue()).toBe('vesterg')
  await page.getByRole('option', { name: /^Vestergade / }).waitFor()
})

test('The address of a German customer comes from Germany', async () => {
  const { page, says } = await openSettings(site, 390)
  await page.goto(`${site.url()}/admin_section#/customers/new`)
  const box = page.getByRole('combobox', { name: says('customer.address') })
  await box.waitFor()
  await page.locator('#country').selectOption('de')
  await box.fill('Torstraße 8, 10115')
  await page.getByRole('option', { name: 'Torstraße 8 10115 Berlin' }).click()
  await expect.poll(() => page.locator('#city').inputValue()).toBe('Berlin')
  expect(await page.locator('#postalCode').inputValue()).toBe('10115')
  await expectNoFindingsAtBothWidths(page, 'customer address')
})
