/** A tenant says how they hear of what was sold. */

import type { Returned } from '#shared/kit/contract.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { noticeCalls } from '#shared/messages/notice-calls.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { digest } from '../../kit/ids.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { type Notices, putNotices, readNotices as readChosen, withDevice } from '../table/notices.ts'
import { isKnownService, publicKey } from './provider.ts'
import { isPublicKey } from './seal-push.ts'

type Calls = typeof noticeCalls

const toResponse = async ({
  devices,
  version: _,
  ...chosen
}: Notices): Promise<Returned<Calls['readNotices']>> => ({
  ...chosen,
  publicKey: await publicKey(),
  devices: devices.map(({ id, endpoint, addedTs }) => ({ id, endpoint, addedOn: addedTs })),
})

/** Refuses 404 `not_found` for an account that was deleted. */
export const readNotices: Verb<Calls['readNotices']> = async ({ market, caller: { userNumber } }) =>
  toResponse(await readChosen(market, userNumber))

const changed = (market: string, userNumber: string, change: (before: Notices) => Notices) =>
  retryOnConflict(async () => {
    const [before] = await Promise.all([readChosen(market, userNumber), readCustomer(market, userNumber)])
    const after = change(before)
    await commit([putNotices(market, userNumber, after)])
    return toResponse(after)
  })

const present = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

/** Changes what was sent. Refuses 404 `not_found` for an account that was deleted. */
export const changeNotices: Verb<Calls['changeNotices']> = ({ market, caller: { userNumber }, body }) =>
  changed(market, userNumber, before => ({ ...before, ...present(body) }))

/** The same browser has the same id, whatever it was called before. */
const idOf = (endpoint: string): string => digest('push', endpoint).slice(0, 32)

/**
 * Adds a browser; who has chosen that need not be asked again. Refuses `push_service_unknown`, `push_key_wrong`, and 404
 * `not_found` for an account that was deleted.
 */
export const addDevice: Verb<Calls['addDevice']> = ({ market, caller: { userNumber }, body }) => {
  if (!isKnownService(body.endpoint)) throw refuseFields({ endpoint: [messageRefusals.push_service_unknown] })
  if (!isPublicKey(body.p256dh)) throw refuseFields({ p256dh: [messageRefusals.push_key_wrong] })
  const device = { ...body, id: idOf(body.endpoint), addedTs: nowSeconds() }
  return changed(market, userNumber, before => withDevice({ ...before, wasAsked: true }, device))
}

/** Removes a browser; one that is gone already is no fault. */
export const removeDevice: Verb<Calls['removeDevice']> = ({ market, caller: { userNumber }, params }) =>
  changed(market, userNumber, before => ({
    ...before,
    devices: before.devices.filter(({ id }) => id !== params.id),
  }))
