/** By which words staff find a booking request, and how a page of requests is read. */
import type { RequestStatus } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { emailWords, searchWords, wordsOf } from '#shared/kit/words.ts'
import { type Page, readPage } from '../../../kit/list.ts'
import { hitsOf, readFound, readRows } from '../../../kit/list-search.ts'
import type { Found } from '../../../kit/listed.ts'
import type { Key } from '../../../kit/table.ts'

/** The list of all requests. That of a status has its name behind it. */
export const REQUESTS = 'REQUESTS'

/** What of a request decides by which words it is found. */
export interface Searched {
  id: string
  status: RequestStatus
  dateStart: Day
  shelf: { name: string }
  shelfType: { id: string }
  customer: string | null
  customerEmail: string | null
  buyer: { name: string; phone: string } | null
  handedOn?: { payer: string } | undefined
}

/** By which words staff find a request. */
export const foundBy = (request: Searched): Found => ({
  list: REQUESTS,
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
          list: REQUESTS,
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
          ? { market, list: `${REQUESTS}#${status}`, index: 2, newestFirst: true }
          : { market, list: REQUESTS, index: 1, newestFirst: true },
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
  statuses?: readonly RequestStatus[],
): Promise<{ hits: { id: string; dateStart: Day }[]; more: boolean }> => {
  // The customer's number as a mark: another number that begins with it is no hit.
  const search = { market, list: REQUESTS, marks: [customer], keyOf: () => ({ pk: '', sk: '' }) }
  const rows = await readRows(search, undefined, MOST_OF_CUSTOMER)
  const wanted = statuses?.map(statusMark)
  const hits = hitsOf(search, rows)
    .filter(({ others }) => !wanted || wanted.some(mark => others.includes(mark)))
    .map(({ id, others }) => ({ id, dateStart: startIn(others) }))
  return { hits, more: rows.length === MOST_OF_CUSTOMER }
}

const startIn = (words: readonly string[]): Day => {
  const compact = words.find(word => /^@\d{8}$/.test(word)) ?? ''
  return `${compact.slice(1, 5)}-${compact.slice(5, 7)}-${compact.slice(7)}`
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'
