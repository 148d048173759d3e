/** The caller, from the claims that the gateway has checked. Decisions D2, D3, D17, D19. */

import { type Audience, needsToken, type Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { StaffRole } from '#shared/kit/rights.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { fromPoolName } from './account.ts'

interface Visitor {
  kind: 'anonymous'
}

interface Tenant {
  kind: 'customer'
  market: string
  userNumber: string
  username: string
  /** The caller must choose a new password before anything else. */
  mustChange: boolean
  /** When they logged in. A new access token of the same session does not change it. */
  loggedInTs: Seconds
}

export interface Staff {
  kind: 'admin'
  market: string
  username: string
  mustChange: boolean
  loggedInTs: Seconds
  role: StaffRole
}

/** Staff as the token says; the role is read from the table (`admit`). */
export type TokenOwner = Tenant | Omit<Staff, 'role'>

export type Caller = Visitor | Tenant | Staff

/** Who the caller can be, by the audience of the call. */
export interface CallerOf {
  open: Visitor
  anonymous: Visitor
  webhook: Visitor
  customer: Tenant
  admin: Staff
  user: Tenant | Staff
}

/** The group of accounts that must choose a new password before anything else. */
export const MUST_CHANGE = 'must-change-password'

/** The groups of the user pool. */
export type Group = 'admins' | 'customers' | typeof MUST_CHANGE

/** The claims of an access token, as the gateway hands them on. */
export type Claims = Record<string, unknown>

/**
 * The caller. Refuses `no_token`, which the gateway should have done; `invalid_token` for an id token;
 * `no_market_in_token` for an account whose name has no market;
 * `permission_denied` for the wrong role; `must_change_password` unless the route allows such an account.
 */
export const callerOf = (
  claims: Claims | undefined,
  audience: Audience,
  route: Route,
): Visitor | TokenOwner => {
  if (!needsToken(audience)) return { kind: 'anonymous' }
  if (!claims) throw refuse(commonRefusals.no_token)
  if (claims.token_use !== 'access') throw refuse(commonRefusals.invalid_token)
  const { kind, market, username } = fromPoolName(String(claims.username))
  if (!market || !username) throw refuse(commonRefusals.no_market_in_token)
  const groups = String(claims['cognito:groups'] ?? '')
    .replace(/[[\]]/g, '')
    .split(' ')
  const mustChange = groups.includes(MUST_CHANGE)
  const loggedInTs = Number(claims.auth_time ?? 0)
  if (mustChange && !route.beforePasswordChange) throw refuse(commonRefusals.must_change_password)
  if (kind === 'admin' && groups.includes('admins') && audience !== 'customer')
    return { kind, market, username, mustChange, loggedInTs }
  if (kind === 'customer' && groups.includes('customers') && audience !== 'admin') {
    return { kind, market, userNumber: username, username, mustChange, loggedInTs }
  }
  throw refuse(commonRefusals.permission_denied)
}

/** The account of a caller as text; empty for a visitor, who has none. */
export const accountOf = (caller: Caller): string =>
  caller.kind === 'anonymous' ? '' : `${caller.kind}:${caller.username}`

/** Refuses `permission_denied` when the header, if there is one, names another market than path, body or link do (D3). */
export const checkMarket = (header: string | undefined, market: string): void => {
  if (header && header !== market) throw refuse(commonRefusals.permission_denied)
}
