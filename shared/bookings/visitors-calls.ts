import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { listOf } from '../kit/contract.ts'
import { answeredId, cartToken, marketId, ulid } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, money, unixSeconds } from '../kit/text.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { bookingRequest } from './booking-request.ts'
import { bookingRefusals } from './refusals.ts'
import { MOST_OF_ONE } from './rules.ts'

/** As a caller receives it. */
export type BookingRequestAnswer = z.input<typeof bookingRequest>

const { invalid, too_long } = inputRefusals

const requests = listOf(bookingRequest)

/** A booking request as its buyer sees it. */
export const buyersRequest = z.extend(bookingRequest, {
  /** The name that the buyer gave; null before the payment. */
  customerName: z.nullable(z.string()),
  /** The payment that paid it: the reference on the receipt. Null before. */
  txId: z.nullable(answeredId),
})

/** As its buyer receives it. */
export type BuyersRequestAnswer = z.input<typeof buyersRequest>

/** Reserving shelves into a cart, and the cart itself. Apart from staff's calls, which no visitor loads. */
export const visitorsCalls = {
  reserve: {
    method: 'POST',
    path: 'booking_request/reserve',
    alias: 'booking_request',
    audiences: ['anonymous', 'customer'],
    summary: 'Hold a shelf for 900 seconds',
    repeatable: true,
    body: z.object({
      shelfPeriodPrice: ulid,
      dateStart: day,
      bookingAddons: z.optional(
        z
          .array(
            z.object({
              service: ulid,
              quantity: z
                .int(invalid.code)
                .check(z.minimum(1, invalid.code), z.maximum(MOST_OF_ONE, invalid.code)),
            }),
          )
          .check(z.maxLength(50, too_long.code)),
      ),
      cartToken: z.optional(cartToken),
      type: z.optional(z.enum(['new', 'extension'])),
      parentBookingRequest: z.optional(ulid),
      /** A reservation of the same cart that the new one takes the place of: both happen or neither. */
      replaces: z.optional(ulid),
      /** Of a link in a mail: says that the booking to extend is the caller's. */
      linkToken: z.optional(z.string().check(z.maxLength(2000, too_long.code))),
    }),
    answer: z.object({
      id: answeredId,
      cartToken: z.string(),
      reservedTs: unixSeconds,
      expiresOn: unixSeconds,
      dateStart: answeredDay,
      dateEnd: answeredDay,
      eligibleClosingDays: z.array(answeredDay),
      discountedPrice: money,
      totalPrice: money,
      shelf: z.object({ id: answeredId, name: z.string() }),
      /** An extension that had to move to another shelf of the type (D12). */
      shelfChanged: z.optional(z.boolean()),
    }),
    status: 201,
    refusals: [
      bookingRefusals.error_booking_period_unavailable,
      bookingRefusals.cart_full,
      bookingRefusals.closed_on_date,
      shelfRefusals.date_out_of_range,
      bookingRefusals.extension_not_allowed,
      kitRefusals.link_invalid,
      kitRefusals.not_enabled,
      bookingRefusals.reservation_expired,
      marketRefusals.online_booking_off,
      bookingRefusals.service_unknown,
      bookingRefusals.too_many_holds,
    ],
  },
  readCart: {
    method: 'GET',
    path: 'booking_request',
    audiences: ['anonymous', 'customer'],
    summary: 'Every request of a cart, whatever its status (expired ones for a day)',
    query: z.object({ cartToken }),
    answer: listOf(buyersRequest),
    refusals: [],
  },
  takeOver: {
    method: 'POST',
    path: '{marketId}/reserve_update',
    audiences: ['customer'],
    summary: 'The customer who logged in at checkout takes the cart over',
    params: z.object({ marketId }),
    body: z.object({ cartToken }),
    answer: requests,
    refusals: [kitRefusals.not_enabled, bookingRefusals.reservation_expired, bookingRefusals.too_many_holds],
  },
  remove: {
    method: 'DELETE',
    path: 'booking_request/delete',
    audiences: ['anonymous', 'customer'],
    summary: 'Take a reservation out of the cart and free its shelf',
    body: z.object({
      bookingRequest: ulid,
      cartToken: z.optional(cartToken),
      /** Of a link in a mail: says that the extension is the caller's. */
      linkToken: z.optional(z.string().check(z.maxLength(2000, too_long.code))),
    }),
    status: 204,
    refusals: [kitRefusals.link_invalid],
  },
} as const satisfies Contract
