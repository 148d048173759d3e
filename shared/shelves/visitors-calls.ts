import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { day, exactMoment, money } from '../kit/text.ts'
import { shelfRefusals } from './refusals.ts'

/** What a market names its choices by; stored as it is shown. */
export const bookingPeriod = z.object({
  id: answeredId,
  name: z.string(),
  days: z.number(),
  weeks: z.number(),
  months: z.number(),
})

const discount = {
  discountPercent: z.nullable(z.number()),
  discountValidFrom: z.nullable(exactMoment),
  discountValidTo: z.nullable(exactMoment),
  isDiscountActive: z.boolean(),
  discountedPrice: money,
}

const pictured = z.object({
  id: answeredId,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
})

export const shelfType = pictured
export const service = pictured

/** The length and the discount of a price with a running discount. */
const offer = z.object({
  days: z.number(),
  weeks: z.number(),
  months: z.number(),
  discountPercent: z.number(),
  discountValidTo: z.nullable(exactMoment),
})

/** A shelf type with what visitors compare. */
export const listedType = z.extend(shelfType, {
  /** The lowest price today, after discount. */
  fromPrice: z.optional(money),
  hasServices: z.optional(z.boolean()),
  offers: z.optional(z.array(offer)),
})

export const periodPrice = z.object({
  id: answeredId,
  price: money,
  shelfType: answeredId,
  bookingPeriod,
  originalPrice: money,
  ...discount,
})

export const typeService = z.object({
  id: answeredId,
  service,
  price: money,
  ...discount,
})

export type ShelfType = z.infer<typeof shelfType>
export type ListedType = z.input<typeof listedType>
export type NextStart = z.input<typeof nextStart>
export type PeriodPrice = z.input<typeof periodPrice>
export type TypeService = z.input<typeof typeService>

/** When a type is free next: the first day on which a booking of this price can start. */
const nextStart = z.object({
  shelfType: answeredId,
  price: periodPrice,
  nextStart: z.nullable(answeredDay),
})

const ofType = z.object({ shelfType: ulid })

/** What can be rented, for how long, at what price, and when. */
export const visitorsCalls = {
  listTypes: {
    method: 'GET',
    path: 'shelf_types',
    audiences: ['anonymous', 'customer'],
    summary: 'The shelf types that can be booked, the cheapest first',
    query: z.object({ page: pageNumber }),
    answer: listOf(listedType),
    refusals: [],
  },
  listPrices: {
    method: 'GET',
    path: 'shelf_period_prices',
    audiences: ['anonymous', 'customer'],
    summary: 'The booking periods of a shelf type with their prices, shortest first',
    query: ofType,
    answer: z.array(periodPrice),
    refusals: [],
  },
  listServices: {
    method: 'GET',
    path: 'shelf_type_services',
    audiences: ['anonymous', 'customer'],
    summary: 'The additional services of a shelf type',
    query: ofType,
    answer: z.array(typeService),
    refusals: [],
  },
  readAvailability: {
    method: 'GET',
    path: 'shelf_type_availability',
    audiences: ['anonymous', 'customer'],
    summary: 'On which days a booking of this price can start',
    query: z.object({
      shelfPeriodPrice: ulid,
      dateStart: day,
      dateEnd: day,
      /** A reservation that is about to be replaced: its days count as free. */
      replaces: z.optional(ulid),
    }),
    answer: z.object({
      unavailableDates: z.array(answeredDay),
      specialClosingDates: z.array(answeredDay),
      closingDates: z.array(answeredDay),
    }),
    refusals: [shelfRefusals.date_out_of_range],
  },
  listNextStarts: {
    method: 'GET',
    path: 'shelf_type_next_starts',
    audiences: ['anonymous', 'customer'],
    summary:
      'For each shelf type the first day on which a booking of its shortest period, or of the given one, can start',
    query: z.object({ bookingPeriod: z.optional(ulid) }),
    answer: z.object({ results: z.array(nextStart) }),
    refusals: [],
  },
} as const satisfies Contract
