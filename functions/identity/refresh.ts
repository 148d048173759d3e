import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { marketIn, refreshWith } from './provider.ts'

/** Issues a new access token for a refresh token. */
export const refresh: Verb<typeof identityContract.refresh> = async ({ body, market: header }) => {
  const tokens = await refreshWith(body.refresh_token)
  if (!tokens) throw refuseError(identityRefusals.invalid_grant)
  checkMarket(header, marketIn(tokens.accessToken))
  return tokens
}
