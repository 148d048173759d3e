/** Who calls, from the claims that the gateway has checked. Decisions D2, D3, D17, D19. */

import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type Audience, needsToken, type Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'

export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'customer'; market: string; userNumber: string; username: string }
  | { kind: 'admin'; market: string; username: string }

/** The group of accounts that must choose a new password before anything else. */
export const MUST_CHANGE = 'must-change-password'

/**
 * Refuses 401 `no_token` (the gateway should have), `invalid_token` (an id token), 403 `permission_denied` for the wrong role and 403
 * `must_change_password` for everything but `password/change`.
 */
export const callerOf = (event: APIGatewayProxyEventV2, audience: Audience, route: Route): Caller => {
  if (!needsToken(audience)) return { kind: 'anonymous' }
  const claims = claimsOf(event)
  if (!claims) throw refuse(commonRefusals.no_token)
  if (claims.token_use !== 'access') throw refuse(commonRefusals.invalid_token)
  const [market = '', ...rest] = String(claims.username).split('.')
  const name = rest.join('.')
  const groups = String(claims['cognito:groups'] ?? '')
    .replace(/[[\]]/g, '')
    .split(' ')
  if (groups.includes(MUST_CHANGE) && route.path !== 'password/change')
    throw refuse(commonRefusals.must_change_password)
  if (groups.includes('admins') && audience !== 'customer') return { kind: 'admin', market, username: name }
  if (groups.includes('customers') && audience !== 'admin') {
    return { kind: 'customer', market, userNumber: name, username: name }
  }
  throw refuse(commonRefusals.permission_denied)
}

/**
 * Decision D3, for a call that names its market in its body or its link: a header must not name another.
 * `header`: empty when there is none. Refuses 403 `permission_denied`.
 */
export const checkMarket = (header: string, market: string): void => {
  if (header && header !== market) throw refuse(commonRefusals.permission_denied)
}

type Claims = Record<string, unknown>

const claimsOf = (event: APIGatewayProxyEventV2): Claims | undefined =>
  (event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } }).authorizer?.jwt?.claims
