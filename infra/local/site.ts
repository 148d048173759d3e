/** Serves the pages: the built site, as S3 behind CloudFront does. `npm run dev` replaces it. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, normalize, sep } from 'node:path'
import sirv from 'sirv'
import { type OutsideHosts, scriptsFrom, securityHeaders } from '#infra/cloud/headers.ts'
import { SITE_FILES } from '#infra/site-files.ts'
import { compressed } from './compress.ts'
import type { EdgeCache } from './edge-cache.ts'
import type { DelegatedResponse, HttpRequest, HttpResponse } from './http.ts'
import { SITE_BUCKET } from './queues.ts'

/** Handles the request for a file. `path`: as the edge rewrote it, still encoded. */
export type Site = (request: HttpRequest, path: string) => Promise<HttpResponse | DelegatedResponse>

export interface Pages {
  /** `bucket` is the address of the site's bucket, where the markets' pages are. */
  siteOf: (bucket: string, cache: EdgeCache) => Site
  /** Returns a built page, to be sent with a 404. */
  page: (path: string) => Promise<string>
  /** Puts what was built into the bucket, which the markets' pages are made of. */
  publish: (bucket: string) => Promise<void>
  /** The headers of the gateway's responses. */
  headersFor: (hosts: OutsideHosts, siteUrl: string) => Record<string, string>
  /** Receives the connections that the browser upgrades to web sockets. */
  sockets?: Server
}

export const NOT_FOUND: HttpResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  body: 'Not found',
}

export const bucketAt = (endpoint: string): string => `${endpoint}/${SITE_BUCKET}`

/** Each request reads `folder`. What is not there is in the bucket, where the functions write the markets' pages. */
export const siteOf = (folder: string, bucket: string, cache: EdgeCache): Site => {
  const serve = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], onNoMatch })
  return async (request, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { ...NOT_FOUND, status: 405, body: 'Method not allowed' }
    if (!isWritten(path)) return isFile(folder, path) ? builtFile(path, serve) : NOT_FOUND
    return toViewer(request, await cache(path, () => fromBucket(bucket + path)))
  }
}

const builtFile = (path: string, pass: DelegatedResponse['pass']): DelegatedResponse => ({
  path,
  headers: { 'cache-control': cacheOf(path) },
  pass,
})

/** A path that the functions write; the built files are served from their folder. */
const isWritten = (path: string): boolean =>
  SITE_FILES.written.some(
    key => path === `/${key}` || (key.endsWith('/*') && path.startsWith(`/${key.slice(0, -1)}`)),
  )

const isFile = (folder: string, path: string): boolean => {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)))
    return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile()
  } catch {
    return false
  }
}

const PASSED = ['content-type', 'etag', 'cache-control']

const fromBucket = async (address: string): Promise<HttpResponse> => {
  const given = await fetch(address)
  if (!given.ok) return NOT_FOUND
  const headers = PASSED.flatMap(name => {
    const value = given.headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return { status: 200, headers: Object.fromEntries(headers), body: Buffer.from(await given.arrayBuffer()) }
}

/** Sends no body again that the viewer has. */
const toViewer = async (request: HttpRequest, response: HttpResponse): Promise<HttpResponse> => {
  const { etag } = response.headers ?? {}
  if (etag && etag === request.headers['if-none-match']) return { status: 304, headers: response.headers }
  return compressed(request, response)
}

const onNoMatch: NonNullable<NonNullable<Parameters<typeof sirv>[1]>['onNoMatch']> = (_, response) =>
  response.writeHead(NOT_FOUND.status, { ...NOT_FOUND.headers }).end(NOT_FOUND.body)

const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The policy names hosts, and a browser may ask for the site by name or by number. */
const builtHeaders: Pages['headersFor'] = (hosts, siteUrl) =>
  securityHeaders(hosts, scriptsFrom(siteUrl, siteUrl.replace('localhost', '127.0.0.1')))

const publish = async (folder: string, bucket: string): Promise<void> => {
  for (const key of SITE_FILES.read) {
    const file = join(folder, key)
    if (!existsSync(file)) continue
    const { ok, status } = await fetch(`${bucket}/${key}`, { method: 'PUT', body: readFileSync(file) })
    if (!ok) throw new Error(`the bucket answers ${status} to ${key}`)
  }
}

export const builtPages = (folder: string): Pages => ({
  siteOf: (bucket, cache) => siteOf(folder, bucket, cache),
  page: async path => readFileSync(join(folder, path), 'utf8'),
  publish: bucket => publish(folder, bucket),
  headersFor: builtHeaders,
})

export const NO_PAGES: Pages = {
  siteOf: () => async () => NOT_FOUND,
  page: async () => '',
  publish: async () => undefined,
  headersFor: builtHeaders,
}
