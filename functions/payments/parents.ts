/** The bookings that paid extensions extend, as they are now. */
import type { RequestStatus } from '#shared/bookings/states.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { type BookingRequest, readExtensions, readRequests } from '../bookings/table/request.ts'

export interface Parent {
  version: number
  /** The status of each extension, by its id. */
  extensions: Record<string, RequestStatus>
  isWithdrawn: boolean
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
        const { id, version, withdrawn, accepted } = parent
        const extensions = await readExtensions(market, parent)
        return [
          id,
          { version, extensions, isWithdrawn: withdrawn !== undefined, handedOnTs: accepted?.ts },
        ] as const
      }),
    ),
  )
}
