/** Keeps pages of the site's bucket as long as CloudFront does. */
import { now } from '#functions/kit/clock.ts'
import type { HttpResponse } from './http.ts'

/** Returns what is kept of a path, or asks for it. */
export type EdgeCache = (path: string, ask: () => Promise<HttpResponse>) => Promise<HttpResponse>

export const makeEdgeCache = (): EdgeCache => {
  const kept = new Map<string, { response: HttpResponse; until: number }>()
  return async (path, ask) => {
    const found = kept.get(path)
    if (found && now() < found.until) return found.response
    const response = await ask()
    kept.set(path, { response, until: now() + ageOf(response) })
    return response
  }
}

/** How long CloudFront keeps a response, in ms: an error not at all. */
const ageOf = ({ status, headers }: HttpResponse): number =>
  status === 200 ? Number(/s-maxage=(\d+)/.exec(String(headers?.['cache-control']))?.[1] ?? 0) * 1_000 : 0
