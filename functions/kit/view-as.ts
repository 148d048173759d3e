/**
 * Staff look at what a tenant sees (D53). No token is made for it: the administrator's own token calls the tenant's
 * routes with the header `X-View-As`, and only a GET is answered. A view is opened by a call that writes the audit, and
 * ends by itself, so nobody looks without a trace.
 */
import * as z from 'zod/mini'
import type { Route } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { admit } from './admit.ts'
import type { CallerOf, Staff, TokenOwner } from './caller.ts'
import { nowSeconds } from './clock.ts'
import { get, type Key, type Write } from './table.ts'

export const VIEW_SECONDS = 15 * 60

const viewKey = (market: string, { username }: Pick<Staff, 'username'>, userNumber: string): Key => ({
  pk: `${market}#VIEWS#${username}`,
  sk: userNumber,
})

/** Lets an administrator look at what a tenant sees until a moment. */
export const openView = (
  market: string,
  staff: Pick<Staff, 'username'>,
  userNumber: string,
  until: Seconds,
): Write => ({
  put: { Item: { ...viewKey(market, staff, userNumber), kind: 'view', until, ttl: until } },
})

const view = z.object({ until: seconds })

/**
 * The tenant as whom an administrator reads. Refuses what `admit` refuses, also `role_may_not` without the right
 * `serve`, and for anything but a GET; `permission_denied` for a view that was not opened, or has ended.
 */
export const tenantViewed = async (
  named: TokenOwner,
  route: Route,
  userNumber: string,
): Promise<CallerOf['customer']> => {
  await admit(named, { ...route, right: 'serve' })
  if (route.method !== 'GET') throw refuse(kitRefusals.role_may_not)
  const { market, username, loggedInTs } = named
  const item = await get(viewKey(market, { username }, userNumber))
  if (!item || view.parse(item).until <= nowSeconds()) throw refuse(commonRefusals.permission_denied)
  return { kind: 'customer', market, userNumber, username: userNumber, mustChange: false, loggedInTs }
}
