/** Checks refusals against the contracts: a code that the contract does not declare is a bug. */
import { type Endpoint, refusalsOf } from '#shared/kit/contract.ts'
import { STATUS } from '#shared/kit/reasons.ts'
import type { HttpResponse } from './http.ts'

/** The codes under `detail`, `error` or fields. Facts beside a code are not codes. */
const codesIn = (body: Record<string, unknown>): string[] => {
  if ('detail' in body) return [String(body.detail)]
  if ('error' in body) return [String(body.error)]
  return Object.values(body).flat().map(String)
}

/** Logs an error when a refusal has a code that its contract does not declare for that status. */
export const reportUndeclared = ({ method, path, route }: Endpoint, { status, body }: HttpResponse): void => {
  if (status < 400 || !body) return
  const declared = refusalsOf(route).filter(({ kind }) => STATUS[kind] === status)
  const codes = codesIn(JSON.parse(body.toString()))
  const undeclared = codes.filter(code => !declared.some(reason => reason.code === code))
  if (undeclared.length)
    console.error(`${method} ${path} refuses with ${undeclared}, which its contract does not declare`)
}
