/** A plain HTTP server for the local parts: takes a request, returns a response. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { cannotStart, codeOf } from './errors.ts'

export interface HttpRequest {
  method: string
  /** As the caller sent it: still encoded, without the query. */
  path: string
  /** As the caller sent it, without the question mark. */
  query: string
  headers: IncomingHttpHeaders
  /** Every header line in the original order: name, value, name, value. */
  rawHeaders: string[]
  remote: string
  /** Reads the body once. Throws `TooLarge` as soon as it exceeds `limit` bytes. */
  body: (limit?: number) => Promise<Buffer>
}

export interface HttpResponse {
  status: number
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** A response that a Connect-style handler writes itself, such as sirv or Vite. */
export interface DelegatedResponse {
  /** The path for the handler, still encoded. The query stays. */
  path: string
  /** Sent unless the handler sets other values. */
  headers: Record<string, string>
  pass: (request: IncomingMessage, response: ServerResponse) => void
}

/** Returns the response; undefined drops the connection without one. */
export type HttpHandler = (request: HttpRequest) => Promise<HttpResponse | DelegatedResponse | undefined>

export const TOO_LARGE = 'TooLarge'

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

const read = async (request: IncomingMessage, limit: number): Promise<Buffer> => {
  const tooLarge = () => Object.assign(new Error('the body is too large'), { name: TOO_LARGE })
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const parse = (request: IncomingMessage): HttpRequest => {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers: request.headers,
    rawHeaders: request.rawHeaders,
    remote: request.socket.remoteAddress ?? '',
    body: (limit = 64 * 1024 * 1024) => read(request, limit),
  }
}

const reply = async (
  handler: HttpHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const parsed = parse(request)
  const answer = await handler(parsed)
  if (!answer) {
    request.socket.destroy()
    return
  }
  if ('pass' in answer) {
    request.url = answer.path + (parsed.query && `?${parsed.query}`)
    response.setHeaders(new Map(Object.entries(answer.headers)))
    answer.pass(request, response)
    return
  }
  const body = answer.body ?? ''
  // The unread rest of a body would look like the connection's next request.
  if (!request.complete) response.shouldKeepAlive = false
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export interface Listening {
  port: number
  stop: () => Promise<void>
}

export interface ListenOptions {
  /** 0 takes any free port. */
  port: number
  /** True when only this port will do. */
  fixed?: boolean
  hosts?: readonly string[]
  /** Receives the connections that are upgraded to web sockets. */
  sockets?: Server
}

/** Listens on the loopback addresses only. Throws `CannotStart` when a fixed port is in use. */
export const listen = async (
  handler: HttpHandler,
  { port, fixed, hosts = ['127.0.0.1'], sockets }: ListenOptions,
): Promise<Listening> => {
  const servers: Listening[] = []
  try {
    for (const host of hosts) {
      const listening = await listenOn(handler, host, servers[0]?.port ?? port, sockets)
      if (listening) servers.push(listening)
    }
  } catch (error) {
    await Promise.all(servers.map(server => server.stop()))
    if (codeOf(error) !== 'EADDRINUSE') throw error
    if (fixed)
      throw cannotStart(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
      )
    return listen(handler, { port: 0, hosts, sockets })
  }
  return {
    port: servers[0]?.port ?? port,
    stop: async () => void (await Promise.all(servers.map(s => s.stop()))),
  }
}

/** Returns undefined when this machine has no such address (IPv6 is off). */
const listenOn = async (
  handler: HttpHandler,
  host: string,
  port: number,
  sockets: Server | undefined,
): Promise<Listening | undefined> => {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    reply(handler, request, response).catch(error => {
      // The caller has closed the connection, which is not our fault.
      if (codeOf(error) === 'ECONNRESET' || (request.destroyed && !request.complete)) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"message":"Internal Server Error"}')
    })
  })
  if (sockets) server.on('upgrade', (...connection) => sockets.emit('upgrade', ...connection))
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') return undefined
    throw error
  }
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
