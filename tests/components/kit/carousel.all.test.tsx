/**
 * A market's pictures stop when a visitor presses the button, reaches them by pointer or keyboard, or asks for less motion.
 * The browser of these tests asks for less motion; what moves is looked at in the browser group.
 */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forward, holdTimers, says, seen } from '../screen.tsx'
import { openVisitor } from '../visitor-app.tsx'

const frame = page.css('[aria-roledescription][aria-live], section[aria-roledescription] [aria-live]')

/** The picture that a screen reader finds, and whether it is read out when it changes. */
const heard = () => ({
  live: frame.element().getAttribute('aria-live'),
  shown: [...frame.element().querySelectorAll('[role="group"]:not([aria-hidden="true"])')].map(one =>
    one.getAttribute('aria-label'),
  ),
})

const place = () =>
  page.css('section[aria-roledescription] [role="group"]').first().element().getBoundingClientRect().x

test('With reduced motion nothing moves: no button to stop it, and the next picture is there at once', async () => {
  holdTimers()
  await openVisitor('', { width: 1280 })
  await seen(page.getByRole('heading', { level: 1 }))
  const carousel = page.getByRole('region', { name: says('markets.pictures') })
  await expect
    .poll(async () => {
      await forward(500)
      return carousel.elements().length
    })
    .toBe(1)
  expect(carousel.getByRole('button').elements()).toHaveLength(2)
  const at = place()
  await forward(14_000)
  expect(place()).toBe(at)
  expect(heard()).toEqual({ live: 'polite', shown: ['1 af 3'] })
  await carousel.getByRole('button', { name: says('carousel.next') }).click()
  await expect.poll(place).not.toBe(at)
  await expect.poll(heard).toEqual({ live: 'polite', shown: ['2 af 3'] })
})

test('The pictures speak the language of the page, and the market’s own texts say which they are in', async () => {
  await openVisitor('', { language: 'en', width: 1280 })
  await seen(page.getByText(/^Lej en hylde/))
  expect(
    page
      .getByText(/^Lej en hylde/)
      .element()
      .getAttribute('lang'),
  ).toBe('da')
  const carousel = page.getByRole('region', { name: 'Pictures of the shop' })
  await carousel.getByRole('button', { name: 'Next picture' }).click()
  const shown = carousel.getByRole('group', { name: '2 of 3' })
  await seen(shown)
  await expect.element(shown).toHaveAttribute('aria-roledescription', 'picture')
  expect(carousel.element().textContent).not.toMatch(/slide/i)
  expect(carousel.element().innerHTML).not.toMatch(/"[^"]*\b(slide|Carousel slide|Go to)\b[^"]*"/)
})
