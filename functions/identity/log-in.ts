import type { identityContract } from '#shared/identity/contract.ts'
import { readName, type TypedName } from '#shared/identity/names.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { guarded } from './lockout.ts'
import { logInWith } from './provider.ts'
import { sessionOf } from './session.ts'
import { logInWithNumber } from './staff-reset.ts'
import { readLogin } from './table/login.ts'

/**
 * The number of no customer: numbers start at 100001 (D7). The pool is asked about it for a name that nobody has, so
 * that such a log-in takes as long as any other.
 */
const NOBODY = '0'

const accountOf = async (market: string, { kind, name }: TypedName): Promise<Account> => {
  if (kind === 'staff') return { kind: 'admin', market, username: name }
  if (kind === 'number') return { kind: 'customer', market, username: name }
  const login = kind === 'address' ? await readLogin(market, name) : undefined
  return { kind: 'customer', market, username: login?.username ?? NOBODY }
}

/**
 * Logs in with an address, a customer number or an administrator's name. Failures count for the name that was typed: if
 * they counted for the account, a lock-out by the customer number would tell whose address belongs to it.
 */
export const logIn: Verb<typeof identityContract.logIn> = async ({ body, address, market: header }) => {
  const { market_id: market, password } = body
  checkMarket(header, market)
  const typed = readName(body.username)
  const account = await accountOf(market, typed)
  const tokens = await guarded(
    market,
    { who: typed.name, address },
    async () => (await logInWith(account, password)) ?? (await logInWithNumber(account, password)),
  )
  if (!tokens) throw refuseError(identityRefusals.invalid_credentials)
  return sessionOf(tokens, account)
}
