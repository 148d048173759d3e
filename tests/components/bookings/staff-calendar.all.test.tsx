/** Staff's calendar of shelves: a booking by keys, a free stretch, two who change one booking, and the list. */
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { addDays } from '#shared/kit/day.ts'
import { button, gone, press, says, seen, seenText } from '../screen.tsx'
import { stubPriceList } from '../shelves/price-list.ts'
import { openStaff } from '../staff-app.tsx'
import { bookingOf, CABINET, shelfNamed, stubPlan } from './plan-app.ts'

const open = async (bookings: readonly ShelfBooking[] = [], more = '') => {
  const plan = stubPlan(bookings)
  await openStaff(`/booking/calendar?type=${CABINET.id}${more}`)
  return plan
}

const barOf = ({ id }: ShelfBooking) => page.css(`[data-bar="${id}"]`)
const rowOf = (shelf: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: shelf }) })
const onScreen = page.css('[data-cursor]')
/** Presses Enter on what has the focus then. */
const enterOn = async (target: Locator) => {
  ;(target.element() as HTMLElement).focus()
  await expect.element(target).toHaveFocus()
  await press('{Enter}')
}

test('By keys alone a booking is opened, moved, marked as paid and deleted', async () => {
  const booking = bookingOf(1, 'C1', [3, 9])
  const { now, moves, changes, removes } = await open([booking])
  await seen(barOf(booking))
  ;(onScreen.element() as HTMLElement).focus()
  await press('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(barOf(booking)).toHaveFocus()
  await press('{Enter}')
  await seen(page.css('aside h2:focus'))
  await enterOn(button('calendar.move'))
  await seenText('calendar.howToMove')
  await press('{Escape}')
  await gone(page.getByText(says('calendar.howToMove')))
  await enterOn(button('calendar.move'))
  await seenText('calendar.howToMove')
  await press('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
  await expect.poll(() => now(booking).shelf.name).toBe('C3')
  expect(moves.sent[0]?.body.moves).toEqual([
    {
      id: booking.id,
      version: 1,
      shelf: shelfNamed('C3').id,
      dateStart: addDays(booking.dateStart, 1),
      dateEnd: addDays(booking.dateEnd, 1),
    },
  ])
  await seen(page.getByRole('complementary').getByText('C3').first())
  await enterOn(button('calendar.markPaid'))
  await seen(button('calendar.markUnpaid'))
  expect(changes.sent[0]?.body).toMatchObject({ version: 2, status: SHELF_BOOKING.bookedAndPaid })
  await enterOn(button('calendar.delete'))
  const dialog = page.getByRole('dialog')
  await seen(dialog.css(':focus'))
  await enterOn(dialog.getByRole('button', { name: says('calendar.delete') }))
  await gone(barOf(booking))
  expect(removes.sent.map(({ params }) => params.id)).toEqual([booking.id])
})

test('Who comes too late reads who was faster, and the bar is where the booking is now', async () => {
  const booking = bookingOf(1, 'C1', [3, 9])
  const { change, reads, audit } = await open([booking])
  await barOf(booking).click()
  await seen(button('calendar.markPaid'))
  change(booking.id, { shelf: shelfNamed('C5').id })
  // The sheet would read the new version: its answer does not come in time.
  reads.answer(() => new Promise(() => undefined))
  audit.answer({
    results: [
      {
        id: 'a1',
        at: '2027-06-15T08:00:00.000Z',
        who: 'boss',
        isOperator: false,
        kind: 'booking',
        thing: booking.id,
        name: null,
        changes: [],
      } as never,
    ],
    page: 1,
    pagesCount: 1,
  })
  await button('calendar.markPaid').click()
  await seen(page.getByText(/boss var hurtigere. Bookingen er nu: C5/))
  await seen(rowOf('C5').filter({ has: barOf(booking) }))
})

test('Free days of a shelf lead to the form of a new booking: dragged, or first and last day pressed', async () => {
  stubPriceList()
  await open()
  // The rows come with the names of the shelves, their days with the plan.
  await seen(page.css('[data-group] [role="gridcell"]').nth(1))
  const header = page.getByRole('rowheader', { name: 'C8' })
  const { width } = header.element().getBoundingClientRect()
  const [first, last] = [12, 15].map(day => ({ x: width + 22 * day + 11, y: 12 }))
  if (!first || !last) throw new Error('there are no days')
  const wanted = /^#\/booking\/new\?shelf=\w+&from=[\d-]{10}&to=[\d-]{10}$/
  const positions = { sourcePosition: first, targetPosition: last }
  // The browser drags within a frame, as no person does: the grid may not have seen its beginning when it ends.
  const drag = async () => {
    if (!wanted.test(location.hash)) await userEvent.dragAndDrop(rowOf('C8'), rowOf('C8'), positions)
    return location.hash
  }
  await expect.poll(drag, { interval: 500 }).toMatch(wanted)
  const dragged = location.hash
  history.back()
  await seen(header)
  await rowOf('C8').click({ position: first })
  await rowOf('C8').click({ position: last })
  await expect.poll(() => location.hash).toBe(dragged)
})

test('The list has the same bookings, filters and acts, and asks about the price of another type', async () => {
  const booking = bookingOf(1, 'C1', [3, 9])
  const other = bookingOf(2, 'C2', [3, 9], { customer: '100002', customerName: 'Bo Lund', status: 2 })
  const { now, reads, frees } = await open([booking, other], '&view=list')
  const rows = page.css('main table tbody tr')
  await expect.poll(() => rows.elements().length).toBe(2)
  await page.getByLabelText(says('calendar.status')).selectOptions('1')
  await expect.poll(() => rows.elements().length).toBe(1)
  await rows.first().getByRole('button').click()
  await seen(button('calendar.changeDates'))
  // The booking is read again only when the other form is open: that form does not take the old days back.
  const isOpen = Promise.withResolvers<void>()
  reads.answer(async ({ params }) => {
    await isOpen.promise
    return now(params)
  })
  await button('calendar.changeDates').click()
  const later = addDays(booking.dateEnd, 3)
  await page.getByLabelText(says('calendar.to'), { exact: true }).fill(later.split('-').reverse().join('-'))
  await button('calendar.save').click()
  await expect.poll(() => now(booking).dateEnd).toBe(later)
  // The form asks which shelves are free on the new days, also before they are read again.
  await button('calendar.changeShelf').click()
  await expect.poll(() => frees.sent.map(({ query }) => query.dateEnd)).toContain(later)
  isOpen.resolve()
  await page.getByLabelText(says('calendar.newShelf')).selectOptions('A2, Standardhylde')
  await button('calendar.save').click()
  await button('calendar.keepPrice').click()
  await expect.poll(() => now(booking).shelf.name).toBe('A2')
  expect(now(booking).dateEnd).toBe(later)
})
