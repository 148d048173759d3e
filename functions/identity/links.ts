/** The links in mails that let someone choose a password: confirm the address, and reset. */

import { accountConfirmed } from '#events/identity.ts'
import { type PasswordLink, passwordLink } from '#shared/identity/link.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import { readLink } from '../kit/link.ts'
import { emit } from '../kit/outbox.ts'
import { checkPassword, choosePassword } from './passwords.ts'
import { confirmLogin, readLogin } from './table/login.ts'
import { readPasswordLock } from './table/password-lock.ts'

type Purpose = PasswordLink['purpose']

const linkUsed = refuse(kitRefusals.link_used)

/** Only customers get these links: an administrator logs in with no address. */
const accountOf = ({ market, username }: PasswordLink): Account => ({ kind: 'customer', market, username })

/**
 * Checks a link. It is valid for the password that was current when it was sent, and only while the address still
 * belongs to that account.
 */
const openLink = async (
  token: string,
  purpose: Purpose,
  header: string | undefined,
): Promise<PasswordLink & { isActive: boolean }> => {
  const link = await readLink(token, passwordLink)
  if (link.purpose !== purpose) throw refuse(kitRefusals.link_invalid)
  checkMarket(header, link.market)
  if ((await readPasswordLock(accountOf(link))).chosen !== link.chosen) throw linkUsed
  const login = await readLogin(link.market, link.email)
  if (login?.username !== link.username) throw refuse(kitRefusals.link_invalid)
  return { ...link, isActive: login.confirmed }
}

const dataOf =
  (purpose: Purpose) =>
  async ({ body, market: header }: { body: { token: string }; market: string | undefined }) => {
    const { market, email, isActive } = await openLink(body.token, purpose, header)
    return { email, marketId: market, isActive }
  }

interface Chosen {
  body: { token: string; newPassword1: string; newPassword2: string }
  market: string | undefined
}

const passwordBy =
  (purpose: Purpose, detail: string) =>
  async ({ body, market: header }: Chosen) => {
    const link = await openLink(body.token, purpose, header)
    const { market, username, email, chosen } = link
    const account = accountOf(link)
    await checkPassword(account, body)
    await choosePassword(account, body.newPassword1, {
      chosen,
      onConditionFailed: linkUsed,
      also: [confirmLogin(market, email), emit(market, accountConfirmed, { username, email })],
    })
    return { detail }
  }

export const emailConfirmationData = dataOf('confirm-email')
export const resetPasswordData = dataOf('reset-password')
export const confirmEmail = passwordBy('confirm-email', 'email_confirmed')
export const confirmPasswordReset = passwordBy('reset-password', 'password_changed')
