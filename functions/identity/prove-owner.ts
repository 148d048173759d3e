/** A tenant shows in the middle of a session who they are: a session that was left open must not delete an account. */
import type { identityContract } from '#shared/identity/contract.ts'
import type { OwnerProof } from '#shared/identity/owner-proof.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Verb } from '../kit/http.ts'
import { linkToken } from '../kit/link.ts'
import { commit } from '../kit/table.ts'
import { countCode, guarded, guardedVisitor } from './lockout.ts'
import { rightCode } from './log-in-by-code.ts'
import { logInWith, revokeToken } from './provider.ts'
import { spendCode } from './table/log-in-code.ts'

const VALID_SECONDS = 600

const proofOf = async (market: string, username: string): Promise<{ proof: string }> => {
  const about: OwnerProof = { purpose: 'owner', market, username }
  return { proof: await linkToken(about, VALID_SECONDS) }
}

/** Counts like a log-in: five wrong passwords lock the account out. Refuses `wrong_password`, `too_many_attempts`. */
export const proveByPassword: Verb<typeof identityContract.proveByPassword> = async ({
  market,
  caller: { username },
  address,
  body,
}) => {
  const account = { kind: 'customer', market, username } as const
  const tokens = await guarded(market, { who: username, address }, () => logInWith(account, body.password))
  if (!tokens) throw refuseFields({ password: [identityRefusals.wrong_password] })
  await revokeToken(tokens.refreshToken)
  return proofOf(market, username)
}

/**
 * By a code that was sent to the address of the caller's account. Another's address and its right code are a wrong
 * code. Refuses `invalid_code`, `too_many_attempts`.
 */
export const proveByCode: Verb<typeof identityContract.proveByCode> = async ({
  market,
  caller: { username },
  address,
  body: { email, code },
}) => {
  const wrong = refuseFields({ code: [identityRefusals.invalid_code] })
  const right = await guardedVisitor(market, address, async () => {
    await countCode(market, email, address)
    const found = await rightCode(market, email, code.replace(/\s/g, ''))
    return found?.login.username === username ? found : undefined
  })
  if (!right) throw wrong
  await commit([spendCode(market, email, right.nonce, wrong)])
  return proofOf(market, username)
}
