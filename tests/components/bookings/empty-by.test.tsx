/** A booking whose last day is a Sunday: each screen says that its shelf is empty on the Saturday. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { entriesOf } from '#web/bookings/cart/cart.ts'
import { LastKnown } from '#web/bookings/own/last-known.tsx'
import { ReceiptTodo } from '#web/bookings/receipt/todo.tsx'
import { lastKnown } from '#web/kit/calls/last-known.ts'
import type { Session } from '#web/kit/session.ts'
import { MARKET } from '../demo.ts'
import { button, goneText, renderScreen, says, seen, seenText, title } from '../screen.tsx'
import { startOnTuesday } from '../tuesday.ts'
import { choosePrice, chooseServices, chooseType, openVisitor } from '../visitor-app.tsx'

startOnTuesday()

const SATURDAY = { day: 'lørdag 26.\u00a0juni', time: '16:00' }
const market = { ...MARKET, closingDays: [] }

const startOn = async (day: string) => {
  await title('bookings.dateTitle')
  await page.css(`button[data-day="${day}"]`).click()
}

test('The date step, the checkout and the receipt name the last day and the open day before it', async () => {
  await openVisitor('/booking', { market })
  await chooseType('Standardhylde')
  await choosePrice(0)
  await chooseServices(0)
  await startOn('2027-06-22')
  await goneText('bookings.emptyByTime')
  await startOn('2027-06-21')
  // The summary beside the calendar is hidden on a phone; the bar at its foot comes last.
  await seen(page.getByText(says('bookings.emptyByTime', SATURDAY)).last())
  await button('bookings.proceed').click()
  await title('payments.title')
  await seenText('bookings.fromTo', { from: 'mandag 21.\u00a0juni', to: 'søndag 27.\u00a0juni' })
  await seenText('bookings.emptyByTime', SATURDAY)
  const booked = entriesOf('demo')
  await renderScreen(<ReceiptTodo market={market} booked={booked} />)
  await seenText('receipt.empty', { shelves: 'A1', date: SATURDAY.day })
  await seen(
    page.getByText('Butikken lukker kl. 16:00. Den sidste dag, du har betalt for, har butikken lukket.'),
  )
  await seenText('receipt.setUp', { shelves: 'A1', date: 'mandag 21.\u00a0juni' })
})

test('Without a network, a stay that is extended is not to be emptied, and the extension names its own end', async () => {
  const by = { day: '2027-06-26', time: '16:00' }
  const known = { shelf: 'A5', shelfType: 'Standardhylde', when: 'running' }
  const days = { dateStart: '2027-06-14', dateEnd: '2027-06-20' }
  const bookings = [
    { ...known, ...days, id: 'one', setUpFrom: { day: '2027-06-14', time: '11:00' }, emptyBy: null },
    { ...known, id: 'two', dateStart: '2027-06-21', dateEnd: '2027-06-27', setUpFrom: null, emptyBy: by },
  ]
  const shop = { marketId: 'demo', username: '100001', name: 'Loppehjørnet', phone: '', language: 'da' }
  const session = { marketId: 'demo', username: '100001' } as Session
  // What was kept belongs to a session.
  await renderScreen(null, { session: 'customer' })
  lastKnown.write({ ...shop, timeZone: MARKET.timeZone, at: Date.now(), bookings })
  await renderScreen(<LastKnown session={session} retry={() => undefined} otherwise={null} />)
  await seenText('offline.emptyBy', { when: 'lørdag 26.\u00a0juni kl. 16:00' })
  expect(page.getByText(/Tom senest/).elements()).toHaveLength(1)
})
