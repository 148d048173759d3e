/** `documentsapi`: the documents of vouchers. */
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import { yearOf } from './agreement.ts'
import { cursorPage, filtered } from './filter.ts'
import { problem } from './problem.ts'
import type { Records } from './records.ts'

const attach = async (records: Records, agreement: string, request: HttpRequest): Promise<HttpResponse> => {
  if (agreement.includes('nofiles')) return problem(403, 'Forbidden')
  const raw = new Uint8Array(await request.body())
  const headers = { 'content-type': String(request.headers['content-type'] ?? '') }
  const form = await new Response(raw, { headers }).formData()
  const file = form.get('file')
  const accountingYear = String(form.get('accountingYear') ?? '')
  const voucherNumber = Number(form.get('voucherNumber'))
  if (!(file instanceof Blob)) return problem(400, 'FileIsRequired')
  const isThere = records
    .entries(agreement)
    .filter(one => one.voucherNumber === voucherNumber)
    .some(({ date }) => yearOf(agreement, date.slice(0, 10))?.year === accountingYear)
  if (!isThere) return problem(404, 'VoucherNotFound')
  const number = records.documents(agreement).length + 1
  records.putDocument(agreement, { number, accountingYear, voucherNumber, bytes: file.size })
  return json(201, { number })
}

const list = (records: Records, agreement: string, query: string): HttpResponse => {
  const asked = new URLSearchParams(query)
  const fields = ['accountingYear', 'voucherNumber']
  const some = filtered(records.documents(agreement), asked.get('filter') ?? '', fields)
  return some ? cursorPage(some, asked) : problem(400, 'FilterNotSupported')
}

/** Answers a call by what follows the version in its path; undefined for what is none. */
export const documentCall = async (
  records: Records,
  agreement: string,
  what: string,
  request: HttpRequest,
): Promise<HttpResponse | undefined> => {
  if (what !== 'documentsapi AttachedDocuments') return undefined
  return request.method === 'POST'
    ? attach(records, agreement, request)
    : list(records, agreement, request.query)
}
