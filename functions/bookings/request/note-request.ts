import { bookingName } from '#shared/bookings/booking-name.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { isHeld } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { changeThing } from '../../kit/change.ts'
import type { Verb } from '../../kit/http.ts'
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
  return changeThing(route, version, async () => {
    const before = await readRequest(market, params.id)
    if (isHeld(before.status) && !before.byStaff) throw refuse(bookingRefusals.held_by_visitor)
    return {
      before,
      shown: toStaffsRequest,
      after: () => noted(before, description),
      noted: {
        market,
        country,
        caller,
        kind: 'booking',
        id: before.id,
        name: bookingName(before),
        fields: request => ({ description: toStaffsRequest(request).description }),
      },
      writes: after => putRequest(market, after),
    }
  })
}

/** A booking that staff made keeps its note where they wrote it then. */
const noted = (request: BookingRequest, description: string): BookingRequest =>
  request.byStaff
    ? { ...request, byStaff: { ...request.byStaff, description } }
    : { ...request, note: description }
