/** The data of a route. Screens that ask with the same options share one call and its answer. */
import useSWR, { type SWRConfiguration } from 'swr'
import type { Answer, Audience, Route } from '#shared/kit/contract.ts'
import { type CallOptions, call, pathOf } from './call.ts'
import { asFailure, type CallFailure } from './failure.ts'

export interface Fetched<T> {
  data: T | undefined
  /** Why there is no data, or why it is not the newest. */
  failure: CallFailure | undefined
  /** Fetches again. Rejects never: what fails then is in `failure`. */
  retry: () => Promise<unknown>
}

/** Two calls with the same key have the same answer. */
export const keyOf = <R extends Route>(route: R, options: CallOptions<R>): unknown[] => {
  const { audience, market, params, query, body } = options as Named
  return [route.method, pathOf(route, audience, params), market, query, body]
}

interface Named {
  audience: Audience
  market?: string
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
}

/** As useSWR answers, in the words of the screens. */
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

/** `options` are those of the call; without them nothing is fetched yet. */
export const useRoute = <R extends Route>(
  route: R,
  options: CallOptions<R> | undefined,
  config?: SWRConfiguration<Answer<R>>,
): Fetched<Answer<R>> =>
  useFetched(options ? keyOf(route, options) : null, () => call(route, options as CallOptions<R>), config)
