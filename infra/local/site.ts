/** Serves the pages: the built site, as S3 behind CloudFront does. `npm run dev` replaces it. */
import type { Server } from 'node:http'
import sirv from 'sirv'
import { scriptsFrom, securityHeaders } from '#infra/cloud/headers.ts'
import type { DelegatedResponse, HttpRequest, HttpResponse } from './http.ts'

/** Handles the request for a file. `path`: as the edge rewrote it, still encoded. */
export type Site = (request: HttpRequest, path: string) => Promise<HttpResponse | DelegatedResponse>

export interface Pages {
  site: Site
  /** The headers of the gateway's responses. */
  headersFor: (elavonUrl: string, siteUrl: string) => Record<string, string>
  /** Receives the connections that the browser upgrades to web sockets. */
  sockets?: Server
}

export const NOT_FOUND: HttpResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  body: 'Not found',
}

/** Each request reads `folder`, so it may be built while the site is up. */
export const siteOf = (folder: string): Site => {
  const serve = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], onNoMatch })
  return async ({ method }, path) => {
    if (method !== 'GET' && method !== 'HEAD')
      return { ...NOT_FOUND, status: 405, body: 'Method not allowed' }
    return { path, headers: { 'cache-control': cacheOf(path) }, pass: serve }
  }
}

const onNoMatch: NonNullable<NonNullable<Parameters<typeof sirv>[1]>['onNoMatch']> = (_, response) =>
  response.writeHead(NOT_FOUND.status, { ...NOT_FOUND.headers }).end(NOT_FOUND.body)

const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The policy names hosts, and a browser may ask for the site by name or by number. */
const builtHeaders: Pages['headersFor'] = (elavonUrl, siteUrl) =>
  securityHeaders(elavonUrl, scriptsFrom(siteUrl, siteUrl.replace('localhost', '127.0.0.1')))

export const builtPages = (folder: string): Pages => ({ site: siteOf(folder), headersFor: builtHeaders })

export const NO_PAGES: Pages = { site: async () => NOT_FOUND, headersFor: builtHeaders }
