import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { userNumber } from '../kit/user-number.ts'
import { staffsRequest } from './booking-request.ts'
import { requestStatus } from './request.ts'

/** What one customer has booked, for the staff's page of the customer. */
export const customerBookingsCalls = {
  listCustomerBookings: {
    method: 'GET',
    path: 'customer_bookings/{userNumber}',
    audiences: ['admin'],
    right: 'look',
    summary: 'The bookings of a customer: those that run, then those to come, then those that are over',
    params: z.object({
      userNumber,
    }),
    query: z.object({ page: pageNumber, status: z.optional(requestStatus) }),
    answer: listOf(
      z.extend(staffsRequest, {
        /** past: over, or given back. */
        when: z.enum(['running', 'coming', 'past']),
        /** Staff made it; otherwise the customer booked online. */
        isByStaff: z.boolean(),
      }),
    ),
    refusals: [],
  },
} as const satisfies Contract
