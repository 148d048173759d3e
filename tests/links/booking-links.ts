/** The links to bookings: to stay longer, to pay, to withdraw. */
import { expect } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { INVALID } from '../cloud/told.ts'
import type { extendingAt } from '../people/extending.ts'
import type { refundingStaff } from '../people/refunding.ts'
import { visitorOf } from '../people/visitor.ts'
import {
  at,
  bookingOf,
  type Link,
  linksAt,
  MARKET,
  NOWHERE,
  OTHER,
  UNKNOWN,
  type Use,
} from './mailed-link.ts'

export const bookingLinks = (
  cloud: TestCloud,
  extending: ReturnType<typeof extendingAt>,
  buyers: ReturnType<typeof refundingStaff>,
): { links: Link[]; byLink: Use } => {
  const { staff, staffs, booked } = extending
  const { read, send, tokenTo } = linksAt(cloud)

  /** A booking of the tenant of this file, whose money staff ask for. */
  const asked = async (): Promise<ShelfBooking> => {
    const booking = await booked(20, 26, { status: 1 })
    const path = `shelf_bookings/${booking.id}/send_payment_request_email/`
    const { status, body } = await staff('POST', path, {})
    expect(status, JSON.stringify(body)).toBe(200)
    return booking
  }

  const changed = (id: string, fields: object) =>
    staff<ShelfBooking>('GET', `shelf_bookings/${id}/`).then(({ body: { version } }) =>
      staff('PUT', `shelf_bookings/${id}/`, { version, ...fields }),
    )

  /** Tells what a link of either kind is about. */
  const byLink = read('booking_request/by_link')

  /** The booking whose tenant was sent the newest link to stay longer. */
  const newest = { stay: '' }

  /** Extends that booking, by whatever link. */
  const reserve: Use = async (token, market = MARKET) => {
    const visitor = visitorOf(cloud, market)
    return visitor.reserve({
      shelfPeriodPrice: (await visitor.prices())[0]?.id,
      dateStart: addDays(staffs.today, 4),
      type: 'extension',
      parentBookingRequest: newest.stay,
      linkToken: token,
    })
  }

  const links: Link[] = [
    {
      purpose: 'extend-booking-request',
      what: 'to stay longer',
      // tests/scenarios/bookings/reminders.test.ts reads it in the mail.
      mailed: async () => {
        const booking = await booked()
        newest.stay = booking.id
        return extending.link(booking)
      },
      uses: [read('booking_request/extension_choices'), byLink, reserve],
      others: { bookingRequest: UNKNOWN, dateEnd: '2026-01-31' },
      gone: [
        [{ bookingRequest: UNKNOWN }, INVALID],
        [{ dateEnd: '2026-01-31' }, INVALID],
        [{ market: OTHER }, INVALID],
      ],
      elsewhere: use => (use === reserve ? NOWHERE : INVALID),
      ends: [
        [
          'of before the dates changed',
          token => changed(bookingOf(token), { dateEnd: addDays(staffs.today, 5) }),
          INVALID,
        ],
      ],
    },
    {
      purpose: 'pay-booking-request',
      what: 'to pay what staff ask for',
      mailed: async () => {
        await asked()
        return tokenTo(at('ida'), 'finalize-booking-payment-request')
      },
      uses: [
        byLink,
        (token, market = MARKET) =>
          visitorOf(cloud, market).init({
            bookingIds: [bookingOf(token)],
            linkToken: token,
            termsAccepted: true,
          }),
      ],
      others: { bookingRequest: UNKNOWN, cart: '0'.repeat(32) },
      ends: [
        [
          'whose request staff took back',
          token => staff('DELETE', `booking_requests/${bookingOf(token)}/payment_request/`),
          INVALID,
        ],
      ],
    },
    {
      purpose: 'withdraw',
      what: 'to withdraw',
      mailed: async () => tokenTo((await buyers.buy()).email, '/withdraw'),
      uses: [
        send('withdrawal/quote', MARKET, linkToken => ({ linkToken })),
        send('withdrawal/confirm', MARKET, linkToken => ({
          linkToken,
          bookingRequest: UNKNOWN,
          amount: '1.00',
        })),
      ],
      others: { txId: UNKNOWN },
      gone: [[{ market: OTHER }, INVALID]],
      ends: [],
    },
  ]
  return { links, byLink }
}
