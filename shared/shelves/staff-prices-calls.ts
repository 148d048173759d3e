/** The prices of shelf types for periods and services, as staff set them. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { shelfRefusals } from './refusals.ts'
import { PRICE_LIST } from './staff-calls.ts'
import { discountFields, price } from './staff-fields.ts'
import { periodPrice, typeService } from './visitors-calls.ts'

const { too_long, too_short } = inputRefusals
const { changed_meanwhile } = kitRefusals
const { discount_range, listed_twice } = shelfRefusals

/** A price as staff see it: with its own discount, whether or not the type's beats it. */
const staffPrice = z.extend(periodPrice, { version: z.number() })

/** What a type asks for a service, as staff see it. */
const staffTypeService = z.extend(typeService, { shelfType: ulid, version: z.number() })

/** One save of a price grid. A commit has 100 writes. */
export const MOST_LINES = 60

const linesOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.array(line).check(z.minLength(1, too_short.code), z.maxLength(MOST_LINES, too_long.code))

const priced = {
  shelfType: ulid,
  /** "0" takes the price away. */
  price,
  ...discountFields,
  /** The version of the price that was read; 0: there was none (D30). */
  version: readVersion,
}

const ofType = z.object({ shelfType: z.optional(ulid) })

export const pricesCalls = {
  listAllPrices: {
    method: 'GET',
    path: 'shelf_period_prices',
    audiences: ['admin'],
    right: 'look',
    summary: 'The prices of a shelf type, or of all, shortest period first, with their own discounts',
    query: ofType,
    answer: z.array(staffPrice),
    refusals: [],
  },
  setPrices: {
    method: 'POST',
    path: 'shelf_period_prices',
    audiences: ['admin'],
    right: 'own',
    makesStale: PRICE_LIST,
    summary: 'Set prices, all or none; "0" takes one away. Answers all prices of the named types',
    body: linesOf(z.object({ ...priced, bookingPeriod: ulid })),
    answer: z.array(staffPrice),
    refusals: [changed_meanwhile, discount_range, listed_twice],
  },
  listAllTypeServices: {
    method: 'GET',
    path: 'shelf_type_services',
    audiences: ['admin'],
    right: 'look',
    summary: 'The services of a shelf type, or of all, by name, with their own discounts',
    query: ofType,
    answer: z.array(staffTypeService),
    refusals: [],
  },
  setTypeServices: {
    method: 'POST',
    path: 'shelf_type_services',
    audiences: ['admin'],
    right: 'own',
    makesStale: PRICE_LIST,
    summary:
      'Set what services cost with a type, all or none; "0" takes one away. Answers those of the types',
    body: linesOf(z.object({ ...priced, service: ulid })),
    answer: z.array(staffTypeService),
    refusals: [changed_meanwhile, discount_range, listed_twice],
  },
} as const satisfies Contract

export type StaffPrice = z.input<typeof staffPrice>
export type StaffTypeService = z.input<typeof staffTypeService>
