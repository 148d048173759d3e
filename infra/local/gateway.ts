/** The one address of the site: what CloudFront is in the cloud, and /local/* beside it. */
import { type Edge, fromEdge } from './edge.ts'
import type { Answered, Answerer, Asked, Passed } from './http.ts'
import type { Site } from './site.ts'

interface Behaviours {
  edge: Edge
  local: (asked: Asked) => Promise<Answered | undefined>
  api: (asked: Asked, path: string) => Promise<Answered>
  files: (asked: Asked, path: string) => Promise<Answered>
  site: Site
  /** Of every answer but those of /local. */
  headers: Record<string, string>
}

/** Where the dev server has the modules of the screens. No edge rewrites these paths. */
export const MODULES = '/local/web/'

const DOCS = /^\/api\/docs(\/|$)/

/** CloudFront chooses by the path that the viewer sent, and asks the origin for the one that the edge made of it. */
export const gatewayOf =
  ({ edge, local, api, files, site, headers }: Behaviours): Answerer =>
  async asked => {
    if (asked.path.startsWith(MODULES)) return dressed(await site(asked, asked.path), headers)
    if (asked.path.startsWith('/local/')) return local(asked)
    const first = await edge.onRequest(asked)
    if ('response' in first) return dressed(fromEdge(first.response), headers)
    const { request } = first
    if (DOCS.test(asked.path)) return dressed(await site(asked, request.uri), headers)
    if (/^\/api(\/|$)/.test(asked.path)) {
      return dressed(await edge.onResponse(request, await api(asked, request.uri)), headers)
    }
    if (asked.path.startsWith('/files/')) return dressed(await files(asked, request.uri), headers)
    return dressed(await site(asked, request.uri), headers)
  }

const dressed = <A extends Answered | Passed>(answered: A, headers: Record<string, string>): A => ({
  ...answered,
  headers: { ...headers, ...answered.headers },
})
