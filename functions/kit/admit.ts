/**
 * An administrator is looked for by each call: a token lives an hour longer than a removal or another role (D68). The
 * rest of the row is identity's own.
 */
import * as z from 'zod/mini'
import type { Route } from '#shared/kit/contract.ts'
import { addressHistory, addressIsNew } from '#shared/kit/former-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { mayDo, STAFF_ROLES } from '#shared/kit/rights.ts'
import { seconds } from '#shared/kit/units.ts'
import type { Caller, callerOf } from './caller.ts'
import { nowSeconds } from './clock.ts'
import { get, type Key } from './table.ts'

/** Those from before there were roles are owners. */
export const staffRole = z._default(z.enum(STAFF_ROLES), 'owner')

const row = z.object({ role: staffRole, sessionsFromTs: z._default(seconds, 0), ...addressHistory })

/** The row of an administrator by the account. */
export const administratorKey = (market: string, account: string): Key => ({
  pk: `${market}#ADMINISTRATORS`,
  sk: `ACCOUNT#${account}`,
})

/**
 * The caller with the role of now: one consistent read for staff, none for others. Refuses `permission_denied` for an
 * administrator who was removed, `invalid_token` for a session that was ended, `role_may_not`, and `address_is_new`
 * where something would be lost for good.
 */
export const admit = async (caller: ReturnType<typeof callerOf>, route: Route): Promise<Caller> => {
  if (caller.kind !== 'admin') return caller
  const item = await get(administratorKey(caller.market, caller.username))
  if (!item) throw refuse(commonRefusals.permission_denied)
  const { role, sessionsFromTs, ...history } = row.parse(item)
  if (caller.loggedInTs < sessionsFromTs) throw refuse(commonRefusals.invalid_token)
  if (!mayDo(role, route.right ?? 'own')) throw refuse(kitRefusals.role_may_not)
  if (route.deletesForGood && addressIsNew(history, nowSeconds())) throw refuse(kitRefusals.address_is_new)
  return { ...caller, role }
}
