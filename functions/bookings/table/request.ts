/** Booking requests: what a visitor holds, pays for and then has as a booking. */
import * as z from 'zod/mini'
import { handOverFields } from '#shared/bookings/hand-over-fields.ts'
import { moveFields } from '#shared/bookings/move-fields.ts'
import { keptWish } from '#shared/bookings/moves.ts'
import { bookedPeriod, requestFields, requestStatus } from '#shared/bookings/request.ts'
import { statusNow } from '#shared/bookings/rules.ts'
import { staffFields } from '#shared/bookings/staff-fields.ts'
import { type RequestEvent, type RequestStatus, requestMachine } from '#shared/bookings/states.ts'
import { withdrawalFields } from '#shared/bookings/withdrawal-fields.ts'
import { answeredDay } from '#shared/kit/answered.ts'
import { moved } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Page } from '../../kit/list.ts'
import { batch, get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'
import { leavePlan, placesOf, planWrites } from './plan.ts'
import { whatIsDue } from './request/due.ts'
import { requestListed } from './request/lists.ts'
import { type RequestQuery, readRequestPage } from './request/search.ts'

/** Money in minor units, days as YYYY-MM-DD, moments in Unix seconds. */
export const bookingRequest = z.object({
  ...requestFields(minor),
  version: z.number(),
  cartToken: z.string(),
  shelfPeriodPrice: z.string(),
  bookingPeriod: bookedPeriod,
  /** The status of each extension, by its id, as it was noted last: see `withExtensions`. */
  children: z.record(z.string(), requestStatus),
  createdTs: seconds,
  /** When its status was reached. */
  statusTs: seconds,
  /** The version of the payment terms that the buyer accepted with the payment. */
  termsVersion: z.optional(z.number()),
  /** Who paid; null before. */
  buyer: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  paidTs: z.nullable(seconds),
  /** The payment that is open for it or that paid it. */
  txId: z.nullable(z.string()),
  /** All payments opened for it, the newest last: an older card window can still be paid in. */
  payments: z._default(z.array(z.string()), []),
  /** An extension that was reserved by a link in a mail: its reader may not learn more of the customer. */
  isByLink: z.optional(z.boolean()),
  /** The buyer removed it from the cart: a payment that still arrives is refunded. */
  isRemoved: z.boolean(),
  /** The first day on which the shelf of a refunded booking is free again. */
  freedFrom: z.optional(answeredDay),
  /** What of it was refunded; the operator's per cent with tax, when it was paid online (D57). */
  refundedAmount: z.optional(minor),
  /**
   * The part of it that is for services, whether a refund that does not end the booking has failed, and whether one has
   * waited for the card provider for days.
   */
  refundedAddons: z.optional(minor),
  hasFailedRefund: z.optional(z.boolean()),
  hasSlowRefund: z.optional(z.boolean()),
  commissionPercent: z.optional(z.number()),
  ...staffFields,
  ...withdrawalFields,
  ...moveFields,
  ...handOverFields,
  /** Its places in the plan (plan.ts). */
  planned: z._default(z.array(z.string()), []),
})

type Stored = z.infer<typeof bookingRequest>
/** A new one has no places yet. */
export type BookingRequest = Omit<Stored, 'planned'> & Partial<Pick<Stored, 'planned'>>

const requestKey = (market: string, id: string): Key => ({ pk: `${market}#REQUEST#${id}`, sk: 'REQUEST' })

export const requestFrom = (item: Item): BookingRequest =>
  bookingRequest.parse({ ...item, kind: item.requestKind })

/** Unpaid requests are kept for a day after their hold, so that the cart can show them (D13). */
const KEPT_UNPAID_SECONDS = 86_400

const toItem = (market: string, { kind, wish: asked, ...rest }: BookingRequest): Item => {
  // A booking that was moved, refunded or handed on loses its tenant's wish.
  const request = { ...rest, wish: keptWish({ ...rest, wish: asked }) }
  return {
    ...requestKey(market, request.id),
    kind: 'booking-request',
    requestKind: kind,
    ...request,
    planned: placesOf(request),
    ttl: ['reserved', 'expired'].includes(request.status)
      ? request.expiresOn + KEPT_UNPAID_SECONDS
      : undefined,
    ...requestListed(market, request),
    ...whatIsDue(request),
  }
}

/** One page of the requests, newest first: all, those of a status, or those that a search and filters find. */
export const listRequests = async (
  market: string,
  asked: RequestQuery,
): Promise<Omit<Page, 'items'> & { results: BookingRequest[] }> => {
  const { items, ...rest } = await readRequestPage(market, asked, id => requestKey(market, id))
  return { results: items.map(requestFrom), ...rest }
}

/** A booking request by its id. Refuses 404 `not_found`. */
export const readRequest = async (market: string, id: string): Promise<BookingRequest> => {
  const item = await get(requestKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return requestFrom(item)
}

/** A booking of the customer's. Refuses `not_found` for another customer's too, so that an id tells nothing. */
export const readOwnRequest = async (
  market: string,
  id: string,
  customer: string,
): Promise<BookingRequest> => {
  const request = await readRequest(market, id)
  if (request.customer !== customer) throw refuse(commonRefusals.not_found)
  return request
}

/** Booking requests by their ids: those that are there, in the order of the ids. */
export const readRequests = async (market: string, ids: readonly string[]): Promise<BookingRequest[]> => {
  const items = await batch(ids.map(id => requestKey(market, id)))
  return items.flatMap(item => (item ? [requestFrom(item)] : []))
}

/**
 * A booking with the statuses that its extensions have now. Its own note of one may be older than the extension, so each
 * that is noted as reserved is read.
 */
export const withExtensions = async <B extends BookingRequest>(market: string, booking: B): Promise<B> => {
  const noted = Object.entries(booking.children)
  const held = noted.filter(([, status]) => status === 'reserved').map(([id]) => id)
  const requests = await readRequests(market, held)
  const children = Object.fromEntries([
    ...noted.filter(([, status]) => status !== 'reserved'),
    ...requests.map(({ id, status, expiresOn }) => [id, statusNow(status, expiresOn, nowSeconds())] as const),
  ])
  return { ...booking, children }
}

/** An extension that was held and not paid says nothing any more; the last few are kept for who reads the item. */
const MOST_EXPIRED = 10

/** A booking that names one more extension. Ids are in the order of time, so the oldest expired ones go. */
export const withExtension = <B extends BookingRequest>(booking: B, { id, status }: BookingRequest): B => {
  const noted = Object.entries(booking.children)
  const expired = noted.flatMap(([child, became]) => (became === 'expired' ? [child] : [])).toSorted()
  const gone = new Set(expired.slice(0, -MOST_EXPIRED))
  const kept = noted.filter(([child]) => !gone.has(child))
  return { ...booking, children: { ...Object.fromEntries(kept), [id]: status } }
}

/** Creates a booking request, and its rows in the plan. */
export const newRequest = (market: string, request: BookingRequest): Write[] => [
  { put: { Item: toItem(market, request), ConditionExpression: 'attribute_not_exists(pk)' } },
  ...planWrites(market, request, []),
]

/** Writes the request, and its rows in the plan, if its version is unchanged; otherwise throws `TryAgain`. */
export const putRequest = (market: string, request: BookingRequest): Write[] => [
  putParent(market, request),
  ...planWrites(market, request, request.planned ?? []),
]

/** Deletes a booking of staff, and its rows in the plan, if its version is unchanged; otherwise throws `TryAgain`. */
export const removeRequest = (market: string, request: BookingRequest): Write[] => [
  {
    remove: {
      Key: requestKey(market, request.id),
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': request.version },
    },
    onConditionFailed: new TryAgain(),
  },
  ...leavePlan(market, request.planned ?? []),
  ...noteOnParent(market, request, 'expired'),
]

/** Notes children on a parent if its version is unchanged; otherwise throws `TryAgain`. Its rows stay. */
export const putParent = (market: string, request: BookingRequest): Write =>
  putNextVersion(toItem(market, request), request.version)

/** Notes the status of an extension on its parent: with `read` only at that version, otherwise throws `TryAgain`. */
const noteOnParent = (
  market: string,
  { id, parentBookingRequest: parent }: BookingRequest,
  became: RequestStatus,
  read?: number,
): Write[] => {
  if (!parent) return []
  const update = {
    Key: requestKey(market, parent),
    UpdateExpression: 'SET children.#child = :became, version = version + :one',
    ConditionExpression: read === undefined ? 'attribute_exists(pk)' : 'version = :read',
    ExpressionAttributeNames: { '#child': id },
    ExpressionAttributeValues: {
      ':became': became,
      ':one': 1,
      ...(read === undefined ? {} : { ':read': read }),
    },
  }
  return [{ update, onConditionFailed: new TryAgain() }]
}

/** Applies an event to the request, and notes the new status on its parent. Throws `TryAgain` when outdated. */
export const moveRequest = (
  market: string,
  request: BookingRequest,
  event: RequestEvent,
  parentRead?: number,
): Write[] => {
  const status = moved(requestMachine, request.status, event)
  return [
    ...putRequest(market, { ...request, status, statusTs: nowSeconds() }),
    ...noteOnParent(market, request, status, parentRead),
  ]
}

const sample = {
  id: '{request}',
  version: 1,
  status: 'reserved',
  shelfType: { id: '{type}' },
  shelf: { id: '{shelf}' },
  dateStart: '2026-11-28',
  dateEnd: '2026-12-11',
  expiresOn: 0,
  statusTs: 0,
  buyer: null,
  parentBookingRequest: '{parent}',
  discountedPrice: 0,
  totalPrice: 0,
  bookingPeriod: {},
}

export const entity: Entity = {
  kept: 'Unpaid: a day after its hold, so that the cart can show it. Paid: with the books of the shop.',
  open: [
    'listRequests',
    'moveRequest',
    'putRequest',
    'readOwnRequest',
    'readRequest',
    'readRequests',
    'withExtensions',
  ],
  samples: {
    requestFrom: null,
    readRequest: ['{market}', '{request}'],
    readOwnRequest: ['{market}', '{request}', '{userNumber}'],
    readRequests: ['{market}', ['{request}']],
    withExtensions: ['{market}', { children: { '{request}': 'reserved' } }],
    withExtension: null,
    newRequest: ['{market}', sample],
    putRequest: ['{market}', sample],
    putParent: ['{market}', sample],
    removeRequest: ['{market}', sample],
    listRequests: ['{market}', { page: 1 }],
    moveRequest: ['{market}', sample, 'expire'],
  },
}
