/** What the stories of payment requests share: a market with a customer whom staff ask for the money of bookings. */
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { allShelves, staffToken } from './staff.ts'
import { visitorOf } from './visitor.ts'

/** `begin` opens the market with two shelves and makes Ida, its customer 100001, whose mails go to `email`. */
export const askingOf = (cloud: TestCloud, market: string, email: string) => {
  const visitor = visitorOf(cloud, market)
  let token = ''
  let shelf = ''
  let fortnights = 0

  const call = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token })

  /** Again, once the clock has moved on. */
  const logIn = async (): Promise<void> => {
    token = await staffToken(cloud, market)
  }

  const addCustomer = (userNumber: string, name: string, address: string) =>
    commit(
      newCustomer(market, {
        userNumber,
        name,
        email: address,
        phone: '+4520123456',
        language: 'en',
        verified: true,
        createdTs: 1,
      }),
    )

  const begin = async (): Promise<void> => {
    await openMarket(market, 2)
    await addCustomer('100001', 'Ida Holm', email)
    await logIn()
    shelf = (await allShelves(call))[0]?.id ?? ''
  }

  /** A booking of status 1 of Ida for a week. The week after it is free. */
  const booked = async (more: object = {}): Promise<ShelfBooking> => {
    await logIn()
    fortnights += 1
    const dateStart = addDays(await visitor.today(), 10 + 14 * fortnights)
    const fields = { shelf, status: 1, customer: '100001', price: '250.00' }
    const body = { ...fields, dateStart, dateEnd: addDays(dateStart, 6), ...more }
    return (await call<ShelfBooking>('POST', 'shelf_bookings/', body)).body
  }

  const send = (id: string, body: object = {}) =>
    call<{ bookingRequest: string; status: string; validUntil: string; version: number }>(
      'POST',
      `shelf_bookings/${id}/send_payment_request_email/`,
      body,
    )

  const read = async (id: string) => (await call<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body

  /** The token of the link in the newest mail that asks for money. */
  const mailedToken = async (): Promise<string> => {
    await cloud.idle()
    const mail = (await visitor.mails(email)).find(({ subject }) =>
      /^(Pay|Confirm) your booking/.test(subject),
    )
    return mail?.links[0]?.split('token=')[1] ?? ''
  }

  const open = (id: string, linkToken: string) =>
    visitor.call<{ paymentId: string; txId: string }>('POST', 'booking_request/init_payment/', {
      bookingIds: [id],
      linkToken,
      termsAccepted: true,
    })

  const confirm = (id: string, linkToken: string, paymentId: string) =>
    visitor.call<{ bookingRequests: { status: string }[] }>('POST', 'booking_request/confirm_payment/', {
      bookingIds: [id],
      linkToken,
      paymentId,
    })

  return { visitor, call, logIn, addCustomer, begin, booked, send, read, mailedToken, open, confirm }
}
