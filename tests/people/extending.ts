/** A tenant who extends a booking: staff make one, links lead to it, and its extension is reserved and paid. */
import { expect } from 'vitest'
import { linkToken } from '#functions/kit/link.ts'
import type { ExtensionLink } from '#shared/bookings/link.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { extensionCalls } from '#shared/bookings/tenants-extension-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'
import { type Reserved, type Visitor, visitorOf } from './visitor.ts'
import { writtenTenant } from './written-tenant.ts'

export type Choices = Answer<typeof extensionCalls.ownExtensionChoices> & { detail?: string }

/** What reserves the shortest extension. */
export const wish = ({ bookingRequest, dateStart, choices }: Choices) => ({
  shelfPeriodPrice: choices[0]?.shelfPeriodPrice,
  dateStart,
  type: 'extension',
  parentBookingRequest: bookingRequest,
})

export const extendingAt = (cloud: TestCloud, market: string) => {
  const guest = visitorOf(cloud, market)
  const ANNA = { userNumber: '100001', name: 'Anna Skov', email: `anna.skov@${market}.example` }
  const BO = { userNumber: '100002', name: 'Bo Lund', email: `bo.lund@${market}.example` }
  /** Anna's address, as a link shows it. */
  const MASKED = `a••••@${market}.example`
  const staffs = { token: '', today: '', used: 0, shelves: [] as { id: string; type: string }[] }

  const staff = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token: staffs.token })

  const open = async () => {
    await openMarket(market, 8)
    staffs.token = await staffToken(cloud, market)
    staffs.today = await guest.today()
    const [first] = await guest.types()
    const { results } = (await staff<{ results: typeof staffs.shelves }>('GET', 'shelves/')).body
    // Of types that visitors do not book here.
    staffs.shelves = results.filter(({ type }) => type !== first?.id)
  }

  /** Anna and Bo, logged in. */
  const tenants = async (): Promise<[Visitor, Visitor]> => [
    await writtenTenant(cloud, market, ANNA),
    await writtenTenant(cloud, market, BO),
  ]

  /** Staff book the next shelf for a tenant, or a given one. Days from today. */
  const booked = async (first = -3, last = 3, { of = '100001', status = 2, shelf = '' } = {}) => {
    if (!shelf) staffs.used += 1
    const dates = { dateStart: addDays(staffs.today, first), dateEnd: addDays(staffs.today, last) }
    const at = shelf || staffs.shelves[staffs.used - 1]?.id
    const fields = { shelf: at, customer: of, status, price: '249.00', ...dates }
    const { status: answered, body } = await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)
    if (answered !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  const link = (
    { id, dateEnd }: Pick<ShelfBooking, 'id' | 'dateEnd'>,
    about: Partial<ExtensionLink> = {},
    valid = 3_600,
  ) => linkToken({ purpose: 'extend-booking-request', market, bookingRequest: id, dateEnd, ...about }, valid)

  const own = (as: Visitor, id: string) =>
    as.call<Choices>('GET', `booking_requests/${id}/extension_choices/`)
  const byLink = (linked: string) =>
    guest.call<Choices>('GET', `booking_request/extension_choices/?token=${encodeURIComponent(linked)}`)

  const reserveByLink = async (linked: string) =>
    (await guest.reserve({ ...wish((await byLink(linked)).body), linkToken: linked })).body

  /** Pays as the page of the link does: with the token of the cart and nothing else. */
  const pay = async (as: Visitor, reserved: Reserved) => {
    const checkout = as.checkout([reserved], {})
    const { status, body } = await as.init(checkout)
    expect(status, JSON.stringify(body)).toBe(200)
    await as.pay(body.paymentId)
    return (await as.confirm(checkout, body.paymentId)).body.bookingRequests[0]?.status
  }

  const request = async (id: string) => (await staff<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body

  return {
    ANNA,
    BO,
    MASKED,
    guest,
    staffs,
    staff,
    open,
    tenants,
    booked,
    link,
    own,
    byLink,
    reserveByLink,
    pay,
    request,
  }
}
