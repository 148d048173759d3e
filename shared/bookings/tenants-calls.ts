/** A tenant's own bookings: those made online and those that staff made for them. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { moment, money } from '../kit/text.ts'
import { openOffer } from './hand-over-fields.ts'
import { moveWish } from './move-fields.ts'
import { requestStatus } from './request.ts'
import { buyersRequest } from './visitors-calls.ts'
import { WITHDRAWAL_KINDS } from './withdrawal.ts'

const WHEN = ['running', 'coming', 'past'] as const

/** "18:00" in the market's time zone; null where the market has not said its hours. */
const dayAndHour = z.object({ day: answeredDay, time: z.nullable(z.string()) })

/** The booking before or after this one in a chain of extensions. */
const neighbour = z.object({
  id: answeredId,
  shelf: z.object({ id: answeredId, name: z.string() }),
  dateStart: answeredDay,
  dateEnd: answeredDay,
})

/** A code of the catalogue of refusals; null when it can be done. */
const why = z.nullable(z.string())

const can = z.object({
  extend: z.object({
    isPossible: z.boolean(),
    /** The last day on which it can be extended. */
    until: answeredDay,
    why,
    /** The lowest price of an extension; null when there is none to buy. */
    fromPrice: z.nullable(money),
  }),
  /** Staff ask for its money: the token of the link that pays it, and until when that works. */
  pay: z.nullable(z.object({ token: z.string(), validUntil: moment })),
  /** End it by oneself: by the right of withdrawal, or by the market's tiers. */
  withdraw: z.object({
    kind: z.nullable(z.enum(WITHDRAWAL_KINDS)),
    /** The last day on which it can be ended so, or could; null for what was not paid online. */
    until: z.nullable(answeredDay),
    why,
  }),
  /** To another shelf or other days: at once, or by asking staff. */
  move: z.object({
    isPossible: z.boolean(),
    mode: z.enum(['ask', 'atOnce']),
    /** The last day on which it can be moved. */
    until: answeredDay,
    why,
  }),
  /** Give it to a friend, before it begins. */
  handOver: z.object({ isPossible: z.boolean(), why }),
  /** Book the same once more. */
  again: z.object({ isPossible: z.boolean(), why }),
})

const ownBooking = z.extend(buyersRequest, {
  /** past: over, or given back. */
  when: z.enum(WHEN),
  /** Staff made it; otherwise the customer booked online. */
  isByStaff: z.boolean(),
  /** How it stands in the calendar: 0 to 6 (specification 4). */
  shelfStatus: z.number(),
  /** The price of a booking that is not paid is taken from what the tenant sells (D41). */
  isWithheld: z.boolean(),
  /** What went back of what the tenant paid, or is on its way. */
  refundedAmount: money,
  /** The tenant took it over; somebody else has paid it. */
  isHandedOn: z.boolean(),
  /** Null when it is offered to nobody. */
  handOver: z.nullable(openOffer),
  setUpFrom: dayAndHour,
  emptyBy: dayAndHour,
  /** The booking that it extends. */
  follows: z.nullable(neighbour),
  /** The extension of it that is paid, or that staff agreed to. */
  goesOn: z.nullable(neighbour),
  /** Where its tenant has asked to have it; null when staff have nothing to answer. */
  wish: z.nullable(moveWish),
  can,
})

export const ownCalls = {
  listOwnBookings: {
    method: 'GET',
    path: 'bookings',
    alias: 'booking_requests',
    audiences: ['customer'],
    summary: 'My bookings: those that run, then those to come, then those that are over',
    query: z.object({
      page: pageNumber,
      /** `payment_request` also finds those whose card window is open. */
      status: z.optional(requestStatus),
      when: z.optional(z.enum(WHEN)),
    }),
    answer: listOf(ownBooking),
    refusals: [],
  },
  readOwnBooking: {
    method: 'GET',
    path: 'booking_requests/{id}',
    audiences: ['customer'],
    summary: 'One of my bookings, and what can be done with it now',
    params: z.object({ id: ulid }),
    answer: ownBooking,
    refusals: [],
  },
} as const satisfies Contract

export type OwnBooking = z.input<typeof ownBooking>
