/** A plain HTTP server for the local parts: a request in, an answer out. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { cannotStart, codeOf } from './trouble.ts'

export interface Asked {
  method: string
  /** As it was sent, still encoded, without the query. */
  path: string
  /** As it was sent, without the question mark. */
  query: string
  headers: IncomingHttpHeaders
  /** Every header line as it came: name, value, name, value. */
  rawHeaders: string[]
  remote: string
  /** Reads the body once. Throws `TooLarge` as soon as it exceeds `limit` bytes. */
  body: (limit?: number) => Promise<Buffer>
}

export interface Answered {
  status: number
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** An answer that a handler of Connect's form writes itself, such as sirv or Vite. */
export interface Passed {
  /** What the handler is asked for, still encoded; the query stays. */
  path: string
  /** Go out too, where the handler sets no other value. */
  headers: Record<string, string>
  pass: (request: IncomingMessage, response: ServerResponse) => void
}

/** Answers a request; undefined drops the connection without an answer. */
export type Answerer = (asked: Asked) => Promise<Answered | Passed | undefined>

export const TOO_LARGE = 'TooLarge'

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answered => ({
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

const ask = (request: IncomingMessage): Asked => {
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
  answerer: Answerer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const asked = ask(request)
  const answer = await answerer(asked)
  if (!answer) {
    request.socket.destroy()
    return
  }
  if ('pass' in answer) {
    request.url = answer.path + (asked.query && `?${asked.query}`)
    response.setHeaders(new Map(Object.entries(answer.headers)))
    answer.pass(request, response)
    return
  }
  const body = answer.body ?? ''
  // A body that nobody read would be taken for the next request of the connection.
  if (!request.complete) response.shouldKeepAlive = false
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export interface Listening {
  port: number
  stop: () => Promise<void>
}

export interface Place {
  /** 0 takes any free port. */
  port: number
  /** True when another port will not do. */
  fixed?: boolean
  hosts?: readonly string[]
  /** Gets the connections that the caller upgrades to web sockets. */
  sockets?: Server
}

/** Listens on the loopback addresses only. Throws `CannotStart` when a fixed port is taken. */
export const listen = async (
  answerer: Answerer,
  { port, fixed, hosts = ['127.0.0.1'], sockets }: Place,
): Promise<Listening> => {
  const servers: Listening[] = []
  try {
    for (const host of hosts) {
      const listening = await listenOn(answerer, host, servers[0]?.port ?? port, sockets)
      if (listening) servers.push(listening)
    }
  } catch (error) {
    await Promise.all(servers.map(server => server.stop()))
    if (codeOf(error) !== 'EADDRINUSE') throw error
    if (fixed)
      throw cannotStart(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`)
    return listen(answerer, { port: 0, hosts, sockets })
  }
  return {
    port: servers[0]?.port ?? port,
    stop: async () => void (await Promise.all(servers.map(s => s.stop()))),
  }
}

/** Undefined when this machine has no such address (IPv6 switched off). */
const listenOn = async (
  answerer: Answerer,
  host: string,
  port: number,
  sockets: Server | undefined,
): Promise<Listening | undefined> => {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    reply(answerer, request, response).catch(error => {
      // Who asked has gone away: that is no fault of ours.
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
