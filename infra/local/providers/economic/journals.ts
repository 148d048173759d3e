/** `journalsapi` and `bookedEntriesapi`: journals, drafts, and what was booked. */
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import { JOURNALS } from './agreement.ts'
import { cursorPage, filtered } from './filter.ts'
import { problem } from './problem.ts'
import type { Records } from './records.ts'
import type { Entry } from './shapes.ts'
import { faultOf } from './validate.ts'

const MOST_ENTRIES = 500
/** The fields that can be filtered, as published: the text of a draft is none of them. */
const DRAFT_FIELDS = ['entryNumber', 'voucherNumber', 'journalNumber', 'date', 'accountNumber', 'currency']
const BOOKED_FIELDS = ['entryNumber', 'voucherNumber', 'date', 'accountNumber', 'amount', 'text']

const page = (things: readonly Entry[], query: string, fields: readonly string[]): HttpResponse => {
  const asked = new URLSearchParams(query)
  const some = filtered(things, asked.get('filter') ?? '', fields)
  return some ? cursorPage(some, asked) : problem(400, 'FilterNotSupported')
}

const entriesIn = async (request: HttpRequest): Promise<Partial<Entry>[]> => {
  try {
    const { entries } = JSON.parse((await request.body()).toString()) as { entries?: Partial<Entry>[] }
    return entries ?? []
  } catch {
    return []
  }
}

/** Writes all entries, or none where one is wrong. */
const write = async (records: Records, agreement: string, request: HttpRequest): Promise<HttpResponse> => {
  const entries = await entriesIn(request)
  if (!entries.length || entries.length > MOST_ENTRIES) return problem(400, 'BulkSizeNotWithinBoundaries')
  const faults = entries.flatMap((entry, at) => faultOf(agreement, entry, at) ?? [])
  if (faults.length) return problem(400, 'One or more validation errors occurred.', faults)
  const first = records.entries(agreement).length + 1
  const made = entries.map((entry, at) => ({ ...entry, entryNumber: first + at }) as Entry)
  for (const entry of made) records.putEntry(agreement, entry)
  return json(201, { items: made.map(({ entryNumber }) => ({ entryNumber })) })
}

const readJournal = (records: Records, agreement: string, number: number): HttpResponse => {
  const journal = JOURNALS.find(({ journalNumber }) => journalNumber === number)
  if (!journal) return problem(404, 'JournalNotFound')
  const { name, minimumVoucherNumber, maximumVoucherNumber } = journal
  const booked = records
    .entries(agreement)
    .filter(one => one.booked && one.journalNumber === number)
    .map(({ voucherNumber }) => voucherNumber + 1)
  const isFull = minimumVoucherNumber === maximumVoucherNumber
  const nextVoucherNumber = isFull ? maximumVoucherNumber + 1 : Math.max(minimumVoucherNumber, ...booked)
  return json(200, { number, name, nextVoucherNumber, minimumVoucherNumber, maximumVoucherNumber })
}

/** What the bookkeeper does: all drafts of the journal become entries that nobody changes. */
const book = (records: Records, agreement: string, number: number): HttpResponse => {
  for (const entry of records.entries(agreement))
    if (entry.journalNumber === number) records.putEntry(agreement, { ...entry, booked: true })
  return { status: 204 }
}

/** Answers a call by what follows the version in its path; undefined for what is none. */
export const journalCall = async (
  records: Records,
  agreement: string,
  what: string,
  request: HttpRequest,
): Promise<HttpResponse | undefined> => {
  const { method, query } = request
  const [, journal, verb] = /^journalsapi journals\/(\d+)(\/book)?$/.exec(what) ?? []
  if (journal && method === 'GET' && !verb) return readJournal(records, agreement, Number(journal))
  if (journal && method === 'POST' && verb) return book(records, agreement, Number(journal))
  const entries = records.entries(agreement)
  switch (`${method} ${what}`) {
    case 'GET journalsapi draft-entries':
      return page(
        entries.filter(({ booked }) => !booked),
        query,
        DRAFT_FIELDS,
      )
    case 'POST journalsapi draft-entries/bulk':
      return write(records, agreement, request)
    case 'GET bookedEntriesapi booked-entries':
      return page(
        entries.filter(({ booked }) => booked),
        query,
        BOOKED_FIELDS,
      )
    default:
      return undefined
  }
}
