/** The mails with a link to choose a password: the first one (D16), a reset, and one by staff. */
import type { PasswordLink } from '#shared/identity/link.ts'
import type { Language } from '#shared/kit/language.ts'
import { readPasswordLock } from '../../identity/table/password-lock.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import type { Market } from '../../markets/table/market.ts'
import { writeTo } from '../letter/write-to.ts'
import { PASSWORD_LINK_TEXTS, type PasswordMail } from './password-link-texts.ts'

export const LINKS = {
  'confirm-email': { page: 'confirm-email', validSeconds: 7 * 86_400 },
  'reset-password': { page: 'reset-password/confirm', validSeconds: 2 * 3_600 },
} as const satisfies Record<PasswordLink['purpose'], object>

const PURPOSE_OF: Record<PasswordMail, PasswordLink['purpose']> = {
  account: 'confirm-email',
  reset: 'reset-password',
  staffReset: 'reset-password',
}

interface Reader {
  username: string
  email: string
  name: string
  language: Language
}

/** Sends the mail once for an event. */
export const sendPasswordLink = async (
  mail: PasswordMail,
  market: Market,
  event: string,
  { username, email, name, language }: Reader,
): Promise<void> => {
  const purpose = PURPOSE_OF[mail]
  const { page, validSeconds } = LINKS[purpose]
  const { marketId } = market
  const { chosen } = await readPasswordLock({ kind: 'customer', market: marketId, username })
  const about: PasswordLink = { purpose, kind: 'customer', market: marketId, username, email, chosen }
  const token = await linkToken(about, validSeconds)
  const say = PASSWORD_LINK_TEXTS[language][mail]
  await writeTo(
    market,
    event,
    { email, name, language, customer: username },
    {
      subject: say.subject(market.visualName),
      lead: [say.lead(username)],
      button: { label: say.button, url: `${env('SITE_URL')}/login/${marketId}/${page}?token=${token}` },
      closing: [say.closing],
    },
  )
}
