/** The sessions of this browser. An administrator and a customer can be logged in side by side. */
import * as z from 'zod/mini'
import { lastKnown } from './calls/last-known.ts'
import { type Stored, stored, useStored } from './stored.ts'

const anySession = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The lifetime of the access token in seconds. */
  expiresIn: z.number(),
  /** When the server issued the access token, in ms since 1970. */
  date: z.number(),
  isAdmin: z.boolean(),
  marketId: z.string(),
  username: z.string(),
  mustChangePassword: z.boolean(),
  /** Of an administrator: hides what the role may not. */
  role: z.optional(z.string()),
})

const anyEnd = z.object({
  role: z.enum(['admin', 'customer']),
  marketId: z.string(),
  path: z.string(),
  /** The code of the refusal. */
  why: z.optional(z.string()),
})

export type Session = z.infer<typeof anySession>
export type Role = z.infer<typeof anyEnd>['role']

const parse = (found: unknown): Session | null => anySession.safeParse(found).data ?? null

const customer = stored('customerSession', parse)

const isSame = (one: Session | null, other: Session | null): boolean =>
  one?.marketId === other?.marketId && one?.username === other?.username

/** The next person at this browser shall not see what the pages kept for the one before. */
const customerSession: Stored<Session | null> = {
  ...customer,
  write: session => {
    if (!isSame(session, customer.read())) lastKnown.clear()
    customer.write(session)
  },
  clear: () => {
    lastKnown.clear()
    customer.clear()
  },
}

export const sessions = { admin: stored('adminSession', parse), customer: customerSession }

/** The session that the server ended, and its page. Log-in shows a message and returns to that page. */
const ended = stored(
  'sessionEnded',
  found => anyEnd.safeParse(found).data,
  () => sessionStorage,
)

/** Ends a session that the server no longer accepts. `why`: the code that log-in shows. */
export const endSession = (role: Role, why?: string): void => {
  const session = sessions[role].read()
  if (!session) return
  ended.write({ role, marketId: session.marketId, path: window.location.hash.slice(1) || '/', why })
  sessions[role].clear()
}

/** The page to return to after log-in; undefined when the server has ended no session (of this market). */
export const useWayBack = (role: Role, marketId?: string): string | undefined => {
  const end = useStored(ended)
  const isHere = end?.role === role && (marketId === undefined || end.marketId === marketId)
  return isHere ? end.path : undefined
}

/** The code of the refusal that ended the session. */
export const whyEnded = (): string => ended.read()?.why ?? 'invalid_token'

/** Call after the user has logged in again. */
export const forgetWayBack = (): void => ended.clear()

/** The market that was visited last. A user whose session has ended is sent there. */
export const lastMarket = stored('marketId', found => (typeof found === 'string' ? found : ''))

export const useSession = (role: Role): Session | null => useStored(sessions[role])
