import { administratorLinkWanted } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { undoLink, withUndoing } from '#shared/kit/former-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { checkMarket } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readLink } from '../kit/link.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { endPassword } from './end-password.ts'
import { beganAfter, switchOff } from './second-factor.ts'
import { auditAdministrator, putAdministrator, readAdministrator } from './table/administrator.ts'

/**
 * Puts an administrator's former address back, by the link in the mail to it. Password and sessions end before, so
 * that the link still works after a crash in between; a second factor that began after the change ends too. A link to
 * choose another password is mailed. Refuses `link_used`, `link_invalid`.
 */
export const undoStaffAddress: Verb<typeof identityContract.undoStaffAddress> = async ({
  body,
  market: header,
}) => {
  const link = await readLink(body.token, undoLink)
  const { kind, market, username: account, email } = link
  if (kind !== 'admin') throw refuse(kitRefusals.link_invalid)
  checkMarket(header, market)
  const owner = { market, account }
  const read = async () => {
    const before = await readAdministrator(market, account)
    // A link from before the account was made is about somebody else, who had the name and was removed.
    if (!before || link.changedTs < before.createdTs) throw refuse(kitRefusals.link_invalid)
    if (before.email === email) throw refuse(kitRefusals.link_used)
    const history = withUndoing(before, link, nowSeconds())
    if (!history) throw refuse(kitRefusals.link_invalid)
    return { before, history }
  }
  await read()
  await endPassword({ kind: 'admin', market, username: account })
  const { country } = await readMarket(market)
  const endsFactor = await beganAfter(owner, link.changedTs)
  await retryOnConflict(async () => {
    const { before, history } = await read()
    const hasSecondFactor = before.hasSecondFactor && !endsFactor
    const ended = { newEmail: null, sessionsFromTs: nowSeconds(), hasSecondFactor }
    const after = { ...before, ...history, ...ended, email, verified: true }
    const caller = { username: account }
    await commit([
      putAdministrator(market, after),
      ...(endsFactor ? [switchOff(owner)] : []),
      emit(market, administratorLinkWanted, { account, about: 'reset' }),
      ...auditAdministrator(market, country, caller, { before, after }),
    ])
  })
  return { detail: 'email_restored' }
}
