/** Staff at their booking calendar: books glass cabinets of the demo, C1 to C8, which nobody else books. */
import type { Page } from 'playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import type { ShelfNames } from '#shared/shelves/staff-shelves-calls.ts'
import { staffToken } from '../people/staff.ts'
import type { Site } from './site.ts'
import { DEMO_STAFF, logInAsStaff } from './staff.ts'
import { todayInShop } from './till.ts'
import { personAt } from './wizard.ts'

const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }

export const barOf = (page: Page, { id }: ShelfBooking) => page.locator(`[data-bar="${id}"]`)

/** Drags the middle of a bar to the row of a shelf, some days of the month's zoom to the right. */
export const drag = async (page: Page, booking: ShelfBooking, shelf: string, days = 0) => {
  const from = await barOf(page, booking).boundingBox()
  const to = await page.getByRole('rowheader', { name: shelf, exact: true }).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 4, from.y + 20)
  await page.mouse.move(x + days * 22, to.y + 12, { steps: 3 })
  await page.mouse.up()
}

export const calendarForTests = (site: Site) => {
  let token = ''
  /** The ids of the shelves by their names. The demo books no glass cabinet, C1 to C8. */
  let shelves = new Map<string, string>()
  let cabinets = ''
  /** What a test has booked, gone after it. */
  let made: string[] = []

  const api = <T>(method: string, path: string, body?: object) =>
    site.call<T>(method, `/api/admin/${path}`, body, { market: DEMO_STAFF.market, token })

  const add = async (shelf: string, from: number, to: number, more: object = {}): Promise<ShelfBooking> => {
    const today = todayInShop()
    const { status, body } = await api<ShelfBooking>('POST', 'shelf_bookings/', {
      shelf: shelves.get(shelf),
      status: 1,
      customer: '100001',
      dateStart: addDays(today, from),
      dateEnd: addDays(today, to),
      ...more,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    made.push(body.id)
    return body
  }

  const now = async ({ id }: ShelfBooking) => (await api<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body

  /** The shelf on which a booking is, as the server has it. */
  const expectOn = (booking: ShelfBooking, shelf: string) =>
    expect.poll(async () => (await now(booking)).shelf.name).toBe(shelf)

  beforeAll(async () => {
    token = await staffToken(site, DEMO_STAFF.market)
    const { body } = await api<ShelfNames>('GET', 'shelf_names/')
    shelves = new Map(body.results.map(({ id, name }) => [name, id]))
    cabinets = body.types.find(({ name }) => name === 'Glasskab')?.id ?? ''
  })

  afterEach(async () => {
    await Promise.all(made.map(id => api('DELETE', `shelf_bookings/${id}/`)))
    made = []
  })

  const open = async (language: Language, query = `?type=${cabinets}`, width = 1280) => {
    const page = await site.openPage(LOCALES[language], width)
    await logInAsStaff(page, site.url(), { at: `/booking/calendar${query}` })
    return { page, ...personAt(page, language) }
  }
  return {
    add,
    now,
    api,
    expectOn,
    open,
    idOf: (shelf: string) => shelves.get(shelf),
    cabinets: () => cabinets,
  }
}
