import { bookingName } from '#shared/bookings/booking-name.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { audit } from '../../kit/audit.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { readMarket } from '../../markets/table/market.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { moveRequest, readRequest as requestOf } from '../table/request.ts'

const { confirmRequest: route } = requestsCalls

/** One booking request. Refuses `not_found`. */
export const readRequest: Verb<typeof requestsCalls.readRequest> = async ({ market, params }) =>
  toStaffsRequest(await requestOf(market, params.id))

/**
 * Staff agree to a booking that was paid online: it no longer counts as pending. Who confirmed it before answers the
 * same. Refuses `changed_meanwhile`, `not_found`, `status_not_possible`.
 */
export const confirmRequest: Verb<typeof route> = async ({ market, caller, params, body }) => {
  const { country } = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await requestOf(market, params.id)
    if (before.status === 'confirmed') return toStaffsRequest(before)
    checkVersion(body.version, toStaffsRequest(before), route)
    if (before.status !== 'paid') throw refuse(bookingRefusals.status_not_possible)
    const after = { ...before, status: 'confirmed' as const }
    await commit([
      ...moveRequest(market, before, 'confirm'),
      ...audit(market, country, {
        caller,
        kind: 'booking',
        id: before.id,
        name: bookingName(before),
        before: { requestStatus: before.status },
        after: { requestStatus: after.status },
      }),
    ])
    return toStaffsRequest({ ...after, version: before.version + 1 })
  })
}
