/** Keeps pages of the site's bucket as CloudFront does, and forgets them by its CreateInvalidation. */
import { randomUUID } from 'node:crypto'
import { now, nowIso } from '#functions/kit/clock.ts'
import { DISTRIBUTION } from './environment.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

export interface EdgeCache {
  /** Returns what is kept of a path, or asks for it. */
  keeping: (path: string, ask: () => Promise<HttpResponse>) => Promise<HttpResponse>
  /** Handles the calls of CloudFront. Returns undefined for other requests. */
  answer: (request: HttpRequest) => Promise<HttpResponse | undefined>
}

const PATH = `/2020-05-31/distribution/${DISTRIBUTION}/invalidation`

export const makeEdgeCache = (): EdgeCache => {
  const kept = new Map<string, { response: HttpResponse; until: number }>()
  let forgotten = 0
  return {
    keeping: async (path, ask) => {
      const found = kept.get(path)
      if (found && now() < found.until) return found.response
      const before = forgotten
      const response = await ask()
      // An answer that was under way when the page was to be forgotten may be the old one.
      if (before === forgotten) kept.set(path, { response, until: now() + ageOf(response) })
      return response
    },
    answer: async request => {
      if (request.method !== 'POST' || request.path !== PATH) return undefined
      const paths = [...(await request.body()).toString().matchAll(/<Path>(.*?)<\/Path>/g)].map(
        ([, path = '']) => path,
      )
      if (!paths.length || !paths.every(isPath)) return refusal('Each path begins with /, and * is its end.')
      forgotten += 1
      for (const path of kept.keys()) if (paths.some(given => matches(given, path))) kept.delete(path)
      return created(paths)
    },
  }
}

/** How long CloudFront keeps a response, in ms: an error not at all. */
const ageOf = ({ status, headers }: HttpResponse): number =>
  status === 200 ? Number(/s-maxage=(\d+)/.exec(String(headers?.['cache-control']))?.[1] ?? 0) * 1_000 : 0

const isPath = (path: string): boolean => /^\/[^*]*\*?$/.test(path)

const matches = (given: string, path: string): boolean =>
  given.endsWith('*') ? path.startsWith(given.slice(0, -1)) : path === given

const xml = (status: number, body: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0"?>${body}`,
})

const created = (paths: readonly string[]): HttpResponse => {
  const batch = `<Paths><Quantity>${paths.length}</Quantity></Paths><CallerReference/>`
  const parts = [
    `<Id>${randomUUID()}</Id>`,
    '<Status>Completed</Status>',
    `<CreateTime>${nowIso()}</CreateTime>`,
    `<InvalidationBatch>${batch}</InvalidationBatch>`,
  ]
  return xml(201, `<Invalidation>${parts.join('')}</Invalidation>`)
}

const refusal = (message: string): HttpResponse =>
  xml(
    400,
    `<ErrorResponse><Error><Type>Sender</Type><Code>InvalidArgument</Code><Message>${message}</Message></Error></ErrorResponse>`,
  )
