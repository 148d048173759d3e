/**
 * The plan: which request takes which shelf on which days, in the order in which staff's calendar asks. A request has a
 * row in each month that it touches, so a month of a shelf type is one query. Rows are views of their request, written
 * with it. A booking whose price the next settlement takes (D41) has one more place, among all such bookings of the market.
 */
import * as z from 'zod/mini'
import { holderName } from '#shared/bookings/booking-name.ts'
import { requestStatus } from '#shared/bookings/request.ts'
import { fromKept, keptSale, NO_SALE, type Sale, type Sold, saleOf, toKept } from '#shared/bookings/sale.ts'
import { isUnpaidInShop, isWithheld } from '#shared/bookings/staff-booking.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { answeredDay } from '#shared/kit/answered.ts'
import { type Day, monthsFrom } from '#shared/kit/day.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Item, type Key, query, type Write } from '../../kit/table.ts'

const row = z.object({
  id: z.string(),
  shelf: z.string(),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** What the customer bought, where it ends before the shelf is free (D11). */
  dateEndCustomer: z.optional(z.string()),
  /** The shelf booking status (specification 4). */
  shelfStatus: z.number(),
  /** When a hold ends; 0: only a decision ends it. */
  until: seconds,
  status: requestStatus,
  customer: z.nullable(z.string()),
  name: z.string(),
  isBookingForMarket: z._default(z.boolean(), false),
  /** A payment request lapsed without money. */
  hasLapsed: z._default(z.boolean(), false),
  /** What the booking has beside the rent, and what is still to be paid, for the day board. */
  services: z._default(z.array(z.object({ name: z.string(), quantity: z.number() })), []),
  owed: z._default(minor, 0),
  sale: z._default(keptSale, {}),
})

/** A request as the plan shows it. */
export type PlanRow = Omit<z.output<typeof row>, 'sale'> & { sale: Sale }

const rowFrom = (item: Item): PlanRow => {
  const { sale, ...rest } = row.parse(item)
  return { ...rest, sale: fromKept(sale, rest.dateStart) }
}

type Planned = Parameters<typeof takesShelf>[0] & {
  shelfType: { id: string }
  shelf: { id: string; name?: string }
  customer: string | null
  buyer: { name: string } | null
  byStaff?:
    | {
        status: number
        isBookingForMarket: boolean
        description: string
        withholdFromSales?: boolean
        settlement?: string | undefined
      }
    | undefined
  hasLapsed?: boolean | undefined
  bookingAddons?: readonly { serviceName: string; quantity: number }[]
  addonsRefunded?: boolean
  totalPrice?: number
  dateEndCustomer?: Day
}

/** What only some bookings have: a month of a type is many rows, so a row is small. */
const moreOf = (request: Planned) => {
  const {
    status,
    byStaff,
    hasLapsed,
    bookingAddons = [],
    addonsRefunded,
    totalPrice = 0,
    dateEnd,
    dateEndCustomer = dateEnd,
  } = request
  const services = addonsRefunded
    ? []
    : bookingAddons.map(({ serviceName: name, quantity }) => ({ name, quantity }))
  const isOwed = isAskedFor(status) || (isUnpaidInShop({ status, byStaff }) && !byStaff?.withholdFromSales)
  return {
    ...(dateEndCustomer === dateEnd ? {} : { dateEndCustomer }),
    ...(byStaff?.isBookingForMarket ? { isBookingForMarket: true } : {}),
    ...(hasLapsed ? { hasLapsed } : {}),
    ...(services.length ? { services } : {}),
    ...(isOwed && totalPrice > 0 ? { owed: totalPrice } : {}),
  }
}

const partition = (market: string, type: string): string => `${market}#PLAN#${type}`

/** A place in the plan, as a request remembers it: a place that it leaves is deleted with the same write. */
const placeOf = (type: string, month: string, id: string): string => [type, month, id].join('#')

const keyOf = (market: string, place: string): Key => {
  const [type = '', ...rest] = place.split('#')
  return { pk: partition(market, type), sk: rest.join('#') }
}

/** Stands where a place has the shelf type. */
const WITHHELD = 'WITHHELD'

/** By the first day that the customer bought. */
const withheldPlace = ({ id, dateStartCustomer }: Pick<Planned & Sold, 'id' | 'dateStartCustomer'>): string =>
  placeOf(WITHHELD, dateStartCustomer, id)

/** The places of a request; none when it takes no shelf. */
export const placesOf = (request: Planned & Sold): string[] => {
  const taken = takesShelf(request)
  if (!taken) return []
  const months = monthsFrom(taken.first, taken.last).map(month =>
    placeOf(request.shelfType.id, month, request.id),
  )
  return isWithheld(request) ? [...months, withheldPlace(request)] : months
}

/** Writes a request into its places, and takes it out of those that it had before. */
export const planWrites = (market: string, request: Planned & Sold, before: readonly string[]): Write[] => {
  const places = placesOf(request)
  const taken = takesShelf(request)
  const Item = {
    kind: 'plan-row',
    id: request.id,
    shelf: request.shelf.id,
    dateStart: taken?.first,
    dateEnd: taken?.last,
    shelfStatus: taken?.status,
    until: taken?.until,
    status: request.status,
    customer: request.customer,
    name: holderName(request),
    ...(taken ? { sale: toKept(saleOf(request), taken.first) } : {}),
    ...moreOf(request),
  }
  return [
    ...places.map(place =>
      isOfWithheld(place)
        ? { put: { Item: { ...keyOf(market, place), ...withheldItem(request) } } }
        : { put: { Item: { ...keyOf(market, place), ...Item } }, isView: true as const },
    ),
    ...leavePlan(
      market,
      before.filter(place => !places.includes(place)),
    ),
  ]
}

/** Deletes rows. */
export const leavePlan = (market: string, places: readonly string[]): Write[] =>
  places.map(place => ({
    remove: { Key: keyOf(market, place) },
    ...(isOfWithheld(place) ? {} : { isView: true as const }),
  }))

/** Such a place is always written in the commit of its request, because a settlement counts on it. */
const isOfWithheld = (place: string): boolean => place.startsWith(`${WITHHELD}#`)

const withheld = z.object({
  id: z.string(),
  customer: z.string(),
  /** The first day that the customer bought. */
  dateStart: answeredDay,
  /** As a settlement shows it: shelf and period. */
  name: z.string(),
  /** Rent and services, in minor units. */
  price: minor,
  /** The shelf's name. */
  shelf: z.string(),
})

const withheldItem = ({
  id,
  customer,
  dateStartCustomer: dateStart,
  totalPrice: price,
  shelf: { name: shelf = '' },
  bookingPeriod,
}: Planned & Sold) => ({
  kind: 'withheld-booking',
  ...{ id, customer, dateStart, price, shelf },
  name: [shelf, bookingPeriod.name].filter(Boolean).join(', '),
})

/**
 * The bookings whose price no settlement has taken yet, also those that have not begun, by their first day. One query. Seconds
 * after a merge one may still name the customer who ended (`readPresent`).
 */
export const readWithheld = async (market: string): Promise<z.output<typeof withheld>[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market, WITHHELD) },
    ConsistentRead: true,
  })
  return items.map(item => withheld.parse(item))
}

/**
 * What takes the shelves of a type between two days, each request once. One query of the months that they touch; ended
 * holds that nobody has noted yet are among them.
 */
export const readPlan = async (
  market: string,
  type: string,
  { first, last }: { first: Day; last: Day },
): Promise<PlanRow[]> =>
  between(await readMonths(market, type, first.slice(0, 7), last.slice(0, 7)), { first, last })

/**
 * What `readPlan` reads, for a report of a long range: a query for each month, side by side. 13 months of 300 shelves
 * are some four megabytes.
 */
export const readLongPlan = async (
  market: string,
  type: string,
  { first, last }: { first: Day; last: Day },
): Promise<PlanRow[]> => {
  const months = monthsFrom(first, last)
  const read = await Promise.all(months.map(month => readMonths(market, type, month, month)))
  return between(read.flat(), { first, last })
}

const readMonths = async (market: string, type: string, first: string, last: string): Promise<PlanRow[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': partition(market, type),
      ':first': first,
      // Sorts after every row of the month.
      ':last': `${last}$`,
    },
  })
  return items.map(rowFrom)
}

const between = (rows: readonly PlanRow[], { first, last }: { first: Day; last: Day }): PlanRow[] => {
  const once = new Map(rows.map(one => [one.id, one]))
  return [...once.values()].filter(({ dateStart, dateEnd }) => dateStart <= last && dateEnd >= first)
}

const sample = {
  id: '{request}',
  status: 'paid',
  shelfType: { id: '{type}' },
  shelf: { id: '{shelf}' },
  dateStart: '2026-11-28',
  dateEnd: '2026-12-11',
  expiresOn: 0,
  customer: '{userNumber}',
  buyer: null,
  type: 'new',
  dateStartCustomer: '2026-11-28',
  discountedPrice: 0,
  totalPrice: 0,
  bookingPeriod: NO_SALE.period,
}

export const entity: Entity = {
  kept: 'As long as its request: what was where in past years is in the books of the shop.',
  open: ['readWithheld'],
  samples: {
    placesOf: null,
    planWrites: ['{market}', sample, []],
    readWithheld: ['{market}'],
    leavePlan: ['{market}', ['{type}#2026-11#{request}']],
    readPlan: ['{market}', '{type}', { first: '2026-11-01', last: '2026-11-30' }],
    readLongPlan: ['{market}', '{type}', { first: '2026-11-01', last: '2026-12-31' }],
  },
}
