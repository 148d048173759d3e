import { administratorLinkWanted } from '#events/identity.ts'
import { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { checkRecentProof } from '../kit/recent-proof.ts'
import { staffMails } from '../kit/staff-mails.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkMayMail } from './lockout.ts'
import { logOutEverywhere } from './provider.ts'
import { switchOff } from './second-factor.ts'
import {
  type Administrator,
  auditAdministrator,
  freshAdministrator,
  newAdministrator,
  putAdministrator,
  readAdministrators,
  removeAdministrator,
} from './table/administrator.ts'

/** A removal with every invitation that goes with it is one commit, which has room for so many. */
const MOST_ADMINISTRATORS = 30

/** What staff see of an administrator. */
const toResponse = (
  { username, email, verified, isInvited, hasSecondFactor, account, role, version }: Administrator,
  caller: { username: string },
) => {
  const isSelf = account === caller.username
  return { username, account, email, verified, isInvited, hasSecondFactor, role, version, isSelf }
}

/** The administrators of the caller's market: one query. */
export const listAdministrators: Verb<typeof identityContract.listAdministrators> = async ({
  market,
  caller,
}) => {
  const all = await readAdministrators(market)
  const results = all
    .map(one => toResponse(one, caller))
    .sort((one, other) => (one.username < other.username ? -1 : 1))
  return { results, page: 1, pagesCount: 1 }
}

/**
 * All administrators, and the caller among them, whose row each change here writes again: so nobody acts who was
 * removed, or got another role, while the call ran. Refuses `permission_denied`, `role_may_not`.
 */
const readAsOwner = async (market: string, { username }: Staff) => {
  const all = await readAdministrators(market)
  const self = all.find(({ account }) => account === username)
  if (!self) throw refuse(commonRefusals.permission_denied)
  if (self.role !== 'owner') throw refuse(kitRefusals.role_may_not)
  return { all, self }
}

const named = (all: readonly Administrator[], name: string): Administrator => {
  const found = all.find(({ username }) => username === name)
  if (!found) throw refuse(commonRefusals.not_found)
  return found
}

/**
 * Finds an owner who can still log in once `gone` is no owner any more: the caller, or somebody else when the caller is
 * `gone`. Refuses `last_administrator`.
 */
const whoStays = (all: readonly Administrator[], self: Administrator, gone: Administrator): Administrator => {
  const others = all.filter(one => one !== gone && one.role === 'owner' && !one.isInvited)
  const stays = others.find(one => one === self) ?? others[0]
  if (!stays) throw refuse(identityRefusals.last_administrator)
  return stays
}

/**
 * Invites an administrator. Refuses `username_taken`, `too_many_attempts` when the address got many mails, and
 * `too_many_mails` when the market sent many.
 */
export const invite: Verb<typeof identityContract.invite> = async ({ market, caller, address, body }) => {
  const { proof, ...invited } = body
  await checkRecentProof(caller, proof)
  const { country, language } = await readMarket(market)
  await checkMayMail(market, body.email, address)
  const fresh = freshAdministrator({
    ...invited,
    invitedBy: caller.username,
    isInvited: true,
    language,
    createdTs: nowSeconds(),
    // An administrator who was removed may have had this name, and still have a token of this very second.
    sessionsFromTs: nowSeconds() + 1,
  })
  const { username, email, role } = fresh
  const after = { username, email, role }
  await retryOnConflict(async () => {
    const { all, self } = await readAsOwner(market, caller)
    if (all.length >= MOST_ADMINISTRATORS) throw refuse(identityRefusals.too_many_administrators)
    // A transaction may not write the inviter's row twice.
    if (self.account === username) throw refuseFields({ username: [identityRefusals.username_taken] })
    await commit([
      ...newAdministrator(market, fresh),
      putAdministrator(market, self),
      emit(market, administratorLinkWanted, { account: username, about: 'invited' }),
      ...(await staffMails(market)),
      ...audit(market, country, { caller, kind: 'administrator', id: username, before: undefined, after }),
    ])
  })
  return toResponse(fresh, caller)
}

/** Those whom an administrator invited, and who have not come yet. */
const invitedBy = (all: readonly Administrator[], { account }: Administrator): Administrator[] =>
  all.filter(one => one.isInvited && one.invitedBy === account)

/**
 * Changes a role, which counts from the next call on. Only owners invite, so the open invitations of who is no owner any
 * more end with it. Refuses 404, and `last_administrator`.
 */
export const changeRole: Verb<typeof identityContract.changeRole> = async ({
  market,
  caller,
  params,
  body,
}) => {
  await checkRecentProof(caller, body.proof)
  const { country } = await readMarket(market)
  return retryOnConflict(async () => {
    const { all, self } = await readAsOwner(market, caller)
    const before = named(all, params.username)
    checkVersion(body.version, toResponse(before, caller), identityContract.changeRole)
    if (body.role === before.role) return toResponse(before, caller)
    const after = { ...before, role: body.role }
    const isLowered = before.role === 'owner'
    const stays = isLowered ? whoStays(all, self, before) : self
    const invited = isLowered ? invitedBy(all, before) : []
    await commit([
      putAdministrator(market, after),
      putAdministrator(market, stays),
      ...invited.flatMap(one => ended(market, country, caller, one)),
      ...auditAdministrator(market, country, caller, { before, after }),
    ])
    return toResponse({ ...after, version: before.version + 1 }, caller)
  })
}

/** An administrator is gone: the row, the second factor, and the audit of it. */
const ended = (market: string, country: CountryCode, caller: Staff, gone: Administrator): Write[] => {
  const { username, email, account } = gone
  const before = { username, email }
  return [
    ...removeAdministrator(market, gone),
    switchOff({ market, account }),
    ...audit(market, country, { caller, kind: 'administrator', id: account, before, after: undefined }),
  ]
}

/**
 * Removes an administrator, and whom they invited and who has not come yet. The sessions end after the row is gone:
 * without a row nobody logs in, gets new tokens or is answered. Refuses 404, and `last_administrator`.
 */
export const remove: Verb<typeof identityContract.removeAdministrator> = async ({
  market,
  caller,
  params,
  body,
}) => {
  await checkRecentProof(caller, body.proof)
  const { country } = await readMarket(market)
  const account = await retryOnConflict(async () => {
    const { all, self } = await readAsOwner(market, caller)
    const gone = named(all, params.username)
    const stays = gone.role === 'owner' ? whoStays(all, self, gone) : self
    await commit([
      ...[gone, ...invitedBy(all, gone)].flatMap(one => ended(market, country, caller, one)),
      putAdministrator(market, stays),
    ])
    return gone.account
  })
  await logOutEverywhere({ kind: 'admin', market, username: account })
  return undefined
}
