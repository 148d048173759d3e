/** Somebody shows in the middle of a session who they are: one that was left open must not take the account over (D67). */
import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Verb } from '../kit/http.ts'
import { proofOf } from '../kit/owner.ts'
import { commit } from '../kit/table.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { countCode, guardedVisitor } from './lockout.ts'
import { rightCode } from './log-in-by-code.ts'
import { ownRow } from './own-account.ts'
import { tryCode } from './second-factor.ts'
import { spendCode } from './table/log-in-code.ts'

const wrongCode = () => refuseFields({ code: [identityRefusals.invalid_code] })

/** Refuses `second_factor_required`, which is no failure, and `invalid_code`, which counts as one. */
const checkSecondFactor = async (
  owner: { market: string; account: string },
  code: string | undefined,
  address: string,
): Promise<void> => {
  if (!code) throw refuseFields({ code: [identityRefusals.second_factor_required] })
  if (!(await tryCode(owner, code, address))) throw wrongCode()
}

/** Counts like a log-in. Refuses `wrong_password`, `too_many_attempts`, and what a second factor that is on refuses. */
export const proveByPassword: Verb<typeof identityContract.proveByPassword> = async ({
  market,
  caller,
  address,
  body: { password, code },
}) => {
  const { kind, username } = caller
  await checkOwnPassword({ kind, market, username }, password, address)
  if (kind === 'admin' && (await ownRow(market, caller)).hasSecondFactor)
    await checkSecondFactor({ market, account: username }, code, address)
  return { proof: await proofOf(caller) }
}

/**
 * By a code that was sent to the address of the caller's account. Another's address and its right code are a wrong
 * code. Refuses `invalid_code`, `too_many_attempts`.
 */
export const proveByCode: Verb<typeof identityContract.proveByCode> = async ({
  market,
  caller,
  address,
  body: { email, code },
}) => {
  const { username } = caller
  const right = await guardedVisitor(market, address, async () => {
    await countCode(market, email, address)
    const found = await rightCode(market, email, code.replace(/\s/g, ''))
    return found?.login.username === username ? found : undefined
  })
  if (!right) throw wrongCode()
  await commit([spendCode(market, email, right.nonce, wrongCode())])
  return { proof: await proofOf(caller) }
}
