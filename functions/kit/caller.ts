/** The caller, from the claims that the gateway has checked. Decisions D2, D3, D17, D19. */

import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type Audience, needsToken, type Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { fromPoolName } from './account.ts'

export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'customer'; market: string; userNumber: string; username: string }
  | { kind: 'admin'; market: string; username: string }

/** The group of accounts that must choose a new password before anything else. */
export const MUST_CHANGE = 'must-change-password'

/**
 * The caller. Refuses `no_token`, which the gateway should have done; `invalid_token` for an id token;
 * `permission_denied` for the wrong role; `must_change_password` for every call but `password/change`.
 */
export const callerOf = (event: APIGatewayProxyEventV2, audience: Audience, route: Route): Caller => {
  if (!needsToken(audience)) return { kind: 'anonymous' }
  const claims = claimsOf(event)
  if (!claims) throw refuse(commonRefusals.no_token)
  if (claims.token_use !== 'access') throw refuse(commonRefusals.invalid_token)
  const { market, username } = fromPoolName(String(claims.username))
  const groups = String(claims['cognito:groups'] ?? '')
    .replace(/[[\]]/g, '')
    .split(' ')
  if (groups.includes(MUST_CHANGE) && route.path !== 'password/change')
    throw refuse(commonRefusals.must_change_password)
  if (groups.includes('admins') && audience !== 'customer') return { kind: 'admin', market, username }
  if (groups.includes('customers') && audience !== 'admin') {
    return { kind: 'customer', market, userNumber: username, username }
  }
  throw refuse(commonRefusals.permission_denied)
}

/**
 * Refuses `permission_denied` when the header names another market than body or link do (D3). `header` is empty when
 * there is none.
 */
export const checkMarket = (header: string, market: string): void => {
  if (header && header !== market) throw refuse(commonRefusals.permission_denied)
}

type Claims = Record<string, unknown>

const claimsOf = (event: APIGatewayProxyEventV2): Claims | undefined =>
  (event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } }).authorizer?.jwt?.claims
