import { administratorLinkWanted } from '#events/identity.ts'
import { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { Body, Returned } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { checkRecentProof } from '../kit/recent-proof.ts'
import { staffMails } from '../kit/staff-mails.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkMayMail } from './lockout.ts'
import {
  type Administrator,
  auditAdministrator,
  putAdministrator,
  readAdministrator,
  renameAdministrator,
} from './table/administrator.ts'
import { readSecondFactor } from './table/second-factor.ts'

type Own = Returned<typeof identityContract.readOwn>

/** The caller's row. Refuses `permission_denied` to who was removed while the call ran. */
export const ownRow = async (market: string, { username }: { username: string }): Promise<Administrator> => {
  const row = await readAdministrator(market, username)
  if (!row) throw refuse(commonRefusals.permission_denied)
  return row
}

const toResponse = async (market: string, row: Administrator): Promise<Own> => {
  const { account, username, email, newEmail, verified, role, language, hasSecondFactor, version } = row
  const factor = hasSecondFactor ? await readSecondFactor(market, account) : undefined
  const recoveryCodesLeft = factor?.recovery.length ?? 0
  return {
    username,
    email,
    newEmail,
    verified,
    userType: 1,
    role,
    language,
    hasSecondFactor,
    recoveryCodesLeft,
    version,
  }
}

/** The caller's account: one read, two with a second factor. */
export const readOwn: Verb<typeof identityContract.readOwn> = async ({ market, caller }) =>
  toResponse(market, await ownRow(market, caller))

/** Nobody else gets the name that an administrator began with: it names them in the audit. */
const checkName = async (market: string, username: string, account: string): Promise<void> => {
  if (username !== account && (await readAdministrator(market, username)))
    throw refuseFields({ username: [identityRefusals.username_taken] })
}

/** The row as it is to be. The present address forgets one that waits. Refuses `nothing_changed`. */
const changed = (before: Administrator, { username, email }: Sent): Administrator => {
  const newEmail = email === before.email ? null : (email ?? before.newEmail)
  const after = { ...before, username: username ?? before.username, newEmail }
  if (after.username === before.username && newEmail === before.newEmail)
    throw refuse(identityRefusals.nothing_changed)
  return after
}

type Sent = Body<typeof identityContract.changeOwn>

/** What belongs to the change: another claim of a name, and a mail to an address that is new. */
const alongside = async (market: string, before: Administrator, after: Administrator): Promise<Write[]> => {
  const { account } = before
  const asksOwner = after.newEmail !== null && after.newEmail !== before.newEmail
  return [
    ...(after.username === before.username
      ? []
      : renameAdministrator(market, account, before.username, after.username)),
    ...(asksOwner
      ? [
          emit(market, administratorLinkWanted, { account, about: 'email-changed' }),
          ...(await staffMails(market)),
        ]
      : []),
  ]
}

/**
 * Changes the caller's user name, and asks the owner of a new address to confirm it: until then the old one counts.
 * Refuses `nothing_changed`, and `proof_needed` and `too_many_mails` for a new address.
 */
export const changeOwn: Verb<typeof identityContract.changeOwn> = async ({
  market,
  caller,
  address,
  body,
}) => {
  const [{ country }, row] = await Promise.all([readMarket(market), ownRow(market, caller)])
  const { newEmail } = changed(row, body)
  if (newEmail !== null && newEmail !== row.newEmail) {
    await checkRecentProof(caller, body.proof)
    await checkMayMail(market, newEmail, address)
  }
  return retryOnConflict(async () => {
    const before = await ownRow(market, caller)
    checkVersion(body.version, await toResponse(market, before), identityContract.changeOwn)
    const after = changed(before, body)
    await checkName(market, after.username, before.account)
    await commit([
      putAdministrator(market, after),
      ...(await alongside(market, before, after)),
      ...auditAdministrator(market, country, caller, { before, after }),
    ])
    return toResponse(market, { ...after, version: before.version + 1 })
  })
}
