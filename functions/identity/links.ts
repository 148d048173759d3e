/** The links in mails: confirm an address, and choose a password. */

import { accountConfirmed } from '#events/identity.ts'
import { type PasswordLink, passwordLink } from '#shared/identity/link.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import { readLink } from '../kit/link.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import { forgiveName } from './lockout.ts'
import { checkPassword, choosePassword, noteChange } from './passwords.ts'
import { hasPassword } from './provider.ts'
import { confirmStaffAddress, isAddressLink, ownerOfStaffLink } from './staff-links.ts'
import { activateAdministrator } from './table/administrator.ts'
import { confirmLogin, readLogin } from './table/login.ts'
import { readPasswordLock } from './table/password-lock.ts'

type Purpose = PasswordLink['purpose']

const linkUsed = refuse(kitRefusals.link_used)

const accountOf = ({ kind, market, username }: PasswordLink): Account => ({ kind, market, username })

interface Opened {
  link: PasswordLink
  isActive: boolean
  /** Of an administrator. */
  username?: string
  /** False when the link only confirms the address. */
  choosesPassword: boolean
}

/** Refuses `link_used` when a password was chosen since the link was sent. */
const checkChosen = async (link: PasswordLink): Promise<void> => {
  if ((await readPasswordLock(accountOf(link))).chosen !== link.chosen) throw linkUsed
}

/**
 * Checks a link. One that lets its reader choose a password is valid for the password that was current when it was
 * sent. Each is valid only while the address still belongs to that account.
 */
const openLink = async (token: string, purpose: Purpose, header: string | undefined): Promise<Opened> => {
  const link = await readLink(token, passwordLink)
  if (link.purpose !== purpose) throw refuse(kitRefusals.link_invalid)
  checkMarket(header, link.market)
  if (link.kind === 'admin') {
    const row = await ownerOfStaffLink(link)
    const choosesPassword = !isAddressLink(link, row)
    if (choosesPassword) await checkChosen(link)
    return { link, isActive: row.verified, username: row.username, choosesPassword }
  }
  await checkChosen(link)
  const login = await readLogin(link.market, link.email)
  if (login?.username !== link.username) throw refuse(kitRefusals.link_invalid)
  return { link, isActive: login.confirmed, choosesPassword: true }
}

const dataOf =
  (purpose: Purpose) =>
  async ({ body, market: header }: { body: { token: string }; market: string | undefined }) => {
    const { link, ...rest } = await openLink(body.token, purpose, header)
    return { email: link.email, marketId: link.market, ...rest }
  }

interface Chosen {
  body: { token: string; newPassword1?: string | undefined; newPassword2?: string | undefined }
  market: string | undefined
}

/** What confirms the address together with the password. */
const confirmed = ({ kind, market, username, email }: PasswordLink): Write[] =>
  kind === 'admin'
    ? [activateAdministrator(market, username, email, linkUsed)]
    : [
        confirmLogin(market, email, username, refuse(kitRefusals.link_invalid)),
        emit(market, accountConfirmed, { username, email }),
      ]

/** Nobody has chosen a password for the account yet. An account without a choice can have one from an earlier system. */
const isFirst = async ({ purpose, chosen, ...link }: PasswordLink): Promise<boolean> =>
  chosen === 0 && (purpose === 'confirm-email' || !(await hasPassword(link)))

/** Refuses `required` for a password that is missing. */
const both = ({ newPassword1, newPassword2 }: Chosen['body']) => {
  const { required } = inputRefusals
  if (newPassword1 === undefined) throw refuseFields({ newPassword1: [required] })
  if (newPassword2 === undefined) throw refuseFields({ newPassword2: [required] })
  return { newPassword1, newPassword2 }
}

/** Ends the lock-out of every name that the account logs in with (D70). First, so that a crash leaves the link valid. */
const forgiveNames = async ({ kind, market, username, email }: PasswordLink, staffName?: string) => {
  const names = kind === 'admin' ? [username, staffName ?? username] : [username, email]
  await Promise.all([...new Set(names)].map(name => forgiveName(market, name)))
}

const passwordBy =
  (purpose: Purpose, detail: string) =>
  async ({ body, market: header }: Chosen) => {
    const { link, choosesPassword, username } = await openLink(body.token, purpose, header)
    if (choosesPassword) {
      const account = accountOf(link)
      const passwords = both(body)
      await checkPassword(account, passwords)
      await forgiveNames(link, username)
      await choosePassword(account, passwords.newPassword1, {
        chosen: link.chosen,
        onConditionFailed: linkUsed,
        also: [...confirmed(link), ...((await isFirst(link)) ? [] : [noteChange(account)])],
      })
    } else await confirmStaffAddress(link)
    return { detail }
  }

export const emailConfirmationData = dataOf('confirm-email')
export const resetPasswordData = dataOf('reset-password')
export const confirmEmail = passwordBy('confirm-email', 'email_confirmed')
export const confirmPasswordReset = passwordBy('reset-password', 'password_changed')
