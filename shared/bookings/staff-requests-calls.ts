/** What staff see of booking requests, and what they do about them. Refunds and payment requests are the payments'. */
import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { day, line, optionalLine } from '../kit/text.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { price } from '../shelves/staff-fields.ts'
import { SHOW_BOOKINGS, staffsRequest } from './booking-request.ts'
import { bookingRefusals } from './refusals.ts'
import { requestStatus } from './request.ts'

const { changed_meanwhile, too_many_mails } = kitRefusals
const { date_out_of_range } = shelfRefusals
const {
  below_customer_dates,
  error_booking_period_unavailable,
  extension_not_allowed,
  held_by_visitor,
  no_mail_address,
  status_not_possible,
} = bookingRefusals

const ofId = z.object({ id: ulid })

export const requestsCalls = {
  listRequests: {
    method: 'GET',
    path: 'booking_requests',
    audiences: ['admin'],
    right: 'look',
    summary: 'The booking requests, newest first; a search finds those that name a buyer',
    query: z.object({
      page: pageNumber,
      status: z.optional(requestStatus),
      search: z.optional(line(100)),
      shelfType: z.optional(ulid),
      dateFrom: z.optional(day),
      dateTo: z.optional(day),
    }),
    answer: listOf(staffsRequest),
    refusals: [],
  },
  readRequest: {
    method: 'GET',
    path: 'booking_requests/{id}',
    audiences: ['admin'],
    right: 'look',
    summary: 'One booking request',
    params: ofId,
    answer: staffsRequest,
    refusals: [],
  },
  confirmRequest: {
    method: 'PUT',
    path: 'booking_requests/{id}/confirm',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Agree to a booking that was paid online; again it answers the same',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    body: z.object({ version: readVersion }),
    answer: staffsRequest,
    refusals: [changed_meanwhile, status_not_possible],
  },
  changeMarketDates: {
    method: 'PUT',
    path: 'booking_requests/{id}/update_booking_market_dates',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Take the shelf for longer than the customer has bought (D11)',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    body: z.object({ version: readVersion, dateStart: day, dateEnd: day }),
    answer: staffsRequest,
    refusals: [
      below_customer_dates,
      changed_meanwhile,
      date_out_of_range,
      error_booking_period_unavailable,
      held_by_visitor,
    ],
  },
  noteRequest: {
    method: 'PUT',
    path: 'booking_requests/{id}/note',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Write an inner note on a booking, for staff alone; without a text it is taken away',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    body: z.object({ version: readVersion, description: z.optional(optionalLine(500)) }),
    answer: staffsRequest,
    refusals: [changed_meanwhile, held_by_visitor],
  },
  extendByStaff: {
    method: 'POST',
    path: 'booking_requests/{id}/extend',
    audiences: ['admin'],
    right: 'serve',
    summary:
      'Extend a booking by any length, at any price: money later (1), paid in the shop (2), or by a payment request (6). Answers the extension',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    repeatable: true,
    body: z.object({
      version: readVersion,
      bookingPeriod: z.optional(ulid),
      dateEnd: z.optional(day),
      price: z.optional(price),
      status: z.union([z.literal(1), z.literal(2), z.literal(6)]),
    }),
    status: 201,
    answer: staffsRequest,
    refusals: [
      changed_meanwhile,
      date_out_of_range,
      error_booking_period_unavailable,
      extension_not_allowed,
      no_mail_address,
      marketRefusals.online_booking_off,
      too_many_mails,
    ],
  },
} as const satisfies Contract
