/** Finds the route of a call as API Gateway does: the path that is more exact from the left wins. */
import router from 'find-my-way'
import type { Endpoint } from '#shared/kit/contract.ts'

export interface Match {
  endpoint: Endpoint
  params: Record<string, string>
}

/** API Gateway's limit for request line and headers together, so no part of a path is longer. */
const LONGEST_PART = 10_240

/** `path` is the caller's, without a slash at the end. Returns undefined when no route has this method and path. */
export const matcher = (
  endpoints: readonly Endpoint[],
): ((method: string, path: string) => Match | undefined) => {
  const routes = router({ maxParamLength: LONGEST_PART })
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    routes.on(endpoint.method, path, () => undefined, endpoint)
  }
  return (method, path) => {
    const found = routes.find(method as Endpoint['method'], path)
    const params = Object.entries(found?.params ?? {})
    if (!found || params.some(([, value]) => !value)) return undefined
    return { endpoint: found.store, params: Object.fromEntries(params) as Match['params'] }
  }
}
