/** A failed call: the server's refusal, or status 0 without a response. */

export class CallFailure extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`call failed: ${status}`)
    this.status = status
    this.body = body
  }
}

export const asFailure = (thrown: unknown): CallFailure =>
  thrown instanceof CallFailure ? thrown : new CallFailure(0, undefined)

/** True when the same call may succeed later: no response, or an overloaded server. */
export const isPassing = (failure: CallFailure): boolean => failure.status === 0 || failure.status >= 502

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const first = (value: unknown): string => {
  if (Array.isArray(value)) return first(value[0])
  if (isRecord(value)) return first(Object.values(value)[0])
  return typeof value === 'string' ? value : ''
}

/** One error to show: a code, and its field. */
export interface Complaint {
  field?: string
  code: string
}

const ofRecord = (body: Record<string, unknown>): Complaint[] => {
  if ('detail' in body) return [{ code: first(body.detail) }]
  const [key, value] = Object.entries(body)[0] ?? []
  if (key === 'error') return [{ code: first(value) }]
  return Object.entries(body).map(([field, codes]) =>
    field === 'non_field_errors' ? { code: first(codes) } : { field, code: first(codes) },
  )
}

/** Reads the codes of a response and their fields, by the error catalogue (specification 8). */
export const complaints = (failure: CallFailure): Complaint[] => {
  const { status, body } = failure
  if (status === 0) return [{ code: navigator.onLine === false ? 'offline' : 'no_connection' }]
  if (status === 500) return [{ code: 'internal_error' }]
  if (typeof body === 'string' && body) return [{ code: body }]
  if (Array.isArray(body))
    return body.flatMap(entry => (isRecord(entry) ? ofRecord(entry) : [{ code: first(entry) }]))
  const found = isRecord(body) ? ofRecord(body) : []
  return found.length ? found : [{ code: 'internal_error' }]
}

export const hasCode = (failure: CallFailure, code: string): boolean =>
  complaints(failure).some(complaint => complaint.code === code)

/** Reads a fact beside the code: the known customer's address, or the id of a request. */
export const factOf = (failure: CallFailure, name: string): string | undefined => {
  const fact = isRecord(failure.body) ? failure.body[name] : undefined
  return typeof fact === 'string' ? fact : undefined
}
