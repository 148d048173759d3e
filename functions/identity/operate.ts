/** What the operator's command does with accounts (docs/operations.md). Each change is in the audit as the operator's. */

import type * as z from 'zod/mini'
import { confirmationWanted } from '#events/customers.ts'
import type { Payload } from '#events/envelope.ts'
import { administratorLinkWanted } from '#events/identity.ts'
import { OPERATOR } from '#shared/identity/names.ts'
import { addressIsNew, type formerAddress } from '#shared/kit/former-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Account } from '../kit/account.ts'
import { ALL_MARKETS } from '../kit/all-markets.ts'
import { audit } from '../kit/audit.ts'
import { nowIso, nowSeconds } from '../kit/clock.ts'
import { newSecretText } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { remakeAccount } from './passwords.ts'
import { deleteAccount, hasPassword, listAccounts } from './provider.ts'
import { switchOff } from './second-factor.ts'
import {
  accountNamed,
  putAdministrator,
  readAdministrator,
  readAdministrators,
} from './table/administrator.ts'
import { readPasswordLock } from './table/password-lock.ts'
import { hashOfCode, newRegistrationCode } from './table/registration-code.ts'

const caller = { username: OPERATOR }

/** A code belongs to no market, so its audit is the deployment's own, kept as long as any country asks. */
const STRICTEST = 'de'

const makeCode = async (): Promise<string> => {
  const parts = [newSecretText(), newSecretText()].flatMap(text => [text.slice(0, 5), text.slice(5)])
  const code = parts.join('-')
  const hash = hashOfCode(code)
  const change = { caller, kind: 'registration-code', id: hash, before: undefined, after: { made: true } }
  await commit([newRegistrationCode(hash, nowSeconds()), ...audit(ALL_MARKETS, STRICTEST, change)])
  return code
}

/** Makes codes, each of which opens one market (D31). They are shown this once: the table has only their hashes. */
export const makeCodes = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, makeCode))

interface Reset {
  email: string
  former: z.infer<typeof formerAddress> | undefined
}

/**
 * Mails an administrator a link to choose a password, and switches the second factor off, for somebody who has lost the
 * phone and the recovery codes. The present password works until the link is used. Returns the address, and the former
 * one while its owner may undo the change: who calls may be a thief who has changed it. Refuses 404.
 */
export const resetAdministrator = (market: string, username: string): Promise<Reset> =>
  retryOnConflict(async () => {
    const { country } = await readMarket(market)
    const account = await accountNamed(market, username.toLowerCase())
    const before = account === undefined ? undefined : await readAdministrator(market, account)
    if (!before) throw refuse(commonRefusals.not_found)
    const after = { ...before, hasSecondFactor: false }
    const shown = { ...after, resetAt: nowSeconds() }
    await commit([
      putAdministrator(market, after),
      switchOff({ market, account: before.account }),
      emit(market, administratorLinkWanted, {
        account: before.account,
        about: before.isInvited ? 'invited' : 'reset',
      }),
      ...audit(market, country, { caller, kind: 'administrator', id: before.account, before, after: shown }),
    ])
    const former = addressIsNew(before, nowSeconds()) ? before.former : undefined
    return { email: before.email, former }
  })

/** Every account of the user pool, and whether it has a password. */
export const accountsOfPool = listAccounts

/** The accounts of a market's administrators. */
export const administratorsOf = async (market: string): Promise<Account[]> =>
  (await readAdministrators(market)).map(({ account }) => ({ kind: 'admin', market, username: account }))

/** Whether the owner of an account has ever chosen a password. A guest, for example, has not. */
export const hasChosen = async (account: Account): Promise<boolean> =>
  (await readPasswordLock(account)).chosen > 0

/** One mail a day for each customer, however often the command runs. */
const mailOf = ({ market, username }: Account): string =>
  `restore:${market}:${username}:${nowIso().slice(0, 10)}`

/** A customer to whom a mail goes. */
type Reader = Omit<Payload<typeof confirmationWanted>, 'mail'>

const linkFor = (account: Account, customer: Reader | undefined) =>
  customer
    ? emit(account.market, confirmationWanted, { ...customer, mail: mailOf(account) })
    : emit(account.market, administratorLinkWanted, { account: account.username, about: 'reset' })

/**
 * Mails the owner of an account that the user pool has lost a link to choose a password, and makes the account.
 * `customer`: who they are; undefined for an administrator. The mail comes first: after a kill in between the account
 * is still missing, so the next run finds it. Returns false for an account that is there by now.
 */
export const replaceLostAccount = async (
  account: Account,
  customer: Reader | undefined,
): Promise<boolean> => {
  if (await hasPassword(account)) return false
  const { market, username } = account
  const { country } = await readMarket(market)
  const kind = customer ? 'customer' : 'administrator'
  const after = customer ? { confirmationSentTo: customer.email } : { resetAt: nowSeconds() }
  await commit([
    linkFor(account, customer),
    ...audit(market, country, { caller, kind, id: username, before: undefined, after }),
  ])
  await remakeAccount(account)
  return true
}

/**
 * Deletes the account of a customer whom the table does not have. Otherwise the next customer gets the number, and the
 * former owner logs in as them.
 */
export const deleteStrayAccount = deleteAccount
