/** Runs the scripts of infra/cloud/edge as CloudFront does: each has one global `handler`. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { DISTRIBUTION } from './environment.ts'
import type { DelegatedResponse, HttpRequest, HttpResponse } from './http.ts'

interface Value {
  value: string
  multiValue?: { value: string }[]
}
type Values = Record<string, Value>

interface EdgeRequest {
  method: string
  uri: string
  querystring: Values
  headers: Values
  cookies: Values
}

interface EdgeResponse {
  statusCode: number
  statusDescription?: string
  headers?: Values
  cookies?: Record<string, Value & { attributes?: string }>
  body?: string | { data: string; encoding?: 'text' | 'base64' }
  /** The built page to send as the body. Lambda@Edge fetches it (origin-response.js). */
  page?: string
}

type EdgeHandler = (event: unknown) => Promise<unknown>

export interface Edge {
  /** Returns the request to continue with, or a response that ends it. */
  onRequest: (original: HttpRequest) => Promise<{ request: EdgeRequest } | { response: EdgeResponse }>
  /** Returns the request with the headers that the edge has set. */
  asRewritten: (original: HttpRequest, rewritten: EdgeRequest) => HttpRequest
  /** Returns the built page to send in place of a missing one. */
  pageInstead: (
    request: EdgeRequest,
    response: HttpResponse | DelegatedResponse,
  ) => Promise<string | undefined>
  /** Returns the response to an API call as the viewer gets it. */
  onResponse: (request: EdgeRequest, response: HttpResponse) => Promise<HttpResponse>
}

const load = (file: string): EdgeHandler => {
  const context = createContext({ console: { log: () => undefined } })
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context)
  const call = new Script('handler(event)')
  return async event => {
    context.event = structuredClone(event)
    return JSON.parse(JSON.stringify(await call.runInContext(context)))
  }
}

export const loadEdge = (root: string): Edge => {
  const folder = join(root, 'infra', 'cloud', 'edge')
  const runRequest = load(join(folder, 'request.js'))
  const runResponse = load(join(folder, 'response.js'))
  const meta = (original: Pick<EdgeRequest, 'method'>, eventType: string, ip = '127.0.0.1') => ({
    version: '1.0',
    context: {
      distributionDomainName: 'localhost',
      distributionId: DISTRIBUTION,
      eventType,
      requestId: randomUUID(),
    },
    viewer: { ip },
    method: original.method,
  })
  return {
    onRequest: async original => {
      const first = edgeRequest(original)
      const event = { ...meta(first, 'viewer-request', viewerOf(original)), request: first }
      const given = await runRequest(event)
      return isResponse(given) ? { response: given } : { request: given as EdgeRequest }
    },
    asRewritten: (original, { headers }) => {
      const before = edgeRequest(original).headers
      const set = Object.entries(headers).filter(([name, { value }]) => before[name]?.value !== value)
      const names = new Set(set.map(([name]) => name))
      const isKept = (_: string, at: number) =>
        !names.has((original.rawHeaders[at - (at % 2)] ?? '').toLowerCase())
      return {
        ...original,
        rawHeaders: [
          ...original.rawHeaders.filter(isKept),
          ...set.flatMap(([name, { value }]) => [name, value]),
        ],
      }
    },
    pageInstead: async (request, answer) => {
      if (!('status' in answer)) return undefined
      const response = { statusCode: answer.status, headers: {}, cookies: {} }
      const given = await runResponse({ ...meta(request, 'origin-response'), request, response })
      return (given as EdgeResponse).page
    },
    onResponse: async (request, response) => {
      const headers = valuesOf(response.headers ?? {})
      const event = { statusCode: response.status, statusDescription: '', headers, cookies: {} }
      const given = await runResponse({ ...meta(request, 'viewer-response'), request, response: event })
      const changed = fromEdge(given as EdgeResponse)
      // The function does not see the body of the response. If it sets none, the original body stays.
      const setCookie = response.headers?.['set-cookie']
      return {
        status: changed.status,
        headers: { ...changed.headers, ...(setCookie ? { 'set-cookie': setCookie } : {}) },
        body: (given as EdgeResponse).body === undefined ? response.body : changed.body,
      }
    },
  }
}

/** One machine plays many visitors: a caller may say which by `X-Forwarded-For`. */
const viewerOf = ({ headers, remote }: HttpRequest): string =>
  String(headers['x-forwarded-for'] ?? remote)
    .split(',')[0]
    ?.trim() || '127.0.0.1'

const isResponse = (given: unknown): given is EdgeResponse =>
  typeof given === 'object' && given !== null && 'statusCode' in given

export const fromEdge = ({ statusCode, headers = {}, body = '' }: EdgeResponse): HttpResponse => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
  body:
    typeof body === 'string' ? body : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
})

const valuesOf = (headers: Record<string, string | string[] | undefined>): Values =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && name !== 'cookie' && name !== 'set-cookie')
      .map(([name, value]) => [
        name.toLowerCase(),
        { value: Array.isArray(value) ? value.join(', ') : String(value) },
      ]),
  )

const edgeRequest = ({ method, path, query, headers }: HttpRequest): EdgeRequest => ({
  method,
  uri: path,
  querystring: pairs(query.split('&').filter(Boolean)),
  headers: valuesOf(headers),
  cookies: pairs(
    (headers.cookie ?? '')
      .split(';')
      .map(part => part.trim())
      .filter(Boolean),
  ),
})

const pairs = (texts: string[]): Values => {
  // No prototype, because a caller may send a field named `__proto__`.
  const values: Values = Object.create(null)
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=')
    const value = rest.join('=')
    const known = values[name]
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }]
    else values[name] = { value }
  }
  return values
}
