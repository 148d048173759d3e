/** The links in mails to administrators: an invitation, an address to confirm, a reset. */

import { staffAddressChanged } from '#events/identity.ts'
import type { PasswordLink } from '#shared/identity/link.ts'
import { withChange } from '#shared/kit/former-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { logOutEverywhere } from './provider.ts'
import {
  type Administrator,
  auditAdministrator,
  putAdministrator,
  readAdministrator,
} from './table/administrator.ts'

type Link = Pick<PasswordLink, 'purpose' | 'market' | 'username' | 'email'>

/** An administrator who has a password only confirms an address; who is invited chooses the first password too. */
export const isAddressLink = ({ purpose }: Link, { isInvited }: Administrator): boolean =>
  purpose === 'confirm-email' && !isInvited

/**
 * The administrator a link belongs to. Refuses `link_used` for an address that is confirmed, and `link_invalid` when
 * neither the present address nor the one that waits is the link's.
 */
export const ownerOfStaffLink = async (link: Link): Promise<Administrator> => {
  const row = await readAdministrator(link.market, link.username)
  if (!row) throw refuse(kitRefusals.link_invalid)
  const isWaiting = isAddressLink(link, row) && link.email === row.newEmail
  if (isWaiting) return row
  if (link.email !== row.email) throw refuse(kitRefusals.link_invalid)
  if (isAddressLink(link, row) && row.verified) throw refuse(kitRefusals.link_used)
  return row
}

/**
 * Confirms an address. A new one takes the place of the old one, which gets a mail with a link to undo that. Every
 * session ends first: if the call dies in between, the link still works.
 */
export const confirmStaffAddress = async (link: Link): Promise<void> => {
  const { market, username, email } = link
  const { country } = await readMarket(market)
  await retryOnConflict(async () => {
    const before = await ownerOfStaffLink(link)
    const isNew = before.email !== email
    const changedTs = nowSeconds()
    const history = isNew ? withChange(before, before.email, changedTs) : {}
    const newEmail = isNew ? null : before.newEmail
    const after = { ...before, ...history, email, newEmail, verified: true }
    const told = { account: username, oldEmail: before.email, changedTs }
    if (isNew) await logOutEverywhere({ kind: 'admin', market, username })
    const caller = { username }
    await commit([
      putAdministrator(market, after),
      ...(isNew ? [emit(market, staffAddressChanged, told)] : []),
      ...auditAdministrator(market, country, caller, { before, after }),
    ])
  })
}
