/** The legacy REST API of e-conomic, as far as Reol reads it. */
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import { accountsOf, JOURNALS, LAYOUTS, VAT_CODES, yearsOf } from './agreement.ts'
import { filtered, legacyPage } from './filter.ts'

/** The error of the legacy API (restdocs.e-conomic.com). */
export const legacyError = (status: number, errorCode: string, message: string): HttpResponse =>
  json(status, { message, errorCode, httpStatusCode: status, logId: 'sandbox', logTime: '2026-11-28' })

const self = () =>
  json(200, {
    agreementNumber: 123_456,
    userName: 'sandbox',
    company: { name: 'Loppehjørnet ApS' },
    settings: { baseCurrency: 'DKK' },
  })

const lists: Record<string, { of: (agreement: string) => readonly object[]; key: string }> = {
  accounts: { of: accountsOf, key: 'accountNumber' },
  journals: {
    of: () => JOURNALS.map(({ journalNumber, name }) => ({ journalNumber, name })),
    key: 'journalNumber',
  },
  layouts: { of: () => LAYOUTS, key: 'layoutNumber' },
  'vat-accounts': { of: () => VAT_CODES, key: 'vatCode' },
  'accounting-years': { of: yearsOf, key: 'year' },
}

/** Answers a call of the legacy API; undefined for what is none. */
export const legacyCall = (
  agreement: string,
  { method, path, query }: HttpRequest,
): HttpResponse | undefined => {
  if (method !== 'GET') return undefined
  if (path === '/self') return self()
  const [, name = '', id] = /^\/([a-z-]+)(?:\/([^/]+))?$/.exec(path) ?? []
  const list = lists[name]
  if (!list) return undefined
  const things = list.of(agreement)
  if (id !== undefined) {
    const [found] = filtered(things, `${list.key}$eq:${decodeURIComponent(id)}`, [list.key]) ?? []
    return found ? json(200, found) : legacyError(404, 'E06000', 'The requested resource was not found.')
  }
  const asked = new URLSearchParams(query)
  const some = filtered(things, asked.get('filter') ?? '', [list.key, 'name', 'fromDate', 'toDate'])
  return some ? legacyPage(some, asked) : legacyError(400, 'E00500', 'The filter is not supported.')
}
