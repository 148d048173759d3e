import type { identityContract } from '#shared/identity/contract.ts'
import type { Verb } from '../kit/http.ts'
import { revokeToken } from './provider.ts'

/** Logs out: revokes the refresh token. */
export const revoke: Verb<typeof identityContract.revoke> = async ({ body }) => {
  await revokeToken(body.token)
  return undefined
}
