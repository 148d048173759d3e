import type { identityContract } from '#shared/identity/contract.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import type { Verb } from '../kit/http.ts'
import { refreshWith } from './provider.ts'

/** A new access token. Refuses 400 `invalid_grant`. */
export const refresh: Verb<typeof identityContract.refresh> = async ({ body }) => {
  const tokens = await refreshWith(body.refresh_token)
  if (!tokens) throw refuseError('invalid', 'invalid_grant')
  return tokens
}
