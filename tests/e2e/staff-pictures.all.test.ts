/** Staff choose the logo and the pictures that visitors see (D51), and which part of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { atRest } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const folder = mkdtempSync(join(tmpdir(), 'reol-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Noise does not compress: 3,000 pixels are a few megabytes. */
const photo = async (name: string, width: number): Promise<string> => {
  const path = join(folder, name)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const plain = sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: '#000', noise } })
  await plain.jpeg({ quality: 90 }).toFile(path)
  return path
}

/** A small photo that a camera held upright noted as lying on its side: 600 by 400 pixels, shown 400 by 600. */
const uprightPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#a84a22' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

type File = string | { name: string; mimeType: string; buffer: Buffer }

const choose = async (page: Page, button: RegExp, file: File): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

/** The proportions of a picture that visitors get: width by height. */
const shapeAt = async (page: Page, address: string | null): Promise<number> => {
  const { width, height } = await sharp(
    await (await page.request.get(`${site.url()}${address}`)).body(),
  ).metadata()
  return width / height
}

const openPictures = async () => {
  const page = await site.openPage('da-DK', 1280)
  const person = personAt(page, 'da')
  await logInAsStaff(page, site.url(), { at: '/settings/pictures' })
  await person.title('settings.picturesTitle')
  await person.button('settings.changeLogo').waitFor()
  await atRest(page)
  return { page, ...person }
}

test('staff give the market a logo and a picture, and visitors see both; a wrong file is refused in words', async () => {
  const { page, says, button } = await openPictures()
  await expectNoFindingsAtBothWidths(page, 'pictures')
  await page.setViewportSize({ width: 1280, height: 844 })

  const large = await photo('logo.jpg', 3000)
  const sent = page.waitForRequest(request => request.method() === 'PUT', { timeout: 60_000 })
  await choose(page, says('settings.changeLogo'), large)
  await button('crop.whole').click()
  await page.getByText(says('settings.logoChanged')).waitFor({ timeout: 60_000 })
  const bytes = Number((await (await sent).allHeaders())['content-length'])
  expect(bytes).toBeLessThan(4_400_000)
  const logo = page.getByAltText(says('settings.logoOf'))
  const address = await logo.getAttribute('src')
  expect(address).toMatch(/^\/files\/demo\/[0-9a-f]{32}-[0-9a-f]{8}-1920\.webp$/)
  expect(await shapeAt(page, address)).toBeCloseTo(1.5, 2)

  const door = await photo('door.jpg', 900)
  await page.getByLabel(says('settings.pictureText')).fill('Døren')
  await choose(page, says('settings.addPicture'), door)
  await button('crop.whole').click()
  await page.getByText(says('settings.pictureAdded')).waitFor()
  await page.getByLabel(says('settings.pictureText')).fill('Reolen ved døren')
  await choose(page, says('settings.addPicture'), door)
  await button('crop.whole').click()
  await page.getByText(says('settings.pictureWasThere')).waitFor()
  await page.getByAltText('Reolen ved døren').waitFor()

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

test('staff crop a picture by keyboard, turn it, and change their mind; nothing is lost when a file is refused', async () => {
  const { page, says, button } = await openPictures()
  const sent: string[] = []
  page.on('request', request => {
    if (/^(PUT|POST)$/.test(request.method())) sent.push(new URL(request.url()).pathname)
  })
  const description = page.getByLabel(says('settings.pictureText'))
  await description.fill('Kassen')
  const upright = { name: 'till.jpg', mimeType: 'image/jpeg', buffer: await uprightPhoto() }

  await choose(page, says('settings.addPicture'), upright)
  const dialog = page.getByRole('dialog', { name: says('crop.title') })
  await dialog.waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'crop')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator(':focus', { hasText: says('settings.addPicture') }).waitFor()
  expect(sent).toEqual([])
  expect(await description.inputValue()).toBe('Kassen')

  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
  await choose(page, says('settings.addPicture'), broken)
  await page.getByText(says('codes.picture_type')).waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await description.inputValue()).toBe('Kassen')
  const drawing = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()
  await choose(page, says('settings.addPicture'), {
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: drawing,
  })
  await button('crop.whole').click()
  await page.getByText(says('codes.picture_type')).waitFor()
  await button('kit.cancel').click()

  // The shape of the page first, in the middle; then free, and the frame pulled in from the right by keyboard.
  await choose(page, says('settings.addPicture'), upright)
  await dialog.getByLabel(says('crop.asOnPage')).uncheck()
  await button('crop.turn').click()
  const right = button('crop.right')
  await right.focus()
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+ArrowLeft')
  await button('crop.use').focus()
  await page.keyboard.press('Enter')
  await page.getByText(says('settings.pictureAdded')).waitFor()
  await dialog.waitFor({ state: 'detached' })
  // Shown 400 by 600, turned to 600 by 400, and 300 of 600 pixels cut off at the right.
  expect(await shapeAt(page, await page.getByAltText('Kassen').getAttribute('src'))).toBeCloseTo(0.75, 2)

  await description.fill('Skiltet')
  await choose(page, says('settings.addPicture'), upright)
  await button('crop.use').click()
  await page.getByText(says('settings.pictureAdded')).last().waitFor()
  const sign = page.getByAltText('Skiltet')
  expect(await shapeAt(page, await sign.getAttribute('src'))).toBeCloseTo(640 / 350, 1)
})
