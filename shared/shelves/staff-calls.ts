/** What staff change of the price list. Apart from the visitors' calls, so that no visitor loads them. */
import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { exactMoment, money, optionalLine } from '../kit/text.ts'
import { shelfRefusals } from './refusals.ts'
import { picturedFields, price, thingName, yesNo } from './staff-fields.ts'
import { bookingPeriod, service, shelfType } from './visitors-calls.ts'

const { changed_meanwhile, in_use, picture_too_large, picture_type, picture_unreadable } = kitRefusals
const { discount_range, length_required } = shelfRefusals
const pictureRefusals = [picture_too_large, picture_type, picture_unreadable] as const

const ofId = z.object({ id: ulid })
const paged = z.object({ page: pageNumber })

const discount = {
  discountPercent: z.nullable(z.number()),
  discountValidFrom: z.nullable(exactMoment),
  discountValidTo: z.nullable(exactMoment),
  isDiscountActive: z.boolean(),
}

/** A shelf type as staff see it, with what uses it. */
const staffType = z.extend(shelfType, {
  ...discount,
  /** False hides it from new bookings. */
  isActive: z.boolean(),
  /** How many shelves and prices use it. */
  shelves: z.number(),
  prices: z.number(),
  version: z.number(),
})

/** A booking period as staff see it. */
const staffPeriod = z.extend(bookingPeriod, {
  /** The name that staff gave it; empty when `name` is made of its length. */
  ownName: z.string(),
  prices: z.number(),
  version: z.number(),
})

/** An additional service as staff see it. `price`: what it usually costs; each shelf type has its own price. */
const staffService = z.extend(service, {
  ...discount,
  price: money,
  isActive: z.boolean(),
  /** How many shelf types offer it. */
  types: z.number(),
  version: z.number(),
})

const count = z.optional(z.int(inputRefusals.invalid.code).check(z.minimum(0), z.maximum(366)))
const length = { days: count, weeks: count, months: count }
const periodFields = { name: z.optional(optionalLine(60)), ...length }

const changedFields = {
  version: readVersion,
  name: z.optional(thingName),
  ...picturedFields,
  removeImage: z.optional(yesNo),
}

/** All that staff's price list shows: a thing of it counts what uses it, and is named where it is used. */
export const PRICE_LIST = [
  'shelf_types',
  'booking_periods',
  'additional_services',
  'shelf_period_prices',
  'shelf_type_services',
  'shelves',
  'price_list_template',
]

/** A change of the price list. */
const changes = { audiences: ['admin'], makesStale: PRICE_LIST } as const

export const priceListCalls = {
  listAllTypes: {
    method: 'GET',
    path: 'shelf_types',
    audiences: ['admin'],
    right: 'look',
    summary: 'All shelf types by name, also hidden ones, with how many shelves and prices use them',
    query: paged,
    answer: listOf(staffType),
    refusals: [],
  },
  addType: {
    method: 'POST',
    path: 'shelf_types',
    ...changes,
    right: 'serve',
    summary: 'Add a shelf type; its picture comes in a multipart body',
    multipart: true,
    body: z.object({ name: thingName, ...picturedFields }),
    status: 201,
    answer: staffType,
    refusals: [...pictureRefusals, discount_range],
  },
  changeType: {
    method: 'PUT',
    path: 'shelf_types/{id}',
    ...changes,
    right: 'serve',
    summary: 'Change a shelf type; a field that is left out keeps its value',
    params: ofId,
    multipart: true,
    body: z.object(changedFields),
    answer: staffType,
    refusals: [...pictureRefusals, changed_meanwhile, discount_range],
  },
  removeType: {
    method: 'DELETE',
    path: 'shelf_types/{id}',
    ...changes,
    right: 'serve',
    summary: 'Delete a shelf type that no shelf and no price uses; otherwise the refusal names them',
    params: ofId,
    refusals: [in_use],
  },
  listPeriods: {
    method: 'GET',
    path: 'booking_periods',
    audiences: ['admin'],
    right: 'look',
    summary: 'All booking periods, shortest first, with how many prices use them',
    query: paged,
    answer: listOf(staffPeriod),
    refusals: [],
  },
  addPeriod: {
    method: 'POST',
    path: 'booking_periods',
    ...changes,
    right: 'own',
    summary: 'Add a booking period of 1 to 366 days; without a name it is named by its length',
    body: z.object(periodFields),
    status: 201,
    answer: staffPeriod,
    refusals: [length_required],
  },
  changePeriod: {
    method: 'PUT',
    path: 'booking_periods/{id}',
    ...changes,
    right: 'own',
    summary: 'Change a booking period; bookings that were made with it keep their own days',
    params: ofId,
    body: z.object({ version: readVersion, ...periodFields }),
    answer: staffPeriod,
    refusals: [changed_meanwhile, length_required],
  },
  removePeriod: {
    method: 'DELETE',
    path: 'booking_periods/{id}',
    ...changes,
    right: 'own',
    summary: 'Delete a booking period that no price uses; otherwise the refusal names the prices',
    params: ofId,
    refusals: [in_use],
  },
  listAllServices: {
    method: 'GET',
    path: 'additional_services',
    audiences: ['admin'],
    right: 'look',
    summary: 'All additional services by name, also hidden ones, with how many shelf types offer them',
    query: paged,
    answer: listOf(staffService),
    refusals: [],
  },
  addService: {
    method: 'POST',
    path: 'additional_services',
    ...changes,
    right: 'own',
    summary: 'Add an additional service; its picture comes in a multipart body',
    multipart: true,
    body: z.object({ name: thingName, price, ...picturedFields }),
    status: 201,
    answer: staffService,
    refusals: [...pictureRefusals, discount_range],
  },
  changeService: {
    method: 'PUT',
    path: 'additional_services/{id}',
    ...changes,
    right: 'own',
    summary: 'Change an additional service; a field that is left out keeps its value',
    params: ofId,
    multipart: true,
    body: z.object({ ...changedFields, price: z.optional(price) }),
    answer: staffService,
    refusals: [...pictureRefusals, changed_meanwhile, discount_range],
  },
  removeService: {
    method: 'DELETE',
    path: 'additional_services/{id}',
    ...changes,
    right: 'own',
    summary: 'Delete a service that no shelf type offers; otherwise the refusal names the types',
    params: ofId,
    refusals: [in_use],
  },
} as const satisfies Contract

export type StaffType = z.input<typeof staffType>
export type StaffPeriod = z.input<typeof staffPeriod>
export type StaffService = z.input<typeof staffService>
