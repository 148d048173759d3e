import { sessionCalls } from '#shared/identity/session-calls.ts'
import { call } from '../kit/call.ts'
import { refreshWith } from '../kit/tokens.ts'

/** Sets how the client refreshes a session. */
export const keepSessions = (): void => {
  refreshWith((role, refreshToken) =>
    call(sessionCalls.refresh, { audience: 'open', role, body: { refresh_token: refreshToken } }),
  )
}
