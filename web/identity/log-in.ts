import { identityContract } from '#shared/identity/contract.ts'
import type { Body } from '#shared/kit/contract.ts'
import { call } from '../kit/call.ts'
import { CallFailure } from '../kit/failure.ts'
import { type Role, type Session, sessions } from '../kit/session.ts'

/** The code when an administrator uses the tenants' log-in, or a tenant the administrators'. */
const WRONG_LOGIN = 'wrong_door'

/** Logs in and keeps the session. Throws CallFailure: `invalid_credentials`, `too_many_attempts`, `wrong_door`. */
export const logIn = async (role: Role, body: Body<typeof identityContract.logIn>): Promise<Session> => {
  const answer = await call(identityContract.logIn, { audience: 'open', role, body })
  if (answer.isAdmin !== (role === 'admin')) {
    revoke(answer.refreshToken)
    throw new CallFailure(400, { error: WRONG_LOGIN })
  }
  const session: Session = { ...answer, date: Date.now() }
  sessions[role].write(session)
  return session
}

const revoke = (token: string): void => {
  call(identityContract.revoke, { audience: 'open', body: { token } }).catch(() => undefined)
}

/** Logs out in this browser at once, without waiting for the server. Returns the session that ended. */
export const logOut = (role: Role): Session | null => {
  const session = sessions[role].read()
  if (session) revoke(session.refreshToken)
  sessions[role].clear()
  return session
}
