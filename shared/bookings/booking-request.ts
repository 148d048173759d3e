import * as z from 'zod/mini'
import { answeredDay, answeredEmail } from '../kit/answered.ts'
import { answeredId } from '../kit/id.ts'
import { moment, money } from '../kit/text.ts'
import { openOffer } from './hand-over-fields.ts'
import { moveWish } from './move-fields.ts'
import { bookedPeriod, requestFields, requestStatus } from './request.ts'
import { WITHDRAWAL_KINDS } from './withdrawal.ts'

/** The payment request of a booking, as staff see it (D33). */
export const askedFields = {
  /** When its link was sent last, and where to; null when staff never asked. */
  askedAt: z.nullable(moment),
  askedTo: z.nullable(answeredEmail),
  /** Until when the link works, or worked when it lapsed; null when none is out. */
  askedUntil: z.nullable(moment),
  /** The last one lapsed without money. */
  hasLapsed: z.boolean(),
}

/** A booking request as every call answers it (docs/product/calls.md). */
export const bookingRequest = z.object({
  ...requestFields(money),
  shelfPeriodPrice: z.object({ id: answeredId, bookingPeriod: bookedPeriod }),
  shelfTypeName: z.string(),
  bookingPeriodLabel: z.string(),
  childrenIds: z.array(answeredId),
  childrenStatuses: z.array(requestStatus),
  created: moment,
  reservedAt: moment,
  paidAt: z.nullable(moment),
})

/** Where staff see what is done about a booking: its lists, the counts in the menu, the history. */
export const SHOW_BOOKINGS = ['booking_requests', 'badges', 'audit']

/** A booking request as staff see it. */
export const staffsRequest = z.extend(bookingRequest, {
  ...askedFields,
  customerName: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  version: z.number(),
  /** How it stands in the calendar: 0 to 6 (specification 4). */
  shelfStatus: z.number(),
  description: z.string(),
  isBookingForMarket: z.boolean(),
  withholdFromSales: z.boolean(),
  /** What was paid or is to be paid, the operator's share of it with tax (D57), and what is left for the market. */
  gross: money,
  commission: money,
  net: money,
  refundedAmount: money,
  /** Money could not be given back: staff try again, or pay it back another way. */
  hasFailedRefund: z.boolean(),
  /** The first day on which the shelf of a refunded booking is free again. */
  freedFrom: z.nullable(answeredDay),
  /** When the buyer wished that the rent begins before the right of withdrawal has ended; null without the wish. */
  beginWishAt: z.nullable(moment),
  /** When its buyer ended it by themselves, and how; null when nobody has. */
  withdrawnAt: z.nullable(moment),
  withdrawnAs: z.nullable(z.enum(WITHDRAWAL_KINDS)),
  /** Where its tenant asks to have it; null when there is nothing to answer. */
  wish: z.nullable(moveWish),
  /** The number of the customer who paid it and handed it on; null when it is the payer's. */
  payer: z.nullable(z.string()),
  /** To whom its tenant offers it; null when it is offered to nobody. */
  handOver: z.nullable(openOffer),
  /** The payment that paid it online, or is open for it. */
  txId: z.nullable(answeredId),
})
