import type { identityContract } from '#shared/identity/contract.ts'
import type { Verb } from '../kit/http.ts'
import { revokeToken } from './provider.ts'

/** Log out. Refuses nothing: a token that is unknown is worth nothing already. */
export const revoke: Verb<typeof identityContract.revoke> = async ({ body }) => {
  await revokeToken(body.token)
  return undefined
}
