/**
 * In this tab staff look at what a tenant sees (D53): the calls go with the administrator's own token and name the tenant,
 * and nothing but reading is sent. The tab alone knows it, and keeps nothing of the tenant in the browser.
 */
import { CallFailure } from '../failure.ts'
import { sessions } from '../session.ts'
import { stored } from '../stored.ts'
import { viewed } from './tokens.ts'

/** Stands in the place of a tenant's session, without tokens. */
export interface View {
  marketId: string
  userNumber: string
  /** When the server ends it, in ms since 1970. */
  until: number
  username: string
  accessToken: ''
  refreshToken: ''
  expiresIn: 0
  date: 0
  isAdmin: false
  mustChangePassword: false
}

export const viewing = stored(
  'viewAs',
  found => (found as View | undefined) ?? undefined,
  () => sessionStorage,
)

const own = { ...sessions.customer }

// The tenants' app alone loads this file, so no visitor pays for it. In such a tab the view stands in the place of a
// tenant's session.
viewed.as = (role, method = 'GET') => {
  const view = role === 'customer' ? viewing.read() : undefined
  // The server would refuse it too.
  if (view && method !== 'GET') throw new CallFailure(403, { detail: 'role_may_not' })
  return view?.userNumber
}
sessions.customer.read = () => viewing.read() ?? own.read()
sessions.customer.clear = () => (viewing.read() ? viewing.clear() : own.clear())
