/** Staff ask for the money of a booking by mail (decision D33). The buyer pays it like any other. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { moment } from '../kit/text.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { SHOW_BOOKINGS, staffsRequest } from './booking-request.ts'
import { bookingRefusals } from './refusals.ts'

const { no_mail_address, status_not_possible } = bookingRefusals
const { changed_meanwhile, too_many_mails } = kitRefusals

const ofId = z.object({ id: ulid })

export const paymentRequestCalls = {
  sendPaymentRequest: {
    method: 'POST',
    path: 'shelf_bookings/{id}/send_payment_request_email',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Send the customer a link to pay a booking of status 1; again it sends the same link once more',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    repeatable: true,
    body: z.object({ version: readVersion, validUntil: z.optional(moment) }),
    answer: z.object({
      bookingRequest: answeredId,
      status: z.literal('payment_request'),
      validUntil: moment,
      version: z.number(),
    }),
    refusals: [
      changed_meanwhile,
      inputRefusals.invalid,
      marketRefusals.online_booking_off,
      no_mail_address,
      status_not_possible,
      too_many_mails,
    ],
  },
  withdrawPaymentRequest: {
    method: 'DELETE',
    path: 'booking_requests/{id}/payment_request',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Take a payment request back: its link no longer works, and the booking is not paid',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    answer: staffsRequest,
    refusals: [status_not_possible],
  },
  settlePaymentRequest: {
    method: 'POST',
    path: 'booking_requests/{id}/finalize_payment_request',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Say that a payment request was paid in another way',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    body: z.object({ version: readVersion }),
    answer: staffsRequest,
    refusals: [changed_meanwhile, status_not_possible],
  },
} as const satisfies Contract
