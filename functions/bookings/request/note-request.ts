import { bookingName } from '#shared/bookings/booking-name.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { audit } from '../../kit/audit.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { readMarket } from '../../markets/table/market.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { type BookingRequest, putRequest, readRequest } from '../table/request.ts'

const { noteRequest: route } = requestsCalls

/**
 * Staff note something about a booking for each other, also once it is over. The history says who and when. Refuses
 * `changed_meanwhile`, `held_by_visitor` for what a visitor is still booking, `not_found`.
 */
export const noteRequest: Verb<typeof route> = async ({ market, caller, params, body }) => {
  const { version, description = '' } = body
  const { country } = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    if (isHeld(before.status) && !before.byStaff) throw refuse(bookingRefusals.held_by_visitor)
    const present = toStaffsRequest(before)
    checkVersion(version, present, route)
    const after = noted(before, description)
    await commit([
      ...putRequest(market, after),
      ...audit(market, country, {
        caller,
        kind: 'booking',
        id: before.id,
        name: bookingName(after),
        before: { description: present.description },
        after: { description },
      }),
    ])
    return toStaffsRequest({ ...after, version: before.version + 1 })
  })
}

/** Of a booking that staff made the note is what they wrote then. */
const noted = (request: BookingRequest, description: string): BookingRequest =>
  request.byStaff
    ? { ...request, byStaff: { ...request.byStaff, description } }
    : { ...request, note: description }
