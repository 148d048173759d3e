/** Who is logged in. An administrator's and a customer's session live side by side in one browser. */
import * as z from 'zod/mini'
import { stored, useStored } from './stored.ts'

const anySession = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds that the access token lives. */
  expiresIn: z.number(),
  /** When the access token was given, ms since 1970. */
  date: z.number(),
  isAdmin: z.boolean(),
  marketId: z.string(),
  username: z.string(),
  mustChangePassword: z.boolean(),
})

const anyEnd = z.object({ role: z.enum(['admin', 'customer']), marketId: z.string(), path: z.string() })

export type Session = z.infer<typeof anySession>
export type Role = z.infer<typeof anyEnd>['role']

const parse = (found: unknown): Session | null => anySession.safeParse(found).data ?? null

export const sessions = {
  admin: stored('adminSession', parse),
  customer: stored('customerSession', parse),
}

/** The session that the server ended, and the page it was on. Log-in shows a message and leads back there. */
const ended = stored(
  'sessionEnded',
  found => anyEnd.safeParse(found).data,
  () => sessionStorage,
)

/** The server does not take this session any more. */
export const endSession = (role: Role): void => {
  const session = sessions[role].read()
  if (!session) return
  ended.write({ role, marketId: session.marketId, path: window.location.hash.slice(1) || '/' })
  sessions[role].clear()
}

/** Where to go on after logging in; undefined when no session (of this market) has ended by itself. */
export const useWayBack = (role: Role, marketId?: string): string | undefined => {
  const end = useStored(ended)
  const isHere = end?.role === role && (marketId === undefined || end.marketId === marketId)
  return isHere ? end.path : undefined
}

/** Inside again. */
export const forgetWayBack = (): void => ended.clear()

/** The market that was visited last: where to send someone whose session ended. */
export const lastMarket = stored('marketId', found => (typeof found === 'string' ? found : ''))

export const useSession = (role: Role): Session | null => useStored(sessions[role])
