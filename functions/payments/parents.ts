/** The bookings that paid extensions extend, as they are now. */
import { extensionStart } from '#shared/bookings/rules.ts'
import { type RequestStatus, stands } from '#shared/bookings/states.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { type BookingRequest, readRequests, withExtensions } from '../bookings/table/request.ts'

export interface Parent {
  version: number
  /** The status of each extension, by its id. */
  extensions: Record<string, RequestStatus>
  /** Neither its buyer nor staff have ended it. */
  stands: boolean
  /** The day on which an extension of it begins now. */
  extensionStart: Day
  /** When its tenant handed it on, or back. */
  handedOnTs: Seconds | undefined
}

/**
 * The parents of extensions: another extension may have replaced these in the meantime, also when no worker has noted
 * yet that their hold has ended.
 */
export const parentsOf = async (
  market: string,
  requests: readonly BookingRequest[],
): Promise<Map<string, Parent>> => {
  const ids = requests.flatMap(({ parentBookingRequest: parent }) => (parent ? [parent] : []))
  const parents = await readRequests(market, ids)
  return new Map(
    await Promise.all(
      parents.map(async parent => {
        const { children: extensions } = await withExtensions(market, parent)
        const known: Parent = {
          version: parent.version,
          extensions,
          stands: stands(parent.status),
          extensionStart: extensionStart(parent),
          handedOnTs: parent.accepted?.ts,
        }
        return [parent.id, known] as const
      }),
    ),
  )
}
