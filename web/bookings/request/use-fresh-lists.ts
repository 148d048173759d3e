import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { pathOf } from '../../kit/call.ts'
import { useFetchAgain } from '../../kit/fetch-again.ts'

const PATHS = [pathOf(requestsCalls.listRequests, 'admin'), pathOf(badgesCalls.readBadges, 'admin')]

/** Fetches again what lists and the menu say of booking requests. */
export const useFreshLists = () => {
  const fetchAgain = useFetchAgain()
  return (alsoLater?: () => unknown): Promise<unknown> => fetchAgain(PATHS, alsoLater)
}
