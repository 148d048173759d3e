import * as z from 'zod/mini'
import { ask, ServiceFailed } from '../../kit/ask.ts'
import { deployment } from '../../kit/deployment.ts'
import type { Account } from './account.ts'

const self = z.object({ organizationUuid: z.optional(z.string()) })
const tokenAnswer = z.object({ access_token: z.string() })

/** Logs in with the shop's API key, and reads whose key it is. Throws `ServiceFailed`. */
export const checkZettle = async (apiKey: string, clientId: string): Promise<Account> => {
  const { zettleOauthUrl } = deployment()
  const form = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    client_id: clientId,
    assertion: apiKey,
  }
  const { access_token } = await ask('Zettle’s log-in', `${zettleOauthUrl}/token`, {
    shape: tokenAnswer,
    method: 'POST',
    body: new URLSearchParams(form),
  }).catch(asUnknownKey)
  const { organizationUuid = '' } = await ask('Zettle’s account', `${zettleOauthUrl}/users/self`, {
    shape: self,
    headers: { authorization: `Bearer ${access_token}` },
  })
  // Zettle answers ids of user and organisation here, and no name.
  return { name: '', id: organizationUuid }
}

/** Zettle answers a wrong key with 400 `invalid_grant`. */
const asUnknownKey = (error: unknown): never => {
  throw error instanceof ServiceFailed && error.status === 400
    ? new ServiceFailed('Zettle’s log-in', 401, { cause: error })
    : error
}
