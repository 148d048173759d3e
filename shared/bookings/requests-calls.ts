/** What staff see of booking requests, and what they do about them. */
import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { day, line } from '../kit/text.ts'
import { staffsRequest } from './booking-request.ts'
import { requestStatus } from './request.ts'

export const requestsCalls = {
  listRequests: {
    method: 'GET',
    path: 'booking_requests',
    audiences: ['admin'],
    summary: 'The booking requests, newest first; a search finds those that were paid for',
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
} as const satisfies Contract
