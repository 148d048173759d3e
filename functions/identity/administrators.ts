import { administratorLinkWanted } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkMayMail } from './lockout.ts'
import { logOutEverywhere } from './provider.ts'
import { switchOff } from './second-factor.ts'
import {
  type Administrator,
  accountNamed,
  freshAdministrator,
  newAdministrator,
  readAdministrators,
  removeAdministrator,
} from './table/administrator.ts'

/** What staff see of an administrator. */
const toResponse = (
  { username, email, verified, isInvited, hasSecondFactor, account }: Administrator,
  caller: { username: string },
) => ({ username, account, email, verified, isInvited, hasSecondFactor, isSelf: account === caller.username })

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

/** Invites an administrator. Refuses `username_taken`, and `too_many_attempts` when the address got many mails. */
export const invite: Verb<typeof identityContract.invite> = async ({ market, caller, address, body }) => {
  const { country, language } = await readMarket(market)
  await checkMayMail(market, body.email, address)
  const fresh = freshAdministrator({ ...body, isInvited: true, language, createdTs: nowSeconds() })
  const { username, email } = fresh
  const change = {
    caller,
    kind: 'administrator',
    id: username,
    before: undefined,
    after: { username, email },
  }
  await commit([
    ...newAdministrator(market, fresh),
    emit(market, administratorLinkWanted, { account: username, about: 'invited' }),
    ...audit(market, country, change),
  ])
  return toResponse(fresh, caller)
}

/**
 * Removes an administrator. Another one must stay who can log in: the caller, or for one's own account somebody else.
 * The sessions end after the row is gone: without a row nobody logs in or gets new tokens. Refuses 404, and
 * `last_administrator`.
 */
export const remove: Verb<typeof identityContract.removeAdministrator> = async ({
  market,
  caller,
  params,
}) => {
  const { country } = await readMarket(market)
  const account = await retryOnConflict(async () => {
    const [named, all] = await Promise.all([
      accountNamed(market, params.username),
      readAdministrators(market),
    ])
    const gone = all.find(one => one.account === named)
    if (!gone) throw refuse(commonRefusals.not_found)
    const others = all.filter(one => one !== gone && !one.isInvited)
    const stays = others.find(one => one.account === caller.username) ?? others[0]
    if (!stays) throw refuse(identityRefusals.last_administrator)
    const { username, email } = gone
    const before = { username, email }
    await commit([
      ...removeAdministrator(market, gone, stays),
      switchOff({ market, account: gone.account }),
      ...audit(market, country, {
        caller,
        kind: 'administrator',
        id: gone.account,
        before,
        after: undefined,
      }),
    ])
    return gone.account
  })
  await logOutEverywhere({ kind: 'admin', market, username: account })
  return undefined
}
