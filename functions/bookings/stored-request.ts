/** A booking request as the table keeps it. */
import * as z from 'zod/mini'
import { BOOKING_REQUEST_STATUSES } from '#shared/bookings/states.ts'

const status = z.enum(BOOKING_REQUEST_STATUSES)

const named = z.object({ id: z.string(), name: z.string() })

/** Money in minor units, days as YYYY-MM-DD, moments in Unix seconds. */
export const bookingRequest = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(['request', 'booking']),
  type: z.enum(['new', 'extension']),
  status,
  cartToken: z.string(),
  shelfType: named,
  shelf: named,
  shelfPeriodPrice: z.string(),
  bookingPeriod: z.extend(named, { days: z.number(), weeks: z.number(), months: z.number() }),
  /** What the customer bought, and what the shelf is taken for (D11). */
  dateStartCustomer: z.string(),
  dateEndCustomer: z.string(),
  dateStart: z.string(),
  dateEnd: z.string(),
  eligibleClosingDays: z.array(z.string()),
  bookingAddons: z.array(
    z.object({
      lineItem: z.string(),
      service: z.string(),
      serviceName: z.string(),
      unitPrice: z.number(),
      quantity: z.number(),
      totalPrice: z.number(),
    }),
  ),
  price: z.number(),
  discountPercent: z.nullable(z.number()),
  discountedPrice: z.number(),
  totalPrice: z.number(),
  addonsRefunded: z.boolean(),
  customer: z.nullable(z.string()),
  customerEmail: z.nullable(z.string()),
  parentBookingRequest: z.nullable(z.string()),
  /** An extension by its id, and what became of it. */
  children: z.record(z.string(), status),
  createdTs: z.number(),
  expiresOn: z.number(),
  paidTs: z.nullable(z.number()),
  /** The payment that is open for it, or that paid it. */
  txId: z.nullable(z.string()),
  /** Every payment that was opened for it, the newest last: money may still come in an older window. */
  payments: z._default(z.array(z.string()), []),
  /** The buyer let go of it: money that still comes goes back. */
  letGo: z.boolean(),
})

export type BookingRequest = z.infer<typeof bookingRequest>
