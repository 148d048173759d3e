/** Holds the answers of the handlers against their contracts: a refusal that a contract does not name is our mistake. */
import { type Route, refusalsOf } from '#shared/kit/contract.ts'
import { STATUS } from '#shared/kit/reasons.ts'
import type { Answered } from './http.ts'

/** The codes under `detail`, under `error` and under fields; facts beside them are none. */
const codesIn = (body: Record<string, unknown>): string[] => {
  if ('detail' in body) return [String(body.detail)]
  if ('error' in body) return [String(body.error)]
  return Object.values(body).flat().map(String)
}

/** The codes of a refusal that the contract of its route does not declare for its status. */
export const undeclared = (route: Route, { status, body }: Answered): string[] => {
  if (status < 400 || !body) return []
  const declared = refusalsOf(route).filter(({ kind }) => STATUS[kind] === status)
  const codes = codesIn(JSON.parse(body.toString()))
  return codes.filter(code => !declared.some(reason => reason.code === code))
}
