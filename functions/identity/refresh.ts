import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { marketIn, refreshWith } from './provider.ts'

/** A new access token. Refuses 400 `invalid_grant`, 403 `permission_denied` under another market's header. */
export const refresh: Verb<typeof identityContract.refresh> = async ({ body, market: header }) => {
  const tokens = await refreshWith(body.refresh_token)
  if (!tokens) throw refuseError(identityRefusals.invalid_grant)
  checkMarket(header, marketIn(tokens.accessToken))
  return tokens
}
