/** The fields of a booking request, once: table and wire are made from them. */
import * as z from 'zod/mini'
import { answeredDay, answeredEmail } from '../kit/answered.ts'
import { answeredId } from '../kit/id.ts'
import { unixSeconds } from '../kit/text.ts'
import type { minor } from '../kit/units.ts'
import { BOOKING_REQUEST_STATUSES } from './states.ts'

const named = z.object({ id: answeredId, name: z.string() })

export const requestStatus = z.enum(BOOKING_REQUEST_STATUSES)

export const bookedPeriod = z.extend(named, { days: z.number(), weeks: z.number(), months: z.number() })

export const addonLine = <Money extends z.ZodMiniType>(money: Money) =>
  z.object({
    lineItem: z.string(),
    service: answeredId,
    serviceName: z.string(),
    unitPrice: money,
    quantity: z.number(),
    totalPrice: money,
  })

/** A chosen service in a request; money in minor units. */
export type AddonLine = z.infer<ReturnType<typeof addonLine<typeof minor>>>

/** The fields that table and wire share. `money` is the shape of an amount: minor units, or text on the wire. */
export const requestFields = <Money extends z.ZodMiniType>(money: Money) => ({
  id: answeredId,
  kind: z.enum(['request', 'booking']),
  type: z.enum(['new', 'extension']),
  status: requestStatus,
  /** What the customer bought, and what the shelf is taken for (D11). */
  dateStartCustomer: answeredDay,
  dateEndCustomer: answeredDay,
  dateStart: answeredDay,
  dateEnd: answeredDay,
  shelfType: named,
  shelf: named,
  eligibleClosingDays: z.array(answeredDay),
  bookingAddons: z.array(addonLine(money)),
  price: money,
  discountPercent: z.nullable(z.number()),
  discountedPrice: money,
  totalPrice: money,
  addonsRefunded: z.boolean(),
  customer: z.nullable(z.string()),
  customerEmail: z.nullable(answeredEmail),
  parentBookingRequest: z.nullable(answeredId),
  /** When the hold ends. */
  expiresOn: unixSeconds,
})
