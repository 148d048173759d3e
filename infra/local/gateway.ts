/** The one address of the site: acts as CloudFront, and adds /local/*. */
import { fileHeaders } from '#infra/cloud/headers.ts'
import { type GatewayName, gatewayFor } from '#infra/gateways.ts'
import { compressed } from './compress.ts'
import { type Edge, fromEdge } from './edge.ts'
import type { DelegatedResponse, HttpHandler, HttpRequest, HttpResponse } from './http.ts'
import type { Pages, Site } from './site.ts'

interface Behaviours {
  edge: Edge
  local: (request: HttpRequest) => Promise<HttpResponse | undefined>
  /** The three APIs, by the name of the one that is called. */
  api: (name: GatewayName, request: HttpRequest, path: string) => Promise<HttpResponse>
  files: (request: HttpRequest, path: string) => Promise<HttpResponse>
  site: Site
  /** Returns a built page. */
  page: Pages['page']
  /** Added to every response, except those of /local. Uploaded files get a stricter policy. */
  headers: Record<string, string>
}

/** The dev server's path of the screens' modules. The edge does not rewrite it. */
export const MODULES = '/local/web/'

const DOCS = /^\/api\/docs(\/|$)/

/** Like CloudFront, chooses the origin by the viewer's path and sends it the path that the edge has rewritten. */
export const gatewayOf =
  ({ edge, local, api, files, site, page, headers }: Behaviours): HttpHandler =>
  async request => {
    if (request.path.startsWith(MODULES)) return withHeaders(await site(request, request.path), headers)
    if (request.path.startsWith('/local/')) return local(request)
    const first = await edge.onRequest(request)
    if ('response' in first) return withHeaders(fromEdge(first.response), headers)
    const { request: rewritten } = first
    if (DOCS.test(request.path)) return withHeaders(await site(request, rewritten.uri), headers)
    if (/^\/api(\/|$)/.test(request.path)) {
      const name = gatewayFor(request.path)
      const response = await api(name, edge.asRewritten(request, rewritten), rewritten.uri)
      return withHeaders(await edge.onResponse(rewritten, response), headers)
    }
    if (request.path.startsWith('/files/'))
      return withHeaders(await files(request, rewritten.uri), fileHeaders(headers))
    const response = await site(request, rewritten.uri)
    const instead = await edge.pageInstead(rewritten, response)
    return withHeaders(instead ? await missing(request, await page(instead)) : response, headers)
  }

/** The app that says so, with the 404. */
const missing = (request: HttpRequest, body: string): Promise<HttpResponse> => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  return compressed(request, { status: 404, headers, body })
}

const withHeaders = <A extends HttpResponse | DelegatedResponse>(
  response: A,
  headers: Record<string, string>,
): A => ({
  ...response,
  headers: { ...headers, ...response.headers },
})
