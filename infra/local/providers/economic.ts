/**
 * Runs the sandbox of the books as far as Reol asks them: whether an agreement token works. It takes `sandbox-key`,
 * refuses `denied-key` as one without the rights, and knows no other.
 */
import type { Mode } from '../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../http.ts'
import { SANDBOX_KEY } from '../secrets.ts'
import { faulty } from './faulty.ts'
import { DENIED_KEY } from './zettle/server.ts'

const answer = ({ method, path, headers }: HttpRequest): HttpResponse => {
  if (method !== 'GET' || path !== '/self') return json(404, {})
  const token = headers['x-agreementgranttoken']
  if (headers['x-appsecrettoken'] !== SANDBOX_KEY || ![SANDBOX_KEY, DENIED_KEY].includes(String(token)))
    return json(401, { message: 'Access denied.', errorCode: 'E02250', httpStatusCode: 401 })
  return token === DENIED_KEY
    ? json(403, { message: 'Access denied.', httpStatusCode: 403 })
    : json(200, { agreementNumber: 123456, userName: 'sandbox', company: { name: 'Loppehjørnet ApS' } })
}

export const startEconomic = async (port: number, fault: () => Mode) => {
  const server = await listen(faulty(fault, answer), { port, hosts: ['127.0.0.1', '::1'] })
  return { port: server.port, url: `http://localhost:${server.port}`, stop: server.stop }
}
