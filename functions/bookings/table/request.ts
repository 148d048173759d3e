/** Booking requests: what a visitor holds, pays for and then has as a booking. */

import * as z from 'zod/mini'
import { bookedPeriod, requestFields, requestStatus } from '#shared/bookings/request.ts'
import { type RequestEvent, type RequestStatus, requestMachine } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { moved } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds, toMillis } from '#shared/kit/units.ts'
import { emailWords, phoneWords, searchWords, wordsOf } from '#shared/kit/words.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Page, readFound, readPage } from '../../kit/list.ts'
import { type Found, listed, type Place } from '../../kit/listed.ts'
import { batch, get, type Item, type Key, VersionConflict, type Write } from '../../kit/table.ts'

/** Money in minor units, days as YYYY-MM-DD, moments in Unix seconds. */
export const bookingRequest = z.object({
  ...requestFields(minor),
  version: z.number(),
  cartToken: z.string(),
  shelfPeriodPrice: z.string(),
  bookingPeriod: bookedPeriod,
  /** An extension by its id, and what became of it. */
  children: z.record(z.string(), requestStatus),
  createdTs: seconds,
  /** When its status was reached. */
  statusTs: seconds,
  /** Who paid; null before. */
  buyer: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  paidTs: z.nullable(seconds),
  /** The payment that is open for it, or that paid it. */
  txId: z.nullable(z.string()),
  /** Every payment that was opened for it, the newest last: money may still come in an older window. */
  payments: z._default(z.array(z.string()), []),
  /** The buyer let go of it: money that still comes goes back. */
  letGo: z.boolean(),
})

export type BookingRequest = z.infer<typeof bookingRequest>

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
  ...listed(market, placesOf(request), request.buyer ? foundBy(request) : undefined),
})

const LIST = 'REQUESTS'

/** All requests by their making, and each status by when it was reached. An id begins with its time. */
const placesOf = ({ id, status, statusTs }: Pick<BookingRequest, 'id' | 'status' | 'statusTs'>): Place[] => [
  { list: LIST, sort: id, drawer: 4 },
  { list: `${LIST}#${status}`, sort: `${new Date(toMillis(statusTs)).toISOString()}#${id}`, drawer: 9 },
]

/** Staff search for what somebody paid for: nobody is named before. */
const foundBy = (request: Omit<BookingRequest, 'kind'>): Found => ({
  list: LIST,
  id: request.id,
  words: [
    ...wordsOf(request.buyer?.name),
    ...emailWords(request.customerEmail),
    ...phoneWords(request.buyer?.phone ?? ''),
    ...wordsOf(request.customer, request.shelf.name),
    statusMark(request.status),
    typeMark(request.shelfType.id),
    `@${compactDay(request.dateStart)}`,
  ],
})

const statusMark = (status: RequestStatus): string => `=${status}`
/** The end of a ULID is chance enough to know a shelf type by, and short. */
const typeMark = (shelfType: string): string => `=type${shelfType.slice(-6)}`
const compactDay = (day: Day): string => day.replaceAll('-', '')

export interface RequestQuery {
  page: number
  status?: RequestStatus
  search?: string
  shelfType?: string
  /** First days of the booking, both included. */
  dateFrom?: Day
  dateTo?: Day
}

/** One page of the requests, newest first: all, those of a status, or those that a search and filters find. */
export const listRequests = async (
  market: string,
  { page, status, search, shelfType, dateFrom, dateTo }: RequestQuery,
): Promise<Omit<Page, 'items'> & { results: BookingRequest[] }> => {
  const beginnings = searchWords(search ?? '')
  const days =
    dateFrom || dateTo
      ? { from: compactDay(dateFrom ?? FIRST_DAY), to: compactDay(dateTo ?? LAST_DAY) }
      : undefined
  const isFiltered = beginnings.length || shelfType || days
  const { items, ...rest } = isFiltered
    ? await readFound(
        {
          market,
          list: LIST,
          beginnings,
          marks: [...(shelfType ? [typeMark(shelfType)] : []), ...(status ? [statusMark(status)] : [])],
          ...(days ? { days } : {}),
          newestFirst: true,
          keyOf: id => requestKey(market, id),
        },
        page,
      )
    : await readPage(
        status
          ? { market, list: `${LIST}#${status}`, index: 2, newestFirst: true }
          : { market, list: LIST, index: 1, newestFirst: true },
        page,
      )
  return { results: items.map(from), ...rest }
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'

/** A booking request by its id. Refuses 404 `not_found`. */
export const readRequest = async (market: string, id: string): Promise<BookingRequest> => {
  const item = await get(requestKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
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
    putRequest(market, { ...request, status, statusTs: nowSeconds() }),
    ...(parent ? [childBecame(market, parent, id, status, parentRead)] : []),
  ]
}

const sample = {
  id: '{request}',
  version: 1,
  status: 'reserved',
  shelfType: { id: '{type}' },
  shelf: { id: '{shelf}' },
  dateStart: '{dateStart}',
  expiresOn: 0,
  statusTs: 0,
  buyer: null,
  parentBookingRequest: '{parent}',
}

export const entity: Entity = {
  open: ['moveRequest', 'readRequests'],
  samples: {
    readRequest: ['{market}', '{request}'],
    readRequests: ['{market}', ['{request}']],
    newRequest: ['{market}', sample],
    putRequest: ['{market}', sample],
    childBecame: ['{market}', '{parent}', '{request}', 'paid'],
    listRequests: ['{market}', { page: 1 }],
    moveRequest: ['{market}', sample, 'expire'],
  },
}
