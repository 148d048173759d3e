import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { checkMarket, MUST_CHANGE } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { guarded } from './lockout.ts'
import { groupsIn, logInWith } from './provider.ts'
import { readLogin } from './table/login.ts'

/** Logs in with an address, a customer number or an administrator's name. */
export const logIn: Verb<typeof identityContract.logIn> = async ({ body, market: header }) => {
  const { market_id: market, password } = body
  checkMarket(header, market)
  const typed = body.username.trim()
  const username = typed.includes('@')
    ? ((await readLogin(market, typed.toLowerCase()))?.username ?? typed)
    : typed
  const tokens = await guarded(market, username, () => logInWith({ market, username }, password))
  if (!tokens) throw refuseError(identityRefusals.invalid_credentials)
  const groups = groupsIn(tokens.accessToken)
  return {
    ...tokens,
    isAdmin: groups.includes('admins'),
    marketId: market,
    username,
    mustChangePassword: groups.includes(MUST_CHANGE),
  }
}
