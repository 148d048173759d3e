import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/countries.ts'

/** A shelf is held: somebody must look again when the hold ends. */
export const bookingReserved = {
  name: 'booking-reserved',
  version: 1,
  payload: z.object({ bookingRequest: z.string(), expiresOn: z.number() }),
} as const

/** The buyer paid and has the shelves; also after a late payment that found a shelf again. */
export const bookingsPaid = {
  name: 'bookings-paid',
  version: 1,
  payload: z.object({
    txId: z.string(),
    bookingRequests: z.array(z.string()),
    userNumber: z.string(),
    language: z.enum(LANGUAGES),
  }),
} as const
