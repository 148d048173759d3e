import { useEffect } from 'react'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { useKeepAsking } from '../kit/calls/keep-asking.ts'
import { sessions, useSession } from '../kit/session.ts'
import { useRoute } from '../kit/use-route.ts'

/** Some small counts are read each time, and only while the page is looked at. */
const EVERY_MS = 30_000

/** How much waits for staff, asked for again and again; undefined while nobody is logged in or knows yet. */
export const useBadges = () => {
  const session = useSession('admin')
  const mayAsk = session && !session.mustChangePassword
  const { data, failure, retry } = useRoute(
    badgesCalls.readBadges,
    mayAsk ? { audience: 'admin', market: session.marketId } : undefined,
    { refreshInterval: EVERY_MS, revalidateOnFocus: true },
  )
  const role = data?.role
  // Another role shows within half a minute, without another log-in.
  useEffect(() => {
    const now = sessions.admin.read()
    if (now && role && now.role !== role) sessions.admin.write({ ...now, role })
  }, [role])
  useKeepAsking(failure !== undefined, retry, EVERY_MS)
  return data
}
