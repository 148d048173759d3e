/**
 * Runs the sandboxes of Flexpos and of the books as far as Reol asks them: whether a key works. Each takes `sandbox-key`, refuses
 * `denied-key` as one without the rights, and knows no other.
 */
import type { Faults } from '../faults.ts'
import { untilClientsTimeOut } from '../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../http.ts'
import { SANDBOX_KEY } from '../secrets.ts'
import { DENIED_KEY } from './zettle/server.ts'

const TOKEN = 'sandbox-token'

type Answer = (request: HttpRequest) => Promise<HttpResponse>

const NOT_FOUND = json(404, {})

const flexpos: Answer = async request => {
  if (request.method !== 'POST' || request.path !== '/api/v2/auth/login') return NOT_FOUND
  const [, pair = ''] = String(request.headers.authorization ?? '').split(' ')
  const [company = '', key = ''] = Buffer.from(pair, 'base64').toString().split(':')
  if (key === DENIED_KEY) return json(403, {})
  return company && key === SANDBOX_KEY
    ? json(200, { access_token: TOKEN, refresh_token: TOKEN })
    : json(401, {})
}

const economic: Answer = async ({ method, path, headers }) => {
  if (method !== 'GET' || path !== '/self') return NOT_FOUND
  const token = headers['x-agreementgranttoken']
  if (headers['x-appsecrettoken'] !== SANDBOX_KEY || ![SANDBOX_KEY, DENIED_KEY].includes(String(token)))
    return json(401, { message: 'Access denied.', errorCode: 'E02250', httpStatusCode: 401 })
  return token === DENIED_KEY
    ? json(403, { message: 'Access denied.', httpStatusCode: 403 })
    : json(200, { agreementNumber: 123456, userName: 'sandbox', company: { name: 'Loppehjørnet ApS' } })
}

const SANDBOXES = { flexpos, economic }
export type Service = keyof typeof SANDBOXES

const faulty =
  (service: Service, faults: Faults): ((request: HttpRequest) => Promise<HttpResponse | undefined>) =>
  async request => {
    const mode = faults.take(service)
    if (mode === 'down') return json(503, {})
    if (mode === 'refuse') return json(403, {})
    if (mode === 'slow') await untilClientsTimeOut()
    const response = await SANDBOXES[service](request)
    return mode === 'drop' ? undefined : response
  }

export const startServiceSandbox = async (service: Service, port: number, faults: Faults) => {
  const server = await listen(faulty(service, faults), { port, hosts: ['127.0.0.1', '::1'] })
  return { port: server.port, url: `http://localhost:${server.port}`, stop: server.stop }
}
