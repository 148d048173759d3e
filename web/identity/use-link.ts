/** Reads whom a link from a mail belongs to, and whether it still works. */

import { useSearchParams } from 'react-router-dom'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { asFailure, CallFailure, hasCode } from '../kit/failure.ts'
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
  /**
   * Sends what the page of the link says. False when the link works no more, as after its use in another tab: the page then
   * shows what a reload shows.
   */
  sendAlive: (send: () => Promise<unknown>) => Promise<boolean>
}

const DEAD = ['link_used', 'link_invalid']

export const useLink = (kind: keyof typeof ROUTES): Link => {
  const token = useSearchParams()[0].get('token') ?? ''
  const owner = useRoute(ROUTES[kind], token ? { audience: 'open', body: { token } } : undefined)
  const sendAlive: Link['sendAlive'] = async send => {
    try {
      await send()
      return true
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (!DEAD.some(code => hasCode(failure, code))) throw failure
      await owner.retry()
      return false
    }
  }
  return { token, sendAlive, owner: token ? owner : { ...owner, failure: NO_TOKEN } }
}
