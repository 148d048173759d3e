/** What a link in one of our mails is about. Apart from the other calls: only its page loads it. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { moment } from '../kit/text.ts'
import { bookingRefusals } from './refusals.ts'
import { buyersRequest } from './visitors-calls.ts'

export const linkCalls = {
  readByLink: {
    method: 'GET',
    path: 'booking_request/by_link',
    audiences: ['anonymous', 'customer'],
    summary: 'The booking that a link in a mail is about: to extend it, or to pay what staff ask for',
    query: z.object({ token: z.string().check(z.maxLength(2000, inputRefusals.too_long.code)) }),
    answer: z.object({
      kind: z.enum(['extension', 'payment_request']),
      bookingRequest: buyersRequest,
      /** Of a payment request: what pays it, and when it lapses. */
      cartToken: z.nullable(z.string()),
      validUntil: z.nullable(moment),
    }),
    refusals: [
      bookingRefusals.extension_not_allowed,
      bookingRefusals.payment_request_paid,
      kitRefusals.link_invalid,
    ],
  },
} as const satisfies Contract
