/** Access tokens that are fresh: refreshed once, however many calls and tabs ask at the same moment. */
import { endSession, type Role, type Session, sessions } from './session.ts'

const MOST_SECONDS = 12 * 60 * 60
/** A token about to run out would die on its way. */
const MARGIN_SECONDS = 20

interface NewTokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
}

/** Asks the server for new tokens; throws when the session cannot go on. */
export type Refresh = (role: Role, refreshToken: string) => Promise<NewTokens>

let refresh: Refresh | undefined
const underWay: Partial<Record<Role, Promise<string | undefined>>> = {}

export const refreshWith = (how: Refresh): void => {
  refresh = how
}

const isStale = (session: Session, now: number): boolean =>
  (now - session.date) / 1000 >= Math.min(session.expiresIn, MOST_SECONDS) - MARGIN_SECONDS

const oneTabAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : work()

const renew = (role: Role, known: string): Promise<string | undefined> =>
  oneTabAtATime(`refresh-${role}`, async () => {
    const session = sessions[role].read()
    // Another tab was quicker, or logged out meanwhile.
    if (!session || session.accessToken !== known) return session?.accessToken
    try {
      if (!refresh) throw new Error('nobody knows how to refresh')
      const tokens = await refresh(role, session.refreshToken)
      sessions[role].write({ ...session, ...tokens, date: Date.now() })
      return tokens.accessToken
    } catch {
      endSession(role)
      return undefined
    }
  })

/**
 * The token to call with, or undefined when nobody is logged in (any more). `refused` names a token that the
 * server did not take: it is renewed whatever its age.
 */
export const freshToken = async (role: Role, refused?: string): Promise<string | undefined> => {
  const session = sessions[role].read()
  if (!session) return undefined
  const isRefused = session.accessToken === refused
  if (!isRefused && !isStale(session, Date.now())) return session.accessToken
  underWay[role] ??= renew(role, session.accessToken).finally(() => {
    delete underWay[role]
  })
  return underWay[role]
}
