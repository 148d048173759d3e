/** Keeps access tokens fresh. Many calls and tabs at the same time share one refresh. */
import { asFailure, hasCode } from '../failure.ts'
import { endSession, type Role, type Session, sessions } from '../session.ts'

const MOST_SECONDS = 12 * 60 * 60
/** Refreshes this long before the expiry: a token could expire during the call. */
const MARGIN_SECONDS = 20

interface NewTokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
}

/** Fetches new tokens. Throws CallFailure; `invalid_grant` ends the session (decision D20). */
export type Refresh = (role: Role, refreshToken: string) => Promise<NewTokens>

let refresh: Refresh | undefined
/** The tenant at whom staff look in this tab; viewing.ts sets it. Their calls go with the administrator's token. */
export const viewed: { as: (role?: Role, method?: string) => string | undefined } = { as: () => undefined }
const underWay: Partial<Record<Role, Promise<string | undefined>>> = {}

export const refreshWith = (how: Refresh): void => {
  refresh = how
}

const isStale = (session: Session, now: number): boolean =>
  (now - session.date) / 1000 >= Math.min(session.expiresIn, MOST_SECONDS) - MARGIN_SECONDS

const oneTabAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : work()

/** A refresh without an answer is tried again after these pauses. */
const PAUSES_MS = [500, 1_500]

/** The new tokens; undefined in an entry that refreshes none. */
const fetched = async (role: Role, refreshToken: string, attempt = 0): Promise<NewTokens | undefined> => {
  try {
    return await refresh?.(role, refreshToken)
  } catch (thrown) {
    const { status } = asFailure(thrown)
    const pause = PAUSES_MS[attempt]
    if (pause === undefined || (status > 0 && status < 500)) throw thrown
    await new Promise(resolve => setTimeout(resolve, pause))
    return fetched(role, refreshToken, attempt + 1)
  }
}

const renew = (role: Role, known: string): Promise<string | undefined> =>
  oneTabAtATime(`refresh-${role}`, async () => {
    const session = sessions[role].read()
    // Another tab has refreshed or logged out in the meantime.
    if (!session || session.accessToken !== known) return session?.accessToken
    try {
      const tokens = await fetched(role, session.refreshToken)
      if (tokens) {
        sessions[role].write({ ...session, ...tokens, date: Date.now() })
        return tokens.accessToken
      }
    } catch (thrown) {
      if (!hasCode(asFailure(thrown), 'invalid_grant')) throw thrown
    }
    endSession(role)
    return undefined
  })

/**
 * Returns the token for a call, or undefined without a session. `refused` is a token that the server refused: it is
 * refreshed at any age. Throws CallFailure when a refresh gets no answer; the session stays.
 */
export const freshToken = async (role: Role, refused?: string): Promise<string | undefined> => {
  if (viewed.as(role)) return freshToken('admin', refused)
  const session = sessions[role].read()
  if (!session) return undefined
  const isRefused = session.accessToken === refused
  if (!isRefused && !isStale(session, Date.now())) return session.accessToken
  underWay[role] ??= renew(role, session.accessToken).finally(() => {
    delete underWay[role]
  })
  return underWay[role]
}
