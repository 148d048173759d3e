/** The newer APIs of e-conomic that Reol calls, and the hour for which they remember what they answered to a write. */
import { now } from '#functions/kit/clock.ts'
import type { HttpRequest, HttpResponse } from '../../http.ts'
import { documentCall } from './documents.ts'
import { journalCall } from './journals.ts'
import { problem } from './problem.ts'
import type { Records } from './records.ts'

const VERSIONED = /^\/(journalsapi|bookedEntriesapi|documentsapi)\/v\d+\.\d+\.\d+\/(.+)$/

const MEMORY_MS = 3_600_000

/**
 * Answers a call of a newer API; undefined for what is none. A write with a key that was done within the last hour is
 * answered from memory, and not done again.
 */
export const newerCall = async (
  records: Records,
  agreement: string,
  request: HttpRequest,
): Promise<HttpResponse | undefined> => {
  const [, api, rest] = VERSIONED.exec(request.path) ?? []
  if (!api || !rest) return undefined
  const key = String(request.headers['idempotency-key'] ?? '')
  const known = key && request.method !== 'GET' ? records.answered(agreement, key) : undefined
  if (known && known.atMs > now() - MEMORY_MS) {
    if (known.url !== request.path) return problem(400, 'URLChanged')
    const headers = { 'content-type': 'application/json', 'x-resultfromcache': 'true' }
    return { status: known.status, headers, body: known.body }
  }
  const what = `${api} ${rest}`
  const answer =
    (await journalCall(records, agreement, what, request)) ??
    (await documentCall(records, agreement, what, request))
  if (key && answer && answer.status < 400) {
    const { status, body = '' } = answer
    records.noteAnswer(agreement, key, { url: request.path, status, body: String(body), atMs: now() })
  }
  return answer
}
