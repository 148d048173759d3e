/** Runs the functions of infra/cloud/edge as CloudFront does: plain scripts with one global `handler`. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import type { Answered, Asked } from './http.ts'

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
}

type EdgeHandler = (event: unknown) => Promise<unknown>

export interface Edge {
  /** The request to go on with, or a response that ends it. */
  onRequest: (asked: Asked) => Promise<{ request: EdgeRequest } | { response: EdgeResponse }>
  /** The answer to an API call as the viewer gets it. */
  onResponse: (request: EdgeRequest, answered: Answered) => Promise<Answered>
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
  const request = load(join(folder, 'request.js'))
  const response = load(join(folder, 'response.js'))
  const meta = (asked: Pick<EdgeRequest, 'method'>, eventType: string) => ({
    version: '1.0',
    context: {
      distributionDomainName: 'localhost',
      distributionId: 'LOCAL',
      eventType,
      requestId: randomUUID(),
    },
    viewer: { ip: '127.0.0.1' },
    method: asked.method,
  })
  return {
    onRequest: async asked => {
      const first = edgeRequest(asked)
      const given = await request({ ...meta(first, 'viewer-request'), request: first })
      return isResponse(given) ? { response: given } : { request: given as EdgeRequest }
    },
    onResponse: async (seen, answered) => {
      const headers = valuesOf(answered.headers ?? {})
      const event = { statusCode: answered.status, statusDescription: '', headers, cookies: {} }
      const given = await response({ ...meta(seen, 'viewer-response'), request: seen, response: event })
      const changed = fromEdge(given as EdgeResponse)
      // The function does not see the body: without one of its own, the answer's goes out.
      const setCookie = answered.headers?.['set-cookie']
      return {
        status: changed.status,
        headers: { ...changed.headers, ...(setCookie ? { 'set-cookie': setCookie } : {}) },
        body: (given as EdgeResponse).body === undefined ? answered.body : changed.body,
      }
    },
  }
}

const isResponse = (given: unknown): given is EdgeResponse =>
  typeof given === 'object' && given !== null && 'statusCode' in given

export const fromEdge = ({ statusCode, headers = {}, body = '' }: EdgeResponse): Answered => ({
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

const edgeRequest = ({ method, path, query, headers }: Asked): EdgeRequest => ({
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
  // Without a prototype: a name that a stranger chose may be `__proto__`.
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
