/**
 * `restore passwords`: compares the table with the user pool. Says which owners have no account, and makes those
 * accounts; says which customers' accounts belong to nobody in the table, and deletes those.
 */
import type { Account } from '#functions/kit/account.ts'
import type { Language } from '#shared/kit/language.ts'
import type { Say } from './place.ts'

interface Owner {
  account: Account
  /** Undefined for an administrator. */
  customer?: { userNumber: string; email: string; name: string; language: Language }
}

/** How many a run mails or deletes. SES, and the pool, take only so many in a while. */
const MOST = 500
const AT_ONCE = 10

/** What the functions do for this command. Loaded late: they read the environment. */
export const loadVerbs = async () => ({
  ...(await import('#functions/identity/operate.ts')),
  ...(await import('#functions/customers/operate.ts')),
  ...(await import('#functions/markets/operate.ts')),
})

export type Verbs = Awaited<ReturnType<typeof loadVerbs>>

/** Runs `act` for all, some at a time. Returns for how many it says true. */
const each = async <T>(all: readonly T[], act: (one: T) => Promise<boolean>): Promise<number> => {
  let done = 0
  for (let from = 0; from < all.length; from += AT_ONCE)
    done += (await Promise.all(all.slice(from, from + AT_ONCE).map(act))).filter(Boolean).length
  return done
}

const ownersIn = async function* (verbs: Verbs, market: string): AsyncGenerator<Owner[]> {
  yield (await verbs.administratorsOf(market)).map(account => ({ account }))
  for await (const customers of verbs.customersOf(market))
    yield customers.map(customer => ({
      account: { kind: 'customer', market, username: customer.userNumber },
      customer,
    }))
}

const textOf = ({ kind, market, username }: Account): string => `${kind} ${market} ${username}`

interface Compared {
  /** Who has chosen a password and has no account with one. */
  lost: Owner[]
  /** Customers' accounts that nobody in the table has. */
  stray: Account[]
  inPool: number
}

/** Reads the pool first: who gets an account meanwhile is then in the table for sure. */
const compare = async (verbs: Verbs): Promise<Compared> => {
  const accounts = await verbs.accountsOfPool()
  const pool = new Map(accounts.map(({ account, hasPassword }) => [textOf(account), hasPassword]))
  const known = new Set<string>()
  const lost: Owner[] = []
  for (const market of await verbs.allMarkets())
    for await (const owners of ownersIn(verbs, market)) {
      for (const { account } of owners) known.add(textOf(account))
      await each(
        owners.filter(({ account }) => !pool.get(textOf(account))),
        async owner => {
          const isLost = await verbs.hasChosen(owner.account)
          if (isLost) lost.push(owner)
          return isLost
        },
      )
    }
  const stray = accounts
    .map(({ account }) => account)
    .filter(account => account.kind === 'customer' && !known.has(textOf(account)))
  return { lost, stray, inPool: accounts.length }
}

const byMarket = (accounts: readonly Account[]): string[] =>
  [...Map.groupBy(accounts, ({ market }) => market)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([market, some]) => {
      const administrators = some.filter(({ kind }) => kind === 'admin').length
      return `  ${market}: ${some.length - administrators} customers, ${administrators} administrators`
    })

const mailLost = async (verbs: Verbs, lost: readonly Owner[], say: Say): Promise<void> => {
  const reachable = lost.filter(({ customer }) => customer?.email !== '')
  const mailed = await each(reachable.slice(0, MOST), ({ account, customer }) =>
    verbs.replaceLostAccount(account, customer),
  )
  say(
    `${mailed} accounts are made, and each owner is mailed a link: customers' work for 7 days, administrators' for 2 hours.`,
  )
  const left = reachable.length - Math.min(reachable.length, MOST)
  if (left) say(`${left} are left. Type the command again when those mails are sent.`)
  if (reachable.length < lost.length) say(`${lost.length - reachable.length} have no mail address.`)
}

/** More than this share of the pool is no table that was restored, but another one. */
const MOST_STRAY = 0.1
const FEW = 20

const deleteStray = async (verbs: Verbs, { stray, inPool }: Compared, say: Say): Promise<void> => {
  if (stray.length > Math.max(FEW, inPool * MOST_STRAY))
    throw new Error(
      `${stray.length} of ${inPool} accounts belong to nobody: this looks like the table of another pool. None is deleted`,
    )
  const deleted = await each(stray.slice(0, MOST), async account => {
    if (await verbs.isCustomer(account.market, account.username)) return false
    await verbs.deleteStrayAccount(account)
    return true
  })
  say(`${deleted} accounts are deleted.`)
  if (stray.length > MOST) say(`${stray.length - MOST} are left. Type the command again.`)
}

export const restorePasswords = async (
  verbs: Verbs,
  { mails, deletes }: { mails: boolean; deletes: boolean },
  say: Say,
): Promise<void> => {
  const compared = await compare(verbs)
  const { lost, stray } = compared
  say(`${lost.length} who chose a password have no account in the user pool, so they cannot log in:`)
  for (const line of byMarket(lost.map(({ account }) => account))) say(line)
  if (mails) await mailLost(verbs, lost, say)
  else if (lost.length) say('To make the accounts and mail each a link: restore passwords --mail')
  say(`${stray.length} customers' accounts in the pool belong to nobody in the table:`)
  for (const line of byMarket(stray)) say(line)
  if (deletes) await deleteStray(verbs, compared, say)
  else if (stray.length)
    say('The next customers get their numbers. Before you open the shop: restore passwords --delete')
}
