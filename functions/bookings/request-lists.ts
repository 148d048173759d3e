/** In which lists a booking request stands, by which words staff find it, and how a page of them is read. */
import { isAskedFor, type RequestStatus, SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import { emailWords, searchWords, wordsOf } from '#shared/kit/words.ts'
import { countOf, END, type Page, readBetween, readPage } from '../kit/list.ts'
import { hitsOf, readFound, readRows } from '../kit/list-search.ts'
import { type Found, listed, type Place } from '../kit/listed.ts'
import type { Item, Key } from '../kit/table.ts'

/** What of a request decides where it stands. */
interface Listed {
  id: string
  status: RequestStatus
  statusTs: Seconds
  dateStart: Day
  shelf: { name: string }
  shelfType: { id: string }
  customer: string | null
  customerEmail: string | null
  buyer: { name: string; phone: string } | null
  byStaff?: { status: number } | undefined
  askedUntil?: Seconds | undefined
  hasLapsed?: boolean | undefined
  hasFailedRefund?: boolean | undefined
  wish?: { until: Seconds } | undefined
  handedOn?: { payer: string } | undefined
}

/**
 * The attributes that put a request into its lists. Staff can search for requests that name a buyer: those that were paid,
 * and those that staff made for a customer. What staff took for nobody stands in no list, only in the calendar.
 */
export const requestListed = (market: string, request: Listed): Record<string, unknown> =>
  request.byStaff && !request.customer
    ? {}
    : listed(market, placesOf(request), request.buyer ? foundBy(request) : undefined)

const LIST = 'REQUESTS'

/**
 * All requests by their creation, for which an id begins with its time, and each status by the moment it was
 * reached.
 */
const placesOf = (request: Listed): [Place, Place] | [Place, Place, Place] => {
  const { id, status, statusTs } = request
  const waits = placeOfWaiting(request)
  const places: [Place, Place] = [
    // A drawer spans twelve days: the other six letters of an id's time count 2^30 milliseconds.
    { list: LIST, sort: id, drawerLength: 4 },
    atMoment(`${LIST}#${status}`, statusTs, id),
  ]
  return waits ? [...places, waits] : places
}

/** By a moment. A drawer spans ten days: `2026-11-2`. */
const atMoment = (list: string, at: Seconds, id: string): Place => ({
  list,
  sort: `${isoOf(at)}#${id}`,
  drawerLength: 9,
})

const isoOf = (at: Seconds): string => new Date(toMillis(at)).toISOString()

/**
 * The few requests that wait for staff in another way than to be confirmed, for the day board: money that could not be
 * given back, payment links, by the moment at which they lapse or lapsed, and wishes of tenants to move, by the moment at
 * which they end. A request has one place among them, so those with a link and a wish have a list of their own, by the
 * later of the two moments.
 */
const WAITING = {
  refunds: `${LIST}#failed-refund`,
  links: `${LIST}#link`,
  moves: `${LIST}#move`,
  linksAndMoves: `${LIST}#link-and-move`,
} as const

const placeOfWaiting = (request: Listed): Place | undefined => {
  const { id, status, statusTs, byStaff, askedUntil, hasLapsed, hasFailedRefund, wish } = request
  if (status === 'refund_failed' || hasFailedRefund) return atMoment(WAITING.refunds, statusTs, id)
  const isLapsed = hasLapsed && status === 'confirmed' && byStaff?.status === SHELF_BOOKING.bookedNotPaid
  const linkEnds = isLapsed || isAskedFor(status) ? askedUntil : undefined
  if (linkEnds !== undefined && wish)
    return atMoment(WAITING.linksAndMoves, Math.max(linkEnds, wish.until), id)
  if (linkEnds !== undefined) return atMoment(WAITING.links, linkEnds, id)
  return wish && atMoment(WAITING.moves, wish.until, id)
}

/** Moments begin with a year. */
const ALL_MOMENTS = { first: '0', last: END } as const

/** The first of the requests whose refund failed, the oldest first. */
export const readFailedRefundsListed = (market: string, most: number): Promise<Item[]> =>
  readBetween({ market, list: WAITING.refunds, index: 3 }, ALL_MOMENTS, most)

/** The first of the requests whose payment link lapses, or lapsed, between two moments. */
export const readLinksListed = (
  market: string,
  { from, until }: { from: Seconds; until: Seconds },
  most: number,
): Promise<Item[]> =>
  readBetween(
    { market, list: WAITING.links, index: 3 },
    { first: isoOf(from), last: `${isoOf(until)}#${END}` },
    most,
  )

/** The first of the requests with a wish that ends after a moment. */
export const readMovesListed = (market: string, from: Seconds, most: number): Promise<Item[]> =>
  readBetween({ market, list: WAITING.moves, index: 3 }, { first: isoOf(from), last: END }, most)

/** The first of the requests with a payment link and a wish, of which the later one ends after a moment. */
export const readLinksAndMovesListed = (market: string, from: Seconds, most: number): Promise<Item[]> =>
  readBetween({ market, list: WAITING.linksAndMoves, index: 3 }, { first: isoOf(from), last: END }, most)

/** How many requests are of a status, and the first of them, the oldest first. */
export const readOldestListed = async (
  market: string,
  status: RequestStatus,
  most: number,
): Promise<{ count: number; items: Item[] }> => {
  const order = { market, list: `${LIST}#${status}`, index: 2 } as const
  const [count, items] = await Promise.all([countOf(order), readBetween(order, ALL_MOMENTS, most)])
  // The count follows the table within seconds; the items that were read are newer.
  return { count: items.length < most ? items.length : Math.max(count, items.length), items }
}

const foundBy = (request: Listed): Found => ({
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
    ...(request.handedOn ? [payerMark(request.handedOn.payer)] : []),
  ],
})

const statusMark = (status: RequestStatus): string => `=${status}`
/** The last characters of a ULID are random enough to tell shelf types apart, and short. */
const typeMark = (shelfType: string): string => `=t${shelfType.slice(-6)}`
/** Who paid a booking that another customer has by now. */
const payerMark = (userNumber: string): string => `=p${userNumber}`
const compactDay = (day: Day): string => day.replaceAll('-', '')

export interface RequestQuery {
  page: number
  status?: RequestStatus
  search?: string
  shelfType?: string
  /** Bookings that this customer paid and handed on. */
  payer?: string
  /** The booking starts between these days, both included. */
  dateFrom?: Day
  dateTo?: Day
}

/** Reads a page of items, newest first: all, those of a status, or those that a search and filters find. */
export const readRequestPage = (
  market: string,
  { page, status, search, shelfType, payer, dateFrom, dateTo }: RequestQuery,
  keyOf: (id: string) => Key,
): Promise<Page> => {
  const beginnings = search ? searchWords(search) : undefined
  const days =
    dateFrom || dateTo
      ? { from: compactDay(dateFrom ?? FIRST_DAY), to: compactDay(dateTo ?? LAST_DAY) }
      : undefined
  const isFiltered = search || shelfType || payer || days
  return isFiltered
    ? readFound(
        {
          market,
          list: LIST,
          beginnings,
          marks: marksOf({ status, shelfType, payer }),
          ...(days ? { days } : {}),
          newestFirst: true,
          keyOf,
        },
        page,
      )
    : readPage(
        status
          ? { market, list: `${LIST}#${status}`, index: 2, newestFirst: true }
          : { market, list: LIST, index: 1, newestFirst: true },
        page,
      )
}

const marksOf = ({
  status,
  shelfType,
  payer,
}: {
  [mark in 'status' | 'shelfType' | 'payer']: RequestQuery[mark] | undefined
}): string[] => [
  ...(shelfType ? [typeMark(shelfType)] : []),
  ...(status ? [statusMark(status)] : []),
  ...(payer ? [payerMark(payer)] : []),
]

/** The rows of a customer's requests at most; a customer with more is a shop. */
const MOST_OF_CUSTOMER = 1_000

/** The paid requests of a customer, by the days on which they start; `more` when there are others. */
export const readCustomersHits = async (
  market: string,
  customer: string,
  status?: RequestStatus,
): Promise<{ hits: { id: string; dateStart: Day }[]; more: boolean }> => {
  // The customer's number as a mark: another number that begins with it is no hit.
  const marks = [customer, ...(status ? [statusMark(status)] : [])]
  const search = { market, list: LIST, marks, keyOf: () => ({ pk: '', sk: '' }) }
  const rows = await readRows(search, undefined, MOST_OF_CUSTOMER)
  const hits = hitsOf(search, rows).map(({ id, others }) => ({ id, dateStart: startIn(others) }))
  return { hits, more: rows.length === MOST_OF_CUSTOMER }
}

const startIn = (words: readonly string[]): Day => {
  const compact = words.find(word => /^@\d{8}$/.test(word)) ?? ''
  return `${compact.slice(1, 5)}-${compact.slice(5, 7)}-${compact.slice(7)}`
}

/** The statuses that only money leads to. */
const PAID_ONCE = [
  'paid',
  'confirmed',
  'refund_initiated',
  'refund_failed',
  'refunded',
] as const satisfies RequestStatus[]

/** True when a request was ever paid, whatever became of it. One read of five counts, a few seconds old at most. */
export const hasBeenPaid = async (market: string): Promise<boolean> => {
  const counts = await Promise.all(
    PAID_ONCE.map(status => countOf({ market, list: `${LIST}#${status}`, index: 2 })),
  )
  return counts.some(count => count > 0)
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'
