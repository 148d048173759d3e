/** For tests of extensions: Maja, a tenant of the demo, her bookings, and the links to extend them. */
import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import { setPassword } from '#functions/identity/provider.ts'
import { linkToken } from '#functions/kit/link.ts'
import type { ExtensionLink } from '#shared/bookings/link.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { ShelfNames } from '#shared/shelves/staff-shelves-calls.ts'
import { staffToken } from '../people/staff.ts'
import { TENANT_PASSWORD } from '../people/tenant.ts'
import { visitorOf } from '../people/visitor.ts'
import type { Site } from './site.ts'

const MARKET = 'demo'
export const EMAIL = 'maja.friis@extend.example'

export const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

export const extensionsAt = (site: Site) => {
  let token = ''
  let tenant = ''
  let today = ''
  let shelves: ShelfNames['results'] = []

  const staff = <T>(method: string, path: string, body?: unknown) =>
    site.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

  beforeAll(async () => {
    token = await staffToken(site, MARKET)
    const fields = { name: 'Maja Friis', email: EMAIL, phone: '20 12 34 56', country: 'dk' }
    tenant = (await staff<{ userNumber: string }>('POST', 'customers/', fields)).body.userNumber
    await setPassword({ market: MARKET, username: tenant }, TENANT_PASSWORD, 'customers')
    today = await visitorOf(site, MARKET).today()
    shelves = (await staff<ShelfNames>('GET', 'shelf_names/')).body.results
  })

  /** Staff book a shelf of Maja's whose name begins with a letter, or a given one. Days from today. */
  const book = async (letter: string, first: number, last: number, shelf?: string): Promise<ShelfBooking> => {
    const dates = { dateStart: addDays(today, first), dateEnd: addDays(today, last) }
    const query = `dateStart=${dates.dateStart}&dateEnd=${addDays(dates.dateEnd, 40)}`
    const free = (await staff<{ availableShelfIds: string[] }>('GET', `shelf_bookings/?${query}`)).body
    const ids = shelves.filter(({ name }) => name.startsWith(letter)).map(({ id }) => id)
    const chosen = shelf ?? free.availableShelfIds.find(id => ids.includes(id))
    const fields = { shelf: chosen, customer: tenant, status: 2, price: '249.00', ...dates }
    const { status, body } = await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  const linkOf = async ({ id, dateEnd }: ShelfBooking): Promise<string> => {
    const about: ExtensionLink = {
      purpose: 'extend-booking-request',
      market: MARKET,
      bookingRequest: id,
      dateEnd,
    }
    return `${site.url()}/login/demo/extend-booking-request#token=${await linkToken(about, 86_400)}`
  }
  return { book, linkOf, tenant: () => tenant }
}
