import { sessionCalls } from '#shared/identity/session-calls.ts'
import type { Answer, Body } from '#shared/kit/contract.ts'
import { call } from '../kit/call.ts'
import { CallFailure } from '../kit/failure.ts'
import { type Role, type Session, sessions } from '../kit/session.ts'

/** The code when an administrator uses the tenants' log-in, or a tenant the administrators'. */
const WRONG_LOGIN = 'wrong_door'

/** Keeps the session of a log-in. Throws CallFailure `wrong_door`. */
export const begin = (role: Role, answer: Answer<typeof sessionCalls.logIn>): Session => {
  if (answer.isAdmin !== (role === 'admin')) {
    revoke(answer.refreshToken)
    throw new CallFailure(400, { error: WRONG_LOGIN })
  }
  const session: Session = { ...answer, date: Date.now() }
  sessions[role].write(session)
  return session
}

/** Logs in and keeps the session. Throws CallFailure: `invalid_credentials`, `too_many_attempts`, `wrong_door`. */
export const logIn = async (role: Role, body: Body<typeof sessionCalls.logIn>): Promise<Session> =>
  begin(role, await call(sessionCalls.logIn, { audience: 'open', role, body }))

const revoke = (token: string): void => {
  call(sessionCalls.revoke, { audience: 'open', body: { token } }).catch(() => undefined)
}

/** Logs out in this browser at once, without waiting for the server. Returns the session that ended. */
export const logOut = (role: Role): Session | null => {
  const session = sessions[role].read()
  if (session) revoke(session.refreshToken)
  sessions[role].clear()
  return session
}
