import { languageCalls } from '#shared/identity/language-calls.ts'
import type { Language } from '#shared/kit/language.ts'
import { call } from '../kit/call.ts'
import { type Role, sessions } from '../kit/session.ts'

const ROLES: readonly Role[] = ['admin', 'customer']

/** Asks for mails in this language, for each account that is logged in here. Does not wait: the page has changed already. */
export const saveLanguage = (language: Language): void => {
  for (const role of ROLES) {
    const session = sessions[role].read()
    if (!session) continue
    const options = { audience: 'open', role, market: session.marketId, withToken: true } as const
    call(languageCalls.setLanguage, { ...options, body: { language } }).catch(() => undefined)
  }
}
