/** The two links that lead to a password: the first one (confirm the address), and a new one (forgotten). */
import { accountConfirmed } from '#events/identity.ts'
import { checkNewPassword } from '#shared/identity/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { type Link, readLink } from '../kit/link.ts'
import { tell } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { setPassword } from './provider.ts'
import { confirmLogin, isLinkUsed, readLogin, useLink } from './table.ts'

type Purpose = Link['purpose']

/** Refuses 400 `link_invalid`, `link_used`. */
const openLink = async (token: string, purpose: Purpose): Promise<Link> => {
  const link = await readLink(token, purpose)
  if (await isLinkUsed(link.market, link.id)) throw refuse('invalid', 'link_used')
  return link
}

const dataOf =
  (purpose: Purpose) =>
  async ({ body }: { body: { token: string } }) => {
    const { market, email } = await openLink(body.token, purpose)
    const login = await readLogin(market, email)
    return { email, marketId: market, isActive: login?.confirmed ?? false }
  }

/** The password is set before the link is spent: a failure between the two leaves a link that still works. */
const choosePassword =
  (purpose: Purpose, detail: string) =>
  async ({ body }: { body: { token: string; newPassword1: string; newPassword2: string } }) => {
    const { id, market, username, email, until } = await openLink(body.token, purpose)
    checkNewPassword(body, username)
    await setPassword({ market, username }, body.newPassword1, 'customers')
    await commit([
      useLink(market, id, until, refuse('invalid', 'link_used')),
      confirmLogin(market, email),
      tell(market, accountConfirmed, { username, email }),
    ])
    return { detail }
  }

export const emailConfirmationData = dataOf('confirm-email')
export const resetPasswordData = dataOf('reset-password')
export const confirmEmail = choosePassword('confirm-email', 'email_confirmed')
export const confirmPasswordReset = choosePassword('reset-password', 'password_changed')
