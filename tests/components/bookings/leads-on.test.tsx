/** A page after a payment leads on by itself, unless somebody is using it. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LeadsOn } from '#web/bookings/receipt/leads-on.tsx'
import { button, field, forward, gone, holdTimers, renderScreen, seen } from '../screen.tsx'

const TEXT = 'Tøm hylden senest fredag'

const open = async (after?: number) => {
  holdTimers()
  let left = 0
  const way = {
    to: 'booking' as const,
    leave: () => {
      left += 1
    },
  }
  await renderScreen(
    <>
      <h1 tabIndex={-1}>Booket</h1>
      <LeadsOn way={way} {...(after === undefined ? {} : { after })} />
      <p id="text">{TEXT}</p>
      <a id="further" href="#/">
        Kvittering
      </a>
      <div style={{ height: 2_000 }} />
    </>,
  )
  await seen(button('bookings.stay'))
  return { timesLeft: () => left }
}

const inText = () => field('text').element().firstChild as Text

test.each([
  [undefined, 10],
  [4, 4],
])('It leads on once its seconds are over (%s)', async (after, seconds) => {
  const { timesLeft } = await open(after)
  await forward((seconds - 2) * 1_000)
  expect(timesLeft()).toBe(0)
  await forward(3_000)
  await expect.poll(timesLeft).toBe(1)
})

test('It is said once and not each second, and said again when it stops', async () => {
  await open()
  const said = page.getByRole('status').first()
  await expect.poll(() => said.element().textContent).toMatch(/^Om 10 sekunder viser vi din booking\. /)
  const spoken: (string | null)[] = []
  new MutationObserver(() => spoken.push(said.element().textContent)).observe(said.element(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await forward(3_000)
  expect(spoken).toEqual([])
  await button('bookings.stay').click()
  await expect.poll(() => said.element().textContent).toMatch(/^Siden bliver stående/)
})

test.each<[string, () => unknown]>([
  ['Stay here', () => button('bookings.stay').click()],
  ['a key', () => userEvent.keyboard('{Shift}')],
  ['a press', () => field('text').click()],
  ['a scroll', () => window.scrollTo(0, 200)],
  [
    'a touch',
    () =>
      field('text')
        .element()
        .dispatchEvent(new Event('touchmove', { bubbles: true })),
  ],
  ['a reader that moves the focus', () => (field('further').element() as HTMLElement).focus()],
  ['a reader that moves the selection', () => document.getSelection()?.collapse(inText(), 3)],
  ['a lost network', () => window.dispatchEvent(new Event('offline'))],
])('It stops for good at %s', async (_, act) => {
  const { timesLeft } = await open()
  await act()
  await gone(button('bookings.stay'))
  await forward(12_000)
  expect(timesLeft()).toBe(0)
})

test('It stops in a tab that nobody sees, and does not go on when it is seen again', async () => {
  const { timesLeft } = await open()
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  setHidden(true)
  await gone(button('bookings.stay'))
  setHidden(false)
  Reflect.deleteProperty(document, 'hidden')
  await forward(12_000)
  expect(timesLeft()).toBe(0)
})

test('The page’s own heading and what counts down take the focus without stopping it', async () => {
  await open()
  ;(page.css('h1').element() as HTMLElement).focus()
  ;(button('bookings.stay').element() as HTMLElement).focus()
  await forward(2_000)
  await seen(button('bookings.stay'))
})
