/** Staff choose the logo and the pictures that visitors see (D51). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { atRest } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'reol-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A photo of a few megabytes: noise does not compress. */
const photo = async (name: string): Promise<string> => {
  const path = join(folder, name)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const plain = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#000', noise } })
  await plain.jpeg({ quality: 90 }).toFile(path)
  return path
}

const choose = async (page: Page, button: RegExp, path: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(path)
}

test('staff give the market a logo and a picture, and visitors see both; a wrong file is refused in words', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, title } = personAt(page, 'da')
  await logInAsStaff(page, site.url())
  await page.getByRole('link', { name: says('staff.settings') }).click()
  await page.getByRole('link', { name: says('setup.pictures') }).click()
  await title('settings.picturesTitle')
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'pictures')
  await page.setViewportSize({ width: 1280, height: 844 })

  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await choose(page, says('settings.changeLogo'), await photo('logo.jpg'))
  await page.getByText(says('settings.logoChanged')).waitFor()
  const bytes = Number((await (await sent).allHeaders())['content-length'])
  expect(bytes).toBeLessThan(4_400_000)
  const logo = page.getByAltText(says('settings.logoOf'))
  expect(await logo.getAttribute('src')).toMatch(/^\/files\/demo\/[0-9a-f]{32}-[0-9a-f]{8}-1920\.webp$/)

  const door = await photo('door.jpg')
  await page.getByLabel(says('settings.pictureText')).fill('Døren')
  await choose(page, says('settings.addPicture'), door)
  await page.getByText(says('settings.pictureAdded')).waitFor()
  await page.getByLabel(says('settings.pictureText')).fill('Reolen ved døren')
  await choose(page, says('settings.addPicture'), door)
  await page.getByText(says('settings.pictureWasThere')).waitFor()
  await page.getByAltText('Reolen ved døren').waitFor()

  const svg = join(folder, 'mark.png')
  await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .gif()
    .toFile(svg)
  for (let tries = 0; tries < 2; tries++) {
    const sentAgain = page.waitForRequest(request => request.method() === 'PUT')
    await choose(page, says('settings.changeLogo'), svg)
    await sentAgain
    await page.getByText(says('codes.picture_type')).waitFor()
  }

  const visitor = await site.openPage('da-DK', 390)
  await visitor.goto(`${site.url()}/login/demo`)
  await visitor.locator('header img[src$="-1920.webp"]').waitFor()

  await page.getByRole('button', { name: says('settings.removeNamed', { name: 'Reolen ved døren' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('settings.remove') })
    .click()
  await page.getByText(says('settings.pictureRemoved')).waitFor()
  expect(await page.getByAltText('Reolen ved døren').count()).toBe(0)
  await page.locator('h2#pictures:focus').waitFor()
})
