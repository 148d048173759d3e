/** Booking requests, the carts that hold them, the shelf bookings they become, and what waits for staff. */
import {
  type RequestEvent,
  type RequestStatus,
  requestMachine,
  SHELF_BOOKING,
} from '#shared/bookings/states.ts'
import { moved } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { batch, get, type Item, type Key, VersionConflict, type Write } from '../kit/table.ts'
import { type BookingRequest, bookingRequest } from './stored-request.ts'

export type { BookingRequest }

const requestKey = (market: string, id: string): Key => ({ pk: `${market}#REQUEST#${id}`, sk: 'REQUEST' })

const from = (item: Item): BookingRequest => bookingRequest.parse({ ...item, kind: item.requestKind })

/** What was not paid is kept for a day after its hold, so that its cart can still show it. Decision D13. */
const KEPT_UNPAID_SECONDS = 86_400

const toItem = (market: string, { kind, ...request }: BookingRequest): Item => ({
  ...requestKey(market, request.id),
  kind: 'booking-request',
  requestKind: kind,
  ...request,
  ttl: ['reserved', 'expired'].includes(request.status) ? request.expiresOn + KEPT_UNPAID_SECONDS : undefined,
})

/** A booking request by its id. Refuses 404 `not_found`. */
export const readRequest = async (market: string, id: string): Promise<BookingRequest> => {
  const item = await get(requestKey(market, id))
  if (!item) throw refuse('missing', 'not_found')
  return from(item)
}

/** Booking requests by their ids: those that are there, in the order of the ids. */
export const readRequests = async (market: string, ids: readonly string[]): Promise<BookingRequest[]> => {
  const items = await batch(ids.map(id => requestKey(market, id)))
  return items.flatMap(item => (item ? [from(item)] : []))
}

/** A booking request that did not exist before. */
export const newRequest = (market: string, request: BookingRequest): Write => ({
  put: { Item: toItem(market, request), ConditionExpression: 'attribute_not_exists(pk)' },
})

/** The request as decided, if nobody wrote it since it was read; else `VersionConflict`. */
export const putRequest = (market: string, request: BookingRequest): Write => ({
  put: {
    Item: toItem(market, { ...request, version: request.version + 1 }),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': request.version },
  },
  onConditionFailed: new VersionConflict(),
})

/** A parent notes what became of its extension; with `read`, the version that it was read at, if nobody wrote it since. */
export const childBecame = (
  market: string,
  parent: string,
  child: string,
  became: RequestStatus,
  read?: number,
): Write => ({
  update: {
    Key: requestKey(market, parent),
    UpdateExpression: 'SET children.#child = :became, version = version + :one',
    ConditionExpression: read === undefined ? 'attribute_exists(pk)' : 'version = :read',
    ExpressionAttributeNames: { '#child': child },
    ExpressionAttributeValues: {
      ':became': became,
      ':one': 1,
      ...(read === undefined ? {} : { ':read': read }),
    },
  },
  onConditionFailed: new VersionConflict(),
})

/** The request goes on to what an event makes of it, and its parent, if it lengthens one, knows; else `VersionConflict`. */
export const moveRequest = (
  market: string,
  request: BookingRequest,
  event: RequestEvent,
  parentRead?: number,
): Write[] => {
  const status = moved(requestMachine, request.status, event)
  const { id, parentBookingRequest: parent } = request
  return [
    putRequest(market, { ...request, status }),
    ...(parent ? [childBecame(market, parent, id, status, parentRead)] : []),
  ]
}

const CART_KEPT_SECONDS = 3 * 86_400
const MOST_EVER_IN_CART = 500

const cartKey = (market: string, token: string): Key => ({ pk: `${market}#CART#${token}`, sk: 'CART' })

export interface Cart {
  token: string
  customer: string | null
  /** Every request that it ever held, oldest first. */
  requests: string[]
  /** Those that count towards the most that a cart may hold. */
  live: string[]
}

/** A cart by its token; undefined when there is none, or no more. */
export const readCart = async (market: string, token: string): Promise<Cart | undefined> => {
  const item = await get(cartKey(market, token))
  if (!item) return undefined
  const ids = (set: unknown) => [...((set as Set<string> | undefined) ?? [])].sort()
  return {
    token,
    customer: (item.customer as string) ?? null,
    requests: ids(item.requests),
    live: ids(item.live),
  }
}

/** A request more in the cart. A cart that holds its most already: `onConditionFailed`. */
export const addToCart = (
  market: string,
  token: string,
  request: string,
  {
    most,
    now,
    customer,
    onConditionFailed,
  }: { most: number; now: number; customer: string | null; onConditionFailed: Error },
): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: `ADD requests :request, live :request SET #kind = :kind, #ttl = :ttl${customer ? ', customer = :customer' : ''}`,
    ConditionExpression:
      'attribute_not_exists(requests) OR ((attribute_not_exists(live) OR size(live) < :most) AND size(requests) < :ever)',
    ExpressionAttributeNames: { '#kind': 'kind', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':request': new Set([request]),
      ':most': most,
      ':ever': MOST_EVER_IN_CART,
      ':kind': 'cart',
      ':ttl': now + CART_KEPT_SECONDS,
      ...(customer ? { ':customer': customer } : {}),
    },
  },
  onConditionFailed,
})

/** These no longer count in the cart; saying it again changes nothing. */
export const endInCart = (
  market: string,
  token: string,
  requests: readonly string[],
  now: number,
): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'DELETE live :requests SET #ttl = if_not_exists(#ttl, :ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':requests': new Set(requests), ':ttl': now + CART_KEPT_SECONDS },
  },
})

/** This was taken out of the cart by its owner: it is not shown any more. */
export const removeFromCart = (market: string, token: string, request: string): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'DELETE live :request, requests :request',
    ExpressionAttributeValues: { ':request': new Set([request]) },
  },
})

/** The cart is a customer's now. Refuses 404 `not_found`. */
export const giveCart = (market: string, token: string, customer: string): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'SET customer = :customer',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':customer': customer },
  },
  onConditionFailed: refuse('missing', 'not_found'),
})

/** The shelf booking that a paid request becomes; it has the request's id. */
export const putShelfBooking = (market: string, request: BookingRequest): Write => ({
  put: {
    Item: {
      pk: `${market}#SHELF#${request.shelf.id}`,
      sk: `BOOKING#${request.dateStart}#${request.id}`,
      kind: 'shelf-booking',
      id: request.id,
      customer: request.customer,
      status: SHELF_BOOKING.bookedAndPaidOnline,
      dateStart: request.dateStart,
      dateEnd: request.dateEnd,
      shelf: request.shelf,
      bookingPeriod: request.bookingPeriod,
      price: request.totalPrice,
      isBookingForMarket: false,
    },
  },
})

const pendingKey = (market: string): Key => ({ pk: `${market}#COUNT`, sk: 'PENDING' })

/** So many more paid requests wait for staff to confirm or refund them. Decision D15. */
export const countPending = (market: string, more: number): Write => ({
  update: {
    Key: pendingKey(market),
    UpdateExpression: 'ADD pending :more',
    ExpressionAttributeValues: { ':more': more },
  },
})

/** How many requests wait for staff. */
export const readPending = async (market: string): Promise<number> =>
  Number((await get(pendingKey(market)))?.pending ?? 0)
