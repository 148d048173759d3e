/** The mails to administrators with a link: welcome, invitation, a new address, a reset. */
import type { PasswordLink } from '#shared/identity/link.ts'
import type { Administrator } from '../../identity/table/administrator.ts'
import { readPasswordLock } from '../../identity/table/password-lock.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import type { Market } from '../../markets/table/market.ts'
import { writeTo } from '../letter/write-to.ts'
import { LINKS } from './password-link.ts'
import { STAFF_TEXTS, type StaffLink } from './staff-texts.ts'

/** Sends the mail once for an event. */
export const sendStaffLink = async (
  about: StaffLink,
  market: Market,
  event: string,
  { account, username, email, newEmail, language }: Administrator,
): Promise<void> => {
  const purpose = about === 'reset' ? 'reset-password' : 'confirm-email'
  const to = about === 'email-changed' ? (newEmail ?? email) : email
  const { page, validSeconds } = LINKS[purpose]
  const { marketId, visualName } = market
  const { chosen } = await readPasswordLock({ kind: 'admin', market: marketId, username: account })
  const link: PasswordLink = {
    purpose,
    kind: 'admin',
    market: marketId,
    username: account,
    email: to,
    chosen,
  }
  const token = await linkToken(link, validSeconds)
  const say = STAFF_TEXTS[language][about]
  await writeTo(
    market,
    event,
    { email: to, name: username, language },
    {
      subject: say.subject(visualName),
      lead: [say.lead(visualName, username)],
      button: { label: say.button, url: `${env('SITE_URL')}/admin_section#/${page}?token=${token}` },
      closing: [say.closing],
    },
  )
}
