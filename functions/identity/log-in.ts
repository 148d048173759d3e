import type { identityContract } from '#shared/identity/contract.ts'
import { readName, type TypedName } from '#shared/identity/names.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { admissionOf } from './admission.ts'
import { knownBrowser } from './known-browser.ts'
import { guarded } from './lockout.ts'
import { logInByPassword } from './password-check.ts'
import type { Tokens } from './provider.ts'
import { checkSecondFactor } from './second-factor.ts'
import { sessionOf } from './session.ts'
import { logInWithNumber } from './staff-reset.ts'
import { type Administrator, accountNamed } from './table/administrator.ts'
import { readLogin } from './table/login.ts'

/**
 * The number of no customer: numbers start at 100001 (D7), and no administrator's name is a number. The pool is asked
 * about it for a name that nobody has, so that such a log-in takes as long as any other.
 */
const NOBODY = '0'

const accountOf = async (market: string, { kind, name }: TypedName): Promise<Account> => {
  if (kind === 'staff')
    return { kind: 'admin', market, username: (await accountNamed(market, name)) ?? NOBODY }
  if (kind === 'number') return { kind: 'customer', market, username: name }
  const login = kind === 'address' ? await readLogin(market, name) : undefined
  return { kind: 'customer', market, username: login?.username ?? NOBODY }
}

/**
 * Logs in with an address, a customer number or an administrator's name. Failures count for the name that was typed: if
 * they counted for the account, a lock-out by the customer number would tell whose address belongs to it.
 */
export const logIn: Verb<typeof identityContract.logIn> = async ({ body, address, market: header, raw }) => {
  const { market_id: market, password } = body
  checkMarket(header, market)
  const typed = readName(body.username)
  const account = await accountOf(market, typed)
  const browser = await knownBrowser(raw.headers, account)
  const right = await guarded(market, { who: typed.name, address, browser }, () =>
    tokensFor(account, password),
  )
  if (!right) throw refuseError(identityRefusals.invalid_credentials)
  const { tokens, row } = right
  if (row?.hasSecondFactor) await checkSecondFactor({ market, account: account.username }, body.code, address)
  return sessionOf(tokens, row ? { ...account, username: row.username } : account, row?.role)
}

/** The pool is asked about everybody, so that an administrator who was removed is refused after the same work. */
const tokensFor = async (
  account: Account,
  password: string,
): Promise<{ tokens: Tokens; row?: Administrator } | undefined> => {
  const [{ isAdmitted, row }, right] = await Promise.all([
    admissionOf(account),
    logInByPassword(account, password),
  ])
  const tokens = isAdmitted ? (right ?? (await logInWithNumber(account, password))) : undefined
  return tokens && { tokens, row }
}
