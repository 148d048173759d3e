/** Reads whom a link from a mail belongs to, and whether it still works. */

import { useSearchParams } from 'react-router-dom'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { CallFailure } from '../kit/failure.ts'
import { type Fetched, useRoute } from '../kit/use-route.ts'

const ROUTES = {
  confirm: passwordCalls.emailConfirmationData,
  reset: passwordCalls.resetPasswordData,
}

/** Of a link without a token. */
export const NO_TOKEN = new CallFailure(400, { detail: 'link_invalid' })

interface Link {
  token: string
  owner: Fetched<{ email: string; username?: string | undefined; choosesPassword: boolean }>
}

export const useLink = (kind: keyof typeof ROUTES): Link => {
  const token = useSearchParams()[0].get('token') ?? ''
  const owner = useRoute(ROUTES[kind], token ? { audience: 'open', body: { token } } : undefined)
  return { token, owner: token ? owner : { ...owner, failure: NO_TOKEN } }
}
