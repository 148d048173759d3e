import type { identityContract } from '#shared/identity/contract.ts'
import { readName } from '#shared/identity/names.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { commit } from '../kit/table.ts'
import { countCode, guardedVisitor } from './lockout.ts'
import { isCode, validNonce } from './mailed-code.ts'
import { logInAs } from './provider.ts'
import { checkSecondFactor } from './second-factor.ts'
import { sessionOf } from './session.ts'
import { type Administrator, activateAdministrator, administratorsCalled } from './table/administrator.ts'
import { type CodeWanted, codeOwner, spendCode, staffCodeOwner } from './table/log-in-code.ts'

const wrong = () => refuseError(identityRefusals.invalid_code)

/** Whose code it is, among those who log in with what was typed. Does not spend it. */
const rightCode = async (
  market: string,
  wanted: CodeWanted,
  code: string,
): Promise<{ row: Administrator; nonce: string } | undefined> => {
  const [rows, nonce] = await Promise.all([
    administratorsCalled(market, readName(wanted.email)),
    validNonce(market, codeOwner(wanted)),
  ])
  if (nonce === undefined) return undefined
  for (const row of rows)
    if (!row.isInvited && (await isCode(market, staffCodeOwner(wanted, row), nonce, code)))
      return { row, nonce }
  return undefined
}

/**
 * Logs an administrator in with a code from a mail (D70), and a code of the second factor where it is on. This confirms
 * the address. A wrong, old or used code, an unknown name, and somebody who was removed or only invited get the same
 * refusal. Refuses `invalid_code`, `second_factor_required`, `too_many_attempts`.
 */
export const logInByStaffCode: Verb<typeof identityContract.logInByStaffCode> = async ({
  body: { market_id: market, username, mailCode, code },
  address,
  market: header,
}) => {
  checkMarket(header, market)
  const wanted = { email: readName(username).name, as: 'admin' } as const
  const right = await guardedVisitor(market, address, async () => {
    await countCode(market, codeOwner(wanted), address)
    return rightCode(market, wanted, mailCode)
  })
  if (!right) throw wrong()
  const { row, nonce } = right
  const { account, email, verified } = row
  if (row.hasSecondFactor) await checkSecondFactor({ market, account }, code, address)
  const owner: Account = { kind: 'admin', market, username: account }
  const tokens = await logInAs(owner)
  if (!tokens) throw wrong()
  await commit([
    spendCode(market, codeOwner(wanted), nonce, wrong()),
    ...(verified ? [] : [activateAdministrator(market, account, email, wrong())]),
  ])
  return sessionOf(tokens, { ...owner, username: row.username }, row.role)
}
