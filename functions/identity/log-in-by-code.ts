import { accountConfirmed } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { countCode, guardedVisitor } from './lockout.ts'
import { isCode, validNonce } from './mailed-code.ts'
import { ensureAccount } from './passwords.ts'
import { logInAs } from './provider.ts'
import { sessionOf } from './session.ts'
import { spendCode } from './table/log-in-code.ts'
import { confirmLogin, type Login, readLogin } from './table/login.ts'

type ByCode = typeof identityContract.logInByCode

/**
 * Logs in with a code from a mail, which confirms the address as a link does. A wrong, old or used code and an unknown
 * address get the same refusal after the same work. When the user pool is busy the code stays valid, but the try
 * counts: it was counted before, so that guesses at once cannot pass the limit. Refuses `too_many_attempts`.
 */
export const logInByCode: Verb<ByCode> = async ({ body, address, market: header }) => {
  const { market_id: market, email } = body
  checkMarket(header, market)
  const session = await guardedVisitor(market, address, async () => {
    await countCode(market, email, address)
    return tryIt(market, email, body.code)
  })
  if (!session) throw refuseError(identityRefusals.invalid_code)
  return session
}

/** The account of an address and the number of its code, when the code is the valid one. Does not spend it. */
export const rightCode = async (
  market: string,
  email: string,
  code: string,
): Promise<{ login: Login; nonce: string } | undefined> => {
  const [login, nonce] = await Promise.all([readLogin(market, email), validNonce(market, email)])
  const isRight = nonce !== undefined && (await isCode(market, email, nonce, code))
  return isRight && login ? { login, nonce } : undefined
}

const tryIt = async (market: string, email: string, code: string): Promise<Returned<ByCode> | undefined> => {
  const right = await rightCode(market, email, code)
  if (!right) return undefined
  const { login, nonce } = right
  const account: Account = { kind: 'customer', market, username: login.username }
  await ensureAccount(account)
  const tokens = await logInAs(account)
  if (!tokens) return undefined
  const wrong = refuseError(identityRefusals.invalid_code)
  const { username, confirmed } = login
  await commit([
    spendCode(market, email, nonce, wrong),
    ...(confirmed
      ? []
      : [confirmLogin(market, email, username, wrong), emit(market, accountConfirmed, { username, email })]),
  ])
  return sessionOf(tokens, account)
}
