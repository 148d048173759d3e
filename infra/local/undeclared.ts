/** Holds the answers of the handlers against their contracts: a refusal that a contract does not name is our mistake. */
import { type Endpoint, refusalsOf } from '#shared/kit/contract.ts'
import { STATUS } from '#shared/kit/reasons.ts'
import type { Answered } from './http.ts'

/** The codes under `detail`, under `error` and under fields; facts beside them are none. */
const codesIn = (body: Record<string, unknown>): string[] => {
  if ('detail' in body) return [String(body.detail)]
  if ('error' in body) return [String(body.error)]
  return Object.values(body).flat().map(String)
}

/** Writes an error when a call refuses with a code that its contract does not declare for that status. */
export const tellUndeclared = ({ method, path, route }: Endpoint, { status, body }: Answered): void => {
  if (status < 400 || !body) return
  const declared = refusalsOf(route).filter(({ kind }) => STATUS[kind] === status)
  const codes = codesIn(JSON.parse(body.toString()))
  const strange = codes.filter(code => !declared.some(reason => reason.code === code))
  if (strange.length)
    console.error(`${method} ${path} refuses with ${strange}, which its contract does not name`)
}
