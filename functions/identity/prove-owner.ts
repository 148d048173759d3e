/** Somebody shows in the middle of a session who they are: one that was left open must not take the account over (D67). */
import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { Body } from '#shared/kit/contract.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { TokenOwner } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { proofOf } from '../kit/recent-proof.ts'
import { commit, type Write } from '../kit/table.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { checkMayMail, countCode, guardedVisitor } from './lockout.ts'
import { isCode, orderCode, validNonce } from './mailed-code.ts'
import { ownRow } from './own-account.ts'
import { tryCode } from './second-factor.ts'
import { readAdministrator } from './table/administrator.ts'
import { type CodeWanted, codeOwner, spendCode } from './table/log-in-code.ts'
import { readLogin } from './table/login.ts'

type Shown = Body<typeof identityContract.prove>

const { invalid, required } = inputRefusals

/** Refuses `second_factor_required`, which is no failure, and `invalid_code`, which counts as one. */
const checkSecondFactor = async (
  owner: { market: string; account: string },
  code: string | undefined,
  address: string,
): Promise<void> => {
  if (!code) throw refuseFields({ code: [identityRefusals.second_factor_required] })
  if (!(await tryCode(owner, code, address))) throw refuseFields({ code: [identityRefusals.invalid_code] })
}

/** Whether an address is the present one of the caller's account. */
const isPresent = async (market: string, { kind, username }: TokenOwner, email: string): Promise<boolean> =>
  kind === 'admin'
    ? (await readAdministrator(market, username))?.email === email
    : (await readLogin(market, email))?.username === username

/** The code that proves who one is has a key of its own, so that a code for a log-in proves nothing. */
const wantedBy = ({ kind, username }: TokenOwner, email: string): CodeWanted => ({
  email,
  as: kind === 'admin' ? kind : undefined,
  account: username,
})

/** Mails a code to the present address of the caller. Refuses any other address, and `too_many_attempts`. */
export const sendProofCode: Verb<typeof identityContract.sendProofCode> = async ({
  market,
  caller,
  address,
  language,
  body: { email },
}) => {
  if (!(await isPresent(market, caller, email))) throw refuseFields({ email: [invalid] })
  const wanted = wantedBy(caller, email)
  await checkMayMail(market, codeOwner(wanted), address)
  await orderCode(market, wanted, language)
  return { detail: 'code_sent' }
}

const wrongCode = () => refuseFields({ mailCode: [identityRefusals.invalid_code] })

/** Checks the code of a mail to the present address. Returns what spends it. Refuses `invalid_code`. */
const checkMailed = async (
  market: string,
  caller: TokenOwner,
  { mailCode, email }: { mailCode: string; email: string },
  address: string,
): Promise<Write> => {
  const who = codeOwner(wantedBy(caller, email))
  const nonce = await guardedVisitor(market, address, async () => {
    await countCode(market, who, address)
    const [valid, isOwn] = await Promise.all([validNonce(market, who), isPresent(market, caller, email)])
    return isOwn && valid !== undefined && (await isCode(market, who, valid, mailCode)) ? valid : undefined
  })
  if (nonce === undefined) throw wrongCode()
  return spendCode(market, who, nonce, wrongCode())
}

/** Checks the password, which is counted like a log-in, or the code. Returns what is to be written then. */
const checkShown = async (
  market: string,
  caller: TokenOwner,
  { password, mailCode, email }: Shown,
  address: string,
): Promise<Write[]> => {
  if (mailCode !== undefined) {
    if (email === undefined) throw refuseFields({ email: [required] })
    return [await checkMailed(market, caller, { mailCode, email }, address)]
  }
  if (password === undefined) throw refuseFields({ password: [required] })
  await checkOwnPassword({ kind: caller.kind, market, username: caller.username }, password, address)
  return []
}

/**
 * By the password, or by a code that was sent to the present address of the caller's account. A code is spent after the
 * second factor. Refuses `wrong_password`, `invalid_code`, `second_factor_required`, `too_many_attempts`.
 */
export const prove: Verb<typeof identityContract.prove> = async ({ market, caller, address, body }) => {
  const { kind, username } = caller
  const writes = await checkShown(market, caller, body, address)
  if (kind === 'admin' && (await ownRow(market, caller)).hasSecondFactor)
    await checkSecondFactor({ market, account: username }, body.code, address)
  if (writes.length) await commit(writes)
  return { proof: await proofOf(caller) }
}
