/** Staff's bookings: who has which shelf, and what staff do about it. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, flag } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, moment, money, optionalLine } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { price, yesNo } from '../shelves/staff-fields.ts'
import { askedFields, staffsRequest } from './booking-request.ts'
import { openOffer } from './hand-over-fields.ts'
import { bookingRefusals } from './refusals.ts'
import { addonLine, bookedPeriod, requestStatus } from './request.ts'
import { MOST_OF_ONE } from './rules.ts'

const { invalid, too_long, too_short } = inputRefusals
const { changed_meanwhile, too_many_mails } = kitRefusals
const {
  below_customer_dates,
  booking_runs,
  error_booking_period_unavailable,
  held_by_visitor,
  payment_request_out,
  refund_first,
  service_unknown,
  status_not_possible,
} = bookingRefusals

const { date_out_of_range } = shelfRefusals

const named = z.object({ id: answeredId, name: z.string() })

/** A booking as staff's calendar shows it. */
export const shelfBooking = z.object({
  id: answeredId,
  version: z.number(),
  /** The shelf booking status: 1 to 6 (specification 4). */
  status: z.number(),
  /** The status of its booking request. */
  requestStatus,
  shelf: named,
  shelfType: named,
  customer: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  customerEmail: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  /** What the shelf is taken for, and what the customer bought (D11). */
  dateStart: answeredDay,
  dateEnd: answeredDay,
  dateStartCustomer: answeredDay,
  dateEndCustomer: answeredDay,
  bookingPeriod: bookedPeriod,
  bookingAddons: z.array(addonLine(money)),
  /** The rent by the price list, the rent that was agreed, and that with the services. */
  listPrice: money,
  price: money,
  totalPrice: money,
  description: z.string(),
  isBookingForMarket: z.boolean(),
  withholdFromSales: z.boolean(),
  /** The end of a hold that has one. */
  validUntil: z.nullable(moment),
  eligibleClosingDays: z.array(answeredDay),
  /** The first day on which the shelf of a booking that ended early is free again. */
  freedFrom: z.nullable(answeredDay),
  created: moment,
  paidAt: z.nullable(moment),
  parentBookingRequest: z.nullable(answeredId),
  /** To whom its tenant offers it; null when it is offered to nobody. */
  handOver: z.nullable(openOffer),
  ...askedFields,
})

/** As a caller receives it. */
export type ShelfBooking = z.input<typeof shelfBooking>

const addons = z
  .array(
    z.object({
      service: ulid,
      quantity: z.int(invalid.code).check(z.minimum(1, invalid.code), z.maximum(MOST_OF_ONE, invalid.code)),
    }),
  )
  .check(z.maxLength(50, too_long.code))

/** What staff type: 1 money later, 2 paid in the shop, 3 a hold (D32). */
const staffStatus = z.union([z.literal(1), z.literal(2), z.literal(3)])

const fields = {
  /** Null: no customer, as for the market's own use or for a hold. */
  customer: z.optional(z.nullable(userNumber)),
  dateEnd: z.optional(day),
  /** Gives the last day and, without `price`, the rent by the price list. */
  bookingPeriod: z.optional(ulid),
  /** The rent, without services. */
  price: z.optional(price),
  bookingAddons: z.optional(addons),
  description: z.optional(optionalLine(500)),
  isBookingForMarket: z.optional(yesNo),
  withholdFromSales: z.optional(yesNo),
  /** Of a hold: when it ends by itself. Null: only staff end it. */
  validUntil: z.optional(z.nullable(moment)),
}

/** Whether the customer hears by mail of another shelf or other days; without it they do. */
const tellCustomer = z.optional(yesNo)

const ofId = z.object({ id: ulid })

/**
 * So many fit one transaction of DynamoDB: a move writes two calendars, the booking, its customer's live bookings, the
 * history, and the mail that is to go.
 */
export const MOST_MOVES = 15

const move = z.object({
  id: ulid,
  version: readVersion,
  shelf: ulid,
  dateStart: day,
  dateEnd: day,
})

const movable = [
  below_customer_dates,
  booking_runs,
  changed_meanwhile,
  date_out_of_range,
  error_booking_period_unavailable,
  held_by_visitor,
  payment_request_out,
]

export const shelfBookingsCalls = {
  listShelfBookings: {
    method: 'GET',
    path: 'shelf_bookings',
    audiences: ['admin'],
    right: 'look',
    summary:
      'The bookings that touch a range of days, at most 400, and which shelves are free for a booking of the price from the first day, or for the whole range',
    query: z.object({
      dateStart: day,
      dateEnd: day,
      shelfType: z.optional(ulid),
      shelf: z.optional(ulid),
      customer: z.optional(userNumber),
      /** Of shelves that fit equally those come first that stand beside this customer's on these days. */
      beside: z.optional(userNumber),
      shelfPeriodPrice: z.optional(ulid),
      /** Asks for the whole range although a price is named. */
      fullRange: z.optional(flag),
      /** A booking that is to be changed: its own days count as free. */
      bookingRequest: z.optional(ulid),
    }),
    answer: z.object({
      results: z.array(shelfBooking),
      isAvailable: z.boolean(),
      specialClosingDates: z.array(answeredDay),
      /** The tightest gap first (D12); from today on the shelves that are still full after all others (D74). */
      availableShelfIds: z.array(answeredId),
      /** The same shelves with their names and types. */
      availableShelves: z.array(
        z.extend(named, {
          shelfType: answeredId,
          /** It was to be emptied before today, and nobody has ticked that. Only known for a first day of today. */
          isNotEmptied: z.boolean(),
        }),
      ),
      /** The days that the booking would take. */
      bookingRequestDates: z.array(answeredDay),
      /** The one to be changed. */
      bookingRequest: z.nullable(staffsRequest),
    }),
    refusals: [date_out_of_range],
  },
  readShelfBooking: {
    method: 'GET',
    path: 'shelf_bookings/{id}',
    audiences: ['admin'],
    right: 'look',
    summary: 'One booking, as the calendar shows it',
    params: ofId,
    answer: shelfBooking,
    refusals: [],
  },
  addShelfBooking: {
    method: 'POST',
    path: 'shelf_bookings',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Book a shelf for a customer or for the market, or hold it',
    repeatable: true,
    body: z.object({ ...fields, shelf: ulid, status: staffStatus, dateStart: day }),
    status: 201,
    answer: shelfBooking,
    refusals: [date_out_of_range, error_booking_period_unavailable, service_unknown],
  },
  changeShelfBooking: {
    method: 'PUT',
    path: 'shelf_bookings/{id}',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Change a booking: shelf, days, customer, price, how it stands',
    params: ofId,
    body: z.object({
      ...fields,
      version: readVersion,
      tellCustomer,
      shelf: z.optional(ulid),
      status: z.optional(staffStatus),
      dateStart: z.optional(day),
    }),
    answer: shelfBooking,
    refusals: [...movable, refund_first, service_unknown, status_not_possible, too_many_mails],
  },
  moveShelfBookings: {
    method: 'POST',
    path: 'shelf_bookings/move',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Give bookings other shelves or days, all or none: two change places, a row makes room',
    body: z.object({
      tellCustomer,
      moves: z.array(move).check(z.minLength(1, too_short.code), z.maxLength(MOST_MOVES, too_long.code)),
    }),
    answer: z.object({ results: z.array(shelfBooking) }),
    refusals: [...movable, too_many_mails],
  },
  removeShelfBooking: {
    method: 'DELETE',
    path: 'shelf_bookings/{id}',
    audiences: ['admin'],
    right: 'serve',
    summary: "Delete staff's own booking; what was paid online is refunded instead",
    params: ofId,
    refusals: [held_by_visitor, payment_request_out, refund_first, status_not_possible],
  },
} as const satisfies Contract
