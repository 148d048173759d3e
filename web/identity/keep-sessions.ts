import { sessionCalls } from '#shared/identity/session-calls.ts'
import { whenChosen } from '../i18n/language.ts'
import { call } from '../kit/call.ts'
import { refreshWith } from '../kit/calls/tokens.ts'

/** Sets how the client refreshes a session, and that a chosen language counts for the mails of who is logged in. */
export const keepSessions = (): void => {
  refreshWith((role, refreshToken) =>
    call(sessionCalls.refresh, { audience: 'open', role, body: { refresh_token: refreshToken } }),
  )
  whenChosen(language => {
    import('./save-language.ts').then(
      ({ saveLanguage }) => saveLanguage(language),
      () => undefined,
    )
  })
}
