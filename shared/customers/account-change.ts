/** A tenant changes the account that they are paid to, and confirms it by the link in the mail about it. */
import * as z from 'zod/mini'
import { ACCOUNT_FIELDS } from '../kit/bank-account.ts'
import { type Millis, millis, type Seconds, toMillis, toSeconds } from '../kit/units.ts'
import { isOtherAccount } from './field-rights.ts'

/** How long the link in that mail works. */
export const ACCOUNT_LINK_SECONDS: Seconds = 14 * 86_400

/** What a customer keeps of the change. */
export const accountChange = {
  /** When the tenant changed the account; 0: they never did, or staff have changed it since. */
  accountChangedMs: z._default(millis, 0),
  /** Nothing is paid out to it yet. */
  accountUnconfirmed: z._default(z.boolean(), false),
}

const change = z.object(accountChange)

export type AccountChange = z.output<typeof change>

export const CONFIRMED_ACCOUNT = { accountChangedMs: 0, accountUnconfirmed: false } as const

/** What the link in the mail is about. */
export const accountLink = z.object({
  purpose: z.literal('confirm-account'),
  market: z.string(),
  userNumber: z.string(),
  /** The address that the mail went to. */
  email: z.string(),
  /** Which change: a link confirms no later one. */
  changedMs: millis,
})

export type AccountLink = z.infer<typeof accountLink>

type Account = Record<(typeof ACCOUNT_FIELDS)[number], string>

const hasAccount = (customer: Account): boolean => ACCOUNT_FIELDS.some(field => customer[field])

const waitsFrom = ({ accountChangedMs }: AccountChange, at: Millis): AccountChange => ({
  // Two changes never have the same moment.
  accountChangedMs: Math.max(at, accountChangedMs + 1),
  accountUnconfirmed: true,
})

/** After a change by the tenant: another account waits for them to confirm it. Where there is none, nothing waits. */
export const afterOwnChange = <C extends Account & AccountChange>(before: C, after: C, at: Millis): C => {
  if (!isOtherAccount(before, after)) return after
  return { ...after, ...(hasAccount(after) ? waitsFrom(before, at) : CONFIRMED_ACCOUNT) }
}

/** After a change by staff, who have asked the tenant and shown who they are: another account is confirmed. */
export const afterStaffChange = <C extends object>(before: C, after: C): C =>
  isOtherAccount(before, after) ? { ...after, ...CONFIRMED_ACCOUNT } : after

/** After a merge: an account that comes from the other customer waits if it waited there. */
export const afterMerge = <C extends AccountChange>(kept: C, from: AccountChange, after: C): C => {
  const { accountChangedMs, accountUnconfirmed } = from
  return isOtherAccount(kept, after) ? { ...after, accountChangedMs, accountUnconfirmed } : after
}

/**
 * After a change of the mail address was undone: an account that the tenant's log-in changed since then may be a thief's,
 * who has confirmed it by the mail to that address.
 */
export const afterUndoneAddress = <C extends Account & AccountChange>(
  customer: C,
  { sinceTs, at }: { sinceTs: Seconds; at: Millis },
): C =>
  customer.accountChangedMs >= toMillis(sinceTs) && hasAccount(customer)
    ? { ...customer, ...waitsFrom(customer, at) }
    : customer

/** Since when an account waits to be confirmed; null: it does not. */
export const unconfirmedSince = ({ accountChangedMs, accountUnconfirmed }: AccountChange): Seconds | null =>
  accountUnconfirmed ? toSeconds(accountChangedMs) : null

/** The last characters of the account that payouts go to; empty: there is none. */
export const endOfAccount = ({ iban, bankAccount }: Pick<Account, 'iban' | 'bankAccount'>): string =>
  (iban || bankAccount).slice(-4)
