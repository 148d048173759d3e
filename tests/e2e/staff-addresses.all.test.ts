/** The field of an address before its suggestions have loaded. */
import { expect, test } from 'vitest'
import { openSettings, section } from './settings.ts'
import { siteForTests } from './site.ts'

const site = siteForTests()

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
