/** Fetches the data of a route. Screens with the same options share one call and its response. */
import useSWR, { type SWRConfiguration } from 'swr'
import type { Answer, Audience, Route } from '#shared/kit/contract.ts'
import { type CallOptions, call, type OwnCall, pathOf } from './call.ts'
import { useCaller } from './calls/caller.tsx'
import { asFailure, type CallFailure } from './failure.ts'
import { sessions } from './session.ts'

export interface Fetched<T> {
  data: T | undefined
  /** The error of the last call; `data` may be an older response. */
  failure: CallFailure | undefined
  /** Fetches again. Never rejects: `failure` has the error. */
  retry: () => Promise<unknown>
}

/** The cache key: calls with the same key share one response. Another customer at this browser shares none. */
export const keyOf = <R extends Route>(route: R, options: CallOptions<R>): unknown[] => {
  const { audience, market, params, query, body } = options as Named
  const who = audience === 'customer' && sessions.customer.read()?.username
  return [route.method, pathOf(route, audience, params), market, query, body, who]
}

interface Named {
  audience: Audience
  market?: string
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
}

/** Turns the result of useSWR into ours. */
export const useFetched = <T>(
  key: unknown[] | null,
  fetch: () => Promise<T>,
  config: SWRConfiguration<T> = {},
): Fetched<T> => {
  const { data, error, mutate } = useSWR<T>(key, fetch, config)
  return {
    data,
    failure: error ? asFailure(error) : undefined,
    retry: () => mutate().catch(() => undefined),
  }
}

/** `options` are those of the call. Without them it fetches nothing. */
export const useRoute = <R extends Route>(
  route: R,
  options: OwnCall<R> | undefined,
  config?: SWRConfiguration<Answer<R>>,
): Fetched<Answer<R>> => {
  const callAs = useCaller()
  const sent = options && callAs(route, options)
  return useFetched(sent ? keyOf(route, sent) : null, () => call(route, sent as CallOptions<R>), config)
}
