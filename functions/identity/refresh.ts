import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { admissionOf } from './admission.ts'
import { accountIn, loggedInTs, refreshWith } from './provider.ts'

/** Issues a new access token for a refresh token. An administrator who was removed gets none, and a session that was ended. */
export const refresh: Verb<typeof identityContract.refresh> = async ({ body, market: header }) => {
  const tokens = await refreshWith(body.refresh_token)
  const account = tokens && accountIn(tokens.accessToken)
  if (!account || !(await admissionOf(account, loggedInTs(tokens.accessToken))).isAdmitted)
    throw refuseError(identityRefusals.invalid_grant)
  checkMarket(header, account.market)
  return tokens
}
