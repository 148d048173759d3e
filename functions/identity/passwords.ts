/**
 * Chooses a password, by a link or by the old password. Choices for one account run one after another, and each
 * replaces the password that it was meant to replace. If a call returns success, its password is the current one.
 */
import { passwordChanged } from '#events/identity.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { checkNewPassword } from '#shared/identity/rules.ts'
import { type Refusal, refuseFields } from '#shared/kit/refusal.ts'
import { email } from '#shared/kit/text.ts'
import type { Account } from '../kit/account.ts'
import { nowSeconds } from '../kit/clock.ts'
import { newToken } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, TryAgain, type Write } from '../kit/table.ts'
import { verifierOf } from './password-check.ts'
import { hasPassword, logOutEverywhere, setPassword } from './provider.ts'
import { readAdministrator } from './table/administrator.ts'
import { readLogin } from './table/login.ts'
import { type PasswordLock, putPasswordLock, readPasswordLock } from './table/password-lock.ts'

interface NewPassword {
  newPassword1: string
  newPassword2: string
}

/**
 * Refuses `not_identical`, `same_as_username` for any name or address that the account logs in with, and
 * `password_too_common`.
 */
export const checkPassword = async (account: Account, body: NewPassword): Promise<void> => {
  const names = account.kind === 'admin' ? await staffNames(account) : await customerNames(account, body)
  checkNewPassword(body, names)
  if (await isTooCommon(body.newPassword1))
    throw refuseFields({ newPassword1: [identityRefusals.password_too_common] })
}

const customerNames = async ({ market, username }: Account, body: NewPassword): Promise<string[]> => {
  const address = email.safeParse(body.newPassword1)
  const login = address.success ? await readLogin(market, address.data) : undefined
  return address.success && login?.username === username ? [username, address.data] : [username]
}

const staffNames = async ({ market, username }: Account): Promise<string[]> => {
  const row = await readAdministrator(market, username)
  return row ? [username, row.username, row.email] : [username]
}

/** The list is a sixth of the function, so only calls that choose a password read it. */
export const isTooCommon = async (password: string): Promise<boolean> =>
  (await import('./common-passwords.ts')).isCommon(password)

/** Longer than any call (25 s, infra/parts.ts): the call that held a lock has ended when the lock runs out. */
const LOCK_SECONDS = 30

const groupOf = ({ kind }: Account) => (kind === 'admin' ? 'admins' : 'customers')

interface Turn {
  /** True when nothing is left to do. Throws when the password is not the one to replace. */
  isDone: (read: PasswordLock) => boolean
  act: () => Promise<void>
  /** The number of passwords that `act` chooses. */
  adds: 0 | 1
  change?: string
  verifier?: string
  also?: Write[]
}

/**
 * Runs `act` while no other call chooses a password for the account. Waits while another call holds the lock. After a
 * crash in the middle, a retry works once the lock has run out.
 */
const takeTurn = (
  account: Account,
  { isDone, act, adds, change, verifier, also = [] }: Turn,
): Promise<void> =>
  retryOnConflict(async () => {
    const read = await readPasswordLock(account)
    if (isDone(read)) return
    if (read.until > nowSeconds()) throw new TryAgain()
    const held = { chosen: read.chosen, change, until: nowSeconds() + LOCK_SECONDS }
    await commit([putPasswordLock(account, read, held)])
    await act()
    const next = { chosen: read.chosen + adds, change, verifier, until: 0 }
    await commit([putPasswordLock(account, held, next), ...also])
  })

interface Choice {
  /** The number of passwords chosen before the one that this replaces. */
  chosen: number
  /** Thrown when another password was chosen in the meantime. */
  onConditionFailed: Refusal
  /** Marks this change, so that the same one, sent again, succeeds too. */
  change?: string
  /** Writes to commit together with the password. */
  also?: Write[]
}

/** True when the last password was chosen by this very change, and that call has ended. */
export const wasLastChange = ({ change, until }: PasswordLock, mark: string | undefined): boolean =>
  mark !== undefined && change === mark && until === 0

/** Tells the owner by mail. For a password that replaces another. */
export const noteChange = ({ kind, market, username }: Account): Write =>
  emit(market, passwordChanged, { kind, username, changedTs: nowSeconds() })

/** Sets the password and ends every session of the account. Throws `onConditionFailed`; refuses `busy`. */
export const choosePassword = async (
  account: Account,
  password: string,
  { chosen, onConditionFailed, change, also }: Choice,
): Promise<void> =>
  takeTurn(account, {
    verifier: await verifierOf(account, password),
    isDone: read => {
      if (wasLastChange(read, change)) return true
      if (read.chosen !== chosen) throw onConditionFailed
      return false
    },
    act: async () => {
      await setPassword(account, password, groupOf(account))
      await logOutEverywhere(account)
    },
    adds: 1,
    change,
    also,
  })

/** Sets a random password on an account that has none, unless `isDone` says that its turn is over. Links to choose one stay valid. */
const makeAccount = (account: Account, isDone: Turn['isDone']): Promise<void> =>
  takeTurn(account, {
    isDone,
    act: async () => {
      if (!(await hasPassword(account))) await setPassword(account, newToken(), groupOf(account))
    },
    adds: 0,
  })

/**
 * Creates the account of somebody who has chosen no password yet, with one that nobody knows: the pool gives tokens to
 * no account without. Leaves a password that was chosen alone, and links to choose one valid.
 */
export const ensureAccount = async (account: Account): Promise<void> => {
  if ((await readPasswordLock(account)).chosen || (await hasPassword(account))) return
  await makeAccount(account, ({ chosen }) => chosen > 0)
}

/**
 * Creates an account that the pool has lost, with a password that nobody knows. Also ends the verifier of the former
 * password (password-check.ts). Leaves an account that has a password alone.
 */
export const remakeAccount = (account: Account): Promise<void> => makeAccount(account, () => false)
