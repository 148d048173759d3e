/** Which route a call goes to, as API Gateway decides it: the path that is more exact from the left wins. */
import type { Endpoint } from '#shared/kit/contract.ts'

export interface Match {
  endpoint: Endpoint
  params: Record<string, string>
}

/** `path` as it was sent, without a slash at the end. Undefined when no route has this method and path. */
export const matcher = (
  endpoints: readonly Endpoint[],
): ((method: string, path: string) => Match | undefined) => {
  const routes = endpoints.map(endpoint => ({ endpoint, parts: endpoint.path.split('/') }))
  routes.sort((a, b) => (exactness(a.parts) < exactness(b.parts) ? -1 : 1))
  return (method, path) => {
    const parts = path.split('/')
    for (const route of routes) {
      if (route.endpoint.method !== method || route.parts.length !== parts.length) continue
      const params = paramsOf(route.parts, parts)
      if (params) return { endpoint: route.endpoint, params }
    }
    return undefined
  }
}

const isParam = (part: string) => part.startsWith('{')

/** Sorts first what is written out where others have a parameter. */
const exactness = (parts: string[]): string => parts.map(part => (isParam(part) ? '1' : '0')).join('')

const paramsOf = (pattern: string[], parts: string[]): Record<string, string> | undefined => {
  const params: Record<string, string> = {}
  for (const [at, expected] of pattern.entries()) {
    const part = decoded(parts[at] ?? '')
    if (part === undefined || (isParam(expected) ? !part : part !== expected)) return undefined
    if (isParam(expected)) params[expected.slice(1, -1)] = part
  }
  return params
}

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
