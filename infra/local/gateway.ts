/** The one address of the site: acts as CloudFront, and adds /local/*. */
import { type Edge, fromEdge } from './edge.ts'
import type { DelegatedResponse, HttpHandler, HttpRequest, HttpResponse } from './http.ts'
import type { Site } from './site.ts'

interface Behaviours {
  edge: Edge
  local: (request: HttpRequest) => Promise<HttpResponse | undefined>
  api: (request: HttpRequest, path: string) => Promise<HttpResponse>
  files: (request: HttpRequest, path: string) => Promise<HttpResponse>
  site: Site
  /** Added to every response, except those of /local. */
  headers: Record<string, string>
}

/** The dev server's path of the screens' modules. The edge does not rewrite it. */
export const MODULES = '/local/web/'

const DOCS = /^\/api\/docs(\/|$)/

/** Like CloudFront, chooses the origin by the viewer's path and sends it the path that the edge has rewritten. */
export const gatewayOf =
  ({ edge, local, api, files, site, headers }: Behaviours): HttpHandler =>
  async request => {
    if (request.path.startsWith(MODULES)) return withHeaders(await site(request, request.path), headers)
    if (request.path.startsWith('/local/')) return local(request)
    const first = await edge.onRequest(request)
    if ('response' in first) return withHeaders(fromEdge(first.response), headers)
    const { request: rewritten } = first
    if (DOCS.test(request.path)) return withHeaders(await site(request, rewritten.uri), headers)
    if (/^\/api(\/|$)/.test(request.path)) {
      const response = await api(edge.asRewritten(request, rewritten), rewritten.uri)
      return withHeaders(await edge.onResponse(rewritten, response), headers)
    }
    if (request.path.startsWith('/files/')) return withHeaders(await files(request, rewritten.uri), headers)
    return withHeaders(await site(request, rewritten.uri), headers)
  }

const withHeaders = <A extends HttpResponse | DelegatedResponse>(
  response: A,
  headers: Record<string, string>,
): A => ({
  ...response,
  headers: { ...headers, ...response.headers },
})
