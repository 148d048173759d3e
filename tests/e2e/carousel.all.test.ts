/**
 * A market's pictures stop when a visitor presses the button, reaches them by pointer or keyboard, or asks for less
 * motion.
 */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** Several pictures' time. */
const LONG = 14_000

/** Opens the landing page with a carousel, under a clock that only the test moves. */
const openCarousel = async (motion: 'reduce' | 'no-preference') => {
  const page = await site.openPage('da-DK', 1280)
  await page.emulateMedia({ reducedMotion: motion })
  await page.clock.install()
  const { says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const carousel = page.getByRole('region', { name: says('markets.pictures') })
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return carousel.count()
    })
    .toBe(1)
  return { page, carousel }
}

/** The picture that a screen reader finds, and whether it is read out when it changes. */
const heard = async (page: Page) =>
  page
    .locator('[aria-roledescription][aria-live], section[aria-roledescription] [aria-live]')
    .evaluate(frame => ({
      live: frame.getAttribute('aria-live'),
      shown: [...frame.querySelectorAll('[role="group"]:not([aria-hidden="true"])')].map(one =>
        one.getAttribute('aria-label'),
      ),
    }))

/** Where the pictures stand; it changes while they move. */
const place = (page: Page) =>
  page
    .locator('section[aria-roledescription] [role="group"]')
    .first()
    .evaluate(one => one.getBoundingClientRect().x)

test('The button stops the pictures for good, and starts them again', async () => {
  const { page, carousel } = await openCarousel('no-preference')
  const { button } = personAt(page, 'da')
  await page.mouse.move(0, 0)
  const seen = new Set<string | null>()
  for (let seconds = 0; seconds < LONG / 1000; seconds++) {
    await page.clock.runFor(1000)
    const { live, shown } = await heard(page)
    expect(live, 'moving pictures are not read out').toBe('off')
    for (const one of shown) seen.add(one)
  }
  expect(seen).toEqual(new Set(['1 af 3', '2 af 3', '3 af 3']))

  await button('carousel.pause').click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(1000)
  const [stopped, at] = [await heard(page), await place(page)]
  expect(stopped.live).toBe('polite')
  await page.clock.runFor(LONG)
  expect(await heard(page)).toEqual(stopped)
  // The last picture still comes to rest by a fraction of a pixel.
  expect(await place(page)).toBeCloseTo(at, 0)

  await carousel.getByRole('button', { name: personAt(page, 'da').says('carousel.play') }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(6000)
  expect((await heard(page)).shown).not.toEqual(stopped.shown)
})

test('Who reads in the pictures by keyboard or points at them is not led on to the next', async () => {
  const { page, carousel } = await openCarousel('no-preference')
  const { says } = personAt(page, 'da')
  await carousel.getByRole('button', { name: says('carousel.next') }).focus()
  await page.clock.runFor(1000)
  const before = await heard(page)
  expect(before.live).toBe('polite')
  await page.clock.runFor(LONG)
  expect(await heard(page)).toEqual(before)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await carousel.hover()
  await page.clock.runFor(LONG)
  expect(await heard(page)).toEqual(before)
})
