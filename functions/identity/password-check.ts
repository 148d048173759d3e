/**
 * Checks a password, also while the user pool shuts the account. The pool counts wrong passwords by account, whoever
 * types them, and looks at none for up to 15 minutes. That would let strangers keep an owner out (D70). So we keep what
 * a password can be compared with: slow to compute, and of no use without our key.
 */
import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Account } from '../kit/account.ts'
import { keyedHash } from '../kit/secrets.ts'
import { commit, TryAgain } from '../kit/table.ts'
import { logInAs, type Tokens, tryPassword } from './provider.ts'
import { type PasswordLock, putPasswordLock, readPasswordLock } from './table/password-lock.ts'

const derive = promisify<string, Buffer, number, { cost: number }, Buffer>(scrypt)

const BYTES = 32
/** Some milliseconds. Every log-in computes it, so that a known name takes no longer than an unknown one. */
const COST = 2048

/** What the password of an account is compared with. */
export const verifierOf = async ({ kind, market, username }: Account, password: string): Promise<string> => {
  const salt = await keyedHash('password-verifier', JSON.stringify([kind, market, username]))
  return (await derive(password, salt, BYTES, { cost: COST })).toString('base64url')
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Keeps the verifier of an account that had its password before there was one. Another call's change goes first. */
const keep = async (account: Account, lock: PasswordLock, verifier: string): Promise<void> => {
  if (lock.verifier === verifier || lock.until) return
  await commit([putPasswordLock(account, lock, { ...lock, verifier })]).catch(error => {
    if (!(error instanceof TryAgain)) throw error
  })
}

/** Tokens for the right password; undefined for a wrong one. */
export const logInByPassword = async (account: Account, password: string): Promise<Tokens | undefined> => {
  const [{ tokens, isShut }, lock, verifier] = await Promise.all([
    tryPassword(account, password),
    readPasswordLock(account),
    verifierOf(account, password),
  ])
  if (tokens) await keep(account, lock, verifier)
  const isRight = isShut && isSame(lock.verifier ?? '', verifier)
  return isRight ? logInAs(account) : tokens
}
