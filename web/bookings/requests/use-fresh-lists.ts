import { useSWRConfig } from 'swr'
import { requestsCalls } from '#shared/bookings/requests-calls.ts'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { pathOf } from '../../kit/call.ts'

/** Lists, counts and the history follow the table within a second or two. */
const LISTED_MS = 2_000

/** Fetches again what lists and the menu say of booking requests, now and once the lists have followed. */
export const useFreshLists = () => {
  const { mutate } = useSWRConfig()
  const paths = [pathOf(requestsCalls.listRequests, 'admin'), pathOf(badgesCalls.readBadges, 'admin')]
  return (alsoLater: () => unknown = () => undefined) => {
    const fetch = () => void mutate(key => Array.isArray(key) && paths.includes(String(key[1])))
    fetch()
    window.setTimeout(() => {
      fetch()
      alsoLater()
    }, LISTED_MS)
  }
}
