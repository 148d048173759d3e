/** Tab through the checkout, and a summary of errors below the clock of a phone. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, press, says, seen, title } from '../screen.tsx'
import { chooseDate, choosePrice, chooseType, openCheckout, openVisitor } from '../visitor-app.tsx'

/** Presses Tab through the page. Returns what had the focus: its place, and in which column. */
const focusOrder = async () => {
  const order: { top: number; isRight: boolean; name: string }[] = []
  ;(page.getByRole('heading', { level: 1 }).element() as HTMLElement).focus()
  for (let presses = 0; presses < 60; presses++) {
    await press('{Tab}')
    const at = document.activeElement
    if (at?.closest('footer')) break
    if (!at || !document.getElementById('main')?.contains(at) || at.closest('table')) continue
    const { left, top } = at.getBoundingClientRect()
    const name = `${at.id} ${at.textContent?.slice(0, 40)}`
    order.push({ top: top + window.scrollY, isRight: left > 780, name })
  }
  return order
}

/** Expects the left column first, then the right one, and each from above to below. */
const expectSeenOrder = (order: Awaited<ReturnType<typeof focusOrder>>) => {
  expect(order.some(({ isRight }) => isRight)).toBe(true)
  const inSight = order.toSorted(
    (one, other) => Number(one.isRight) - Number(other.isRight) || one.top - other.top,
  )
  expect(order.map(({ name }) => name)).toEqual(inSight.map(({ name }) => name))
}

test('At a till PC Tab follows what is seen: the main action before the other, the form before the cart', async () => {
  await openVisitor('/booking', { language: 'en', width: 1280 })
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  await seen(button('bookings.addMore'))
  const date = await focusOrder()
  expectSeenOrder(date)
  expect(date.filter(({ isRight }) => isRight).map(({ name }) => name.trim())).toEqual([
    'Go to payment',
    'Book another shelf',
  ])
  await button('bookings.proceed').click()
  await title('payments.title')
  const checkout = await focusOrder()
  expectSeenOrder(checkout)
  expect(checkout.some(({ name }) => name.startsWith('customerName'))).toBe(true)
})

test('What has to be put right is not hidden behind the clock of a phone', async () => {
  await openCheckout(['Glasskab'], { language: 'de' })
  await button('payments.pay').click()
  const heading = page.getByText(says('kit.putRight'))
  await seen(heading)
  /** What is drawn where the heading is. */
  const isOnTop = () => {
    const element = heading.element()
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top, bottom - 1].every(y => element.contains(document.elementFromPoint(left + 1, y)))
  }
  await expect.poll(isOnTop).toBe(true)
  // Again with the summary just above what is in sight.
  field('customerName').element().scrollIntoView({ block: 'start' })
  ;(field('customerName').element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.poll(isOnTop).toBe(true)
})
