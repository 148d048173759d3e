/** Fetches a report by the address of its page. The numbers of before stay until the next ones are there. */
import type { Answer, Route } from '#shared/kit/contract.ts'
import type { CallOptions } from '../../kit/call.ts'
import { type Fetched, useRoute } from '../../kit/use-route.ts'

/** Without options it asks for nothing. */
export const useReport = <R extends Route>(
  route: R,
  options: CallOptions<R> | undefined,
): Fetched<Answer<R>> => {
  const report = useRoute(route, options, { keepPreviousData: true })
  // Numbers of other days under these days would mislead.
  return report.failure ? { ...report, data: undefined } : report
}
