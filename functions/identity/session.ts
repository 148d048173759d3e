import type { identityContract } from '#shared/identity/contract.ts'
import type { Returned } from '#shared/kit/contract.ts'
import type { StaffRole } from '#shared/kit/rights.ts'
import type { Account } from '../kit/account.ts'
import { MUST_CHANGE } from '../kit/caller.ts'
import { groupsIn, type Tokens } from './provider.ts'

/** The answer to every kind of log-in. */
export const sessionOf = (
  tokens: Tokens,
  { market, username }: Account,
  role?: StaffRole,
): Returned<typeof identityContract.logIn> => {
  const groups = groupsIn(tokens.accessToken)
  return {
    ...tokens,
    isAdmin: groups.includes('admins'),
    marketId: market,
    username,
    mustChangePassword: groups.includes(MUST_CHANGE),
    role,
  }
}
