import { languageCalls } from '#shared/identity/language-calls.ts'
import type { Language } from '#shared/kit/language.ts'
import { call } from '../kit/call.ts'
import { type Role, sessions } from '../kit/session.ts'

const ROLES: readonly Role[] = ['admin', 'customer']

/** Asks for mails in this language to the account that is logged in here. */
export const setMailLanguage = async (role: Role, language: Language): Promise<void> => {
  const session = sessions[role].read()
  if (!session) return
  const options = { audience: 'open', role, market: session.marketId, withToken: true } as const
  await call(languageCalls.setLanguage, { ...options, body: { language } })
}

/** The same for each account that is logged in here. Does not wait: the page has changed already. */
export const saveLanguage = (language: Language): void => {
  for (const role of ROLES) setMailLanguage(role, language).catch(() => undefined)
}
