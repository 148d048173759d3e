/** The two links that lead to a password: the first one (confirm the address), and a new one (forgotten). */
import { accountConfirmed } from '#events/identity.ts'
import { checkNewPassword } from '#shared/identity/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { type Link, readLink } from '../kit/link.ts'
import { tell } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { logOutEverywhere, setPassword } from './provider.ts'
import { confirmLogin, isLinkUsed, readLogin, useLink } from './table.ts'

type Purpose = Link['purpose']

/** Refuses 400 `link_invalid` (also when the address is not that account's any more), `link_used`. */
const openLink = async (token: string, purpose: Purpose): Promise<Link & { isActive: boolean }> => {
  const link = await readLink(token, purpose)
  if (await isLinkUsed(link.market, link.id)) throw refuse('invalid', 'link_used')
  const login = await readLogin(link.market, link.email)
  if (login?.username !== link.username) throw refuse('invalid', 'link_invalid')
  return { ...link, isActive: login.confirmed }
}

const dataOf =
  (purpose: Purpose) =>
  async ({ body }: { body: { token: string } }) => {
    const { market, email, isActive } = await openLink(body.token, purpose)
    return { email, marketId: market, isActive }
  }

/**
 * The password is set before the link is spent: a failure between the two leaves a link that still works. Whoever was
 * logged in with an older password is logged out.
 */
const choosePassword =
  (purpose: Purpose, detail: string) =>
  async ({ body }: { body: { token: string; newPassword1: string; newPassword2: string } }) => {
    const { id, market, username, email, until } = await openLink(body.token, purpose)
    checkNewPassword(body, username)
    await setPassword({ market, username }, body.newPassword1, 'customers')
    await logOutEverywhere({ market, username })
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
