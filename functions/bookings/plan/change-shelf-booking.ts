import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isStaffs } from '#shared/bookings/staff-booking.ts'
import { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { isReturned } from '#shared/bookings/takes-shelf.ts'
import type { Body } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { changeThing } from '../../kit/change.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { toShelfBooking } from '../answers/to-shelf-booking.ts'
import { type BookingRequest, readRequest } from '../table/request.ts'
import { changedBooking } from './changed-booking.ts'
import { checkTouchable, movedBooking } from './moved-booking.ts'
import { rebook } from './rebook.ts'
import { checkWhose, costOf, customerOf, datesOf, holderOf } from './staff-terms.ts'
import { tellByStaff } from './tell-move.ts'

const { changeShelfBooking: route, moveShelfBookings: moveRoute } = shelfBookingsCalls

type Asked = Body<typeof route>

/**
 * Changes a booking: three reads and one transaction. The customer hears of another shelf or other days by mail
 * (`tell-move.ts`), unless the staff who have called them switch that off. Refuses `too_many_mails`, `changed_meanwhile`,
 * `held_by_visitor`, `error_booking_period_unavailable` with what stands in the way, what `movedBooking` refuses,
 * `status_not_possible`, and for who has it and what it costs `payment_request_out` and `refund_first`.
 */
export const changeShelfBooking: Verb<typeof route> = ({ market, caller, params, body }) =>
  changeThing(route, body.version, async () => {
    const [catalogue, before] = await Promise.all([readOffers(market), readRequest(market, params.id)])
    checkTouchable(before)
    const { tellCustomer = true } = body
    return {
      before,
      shown: toShelfBooking,
      after: () => changed(catalogue, before, body),
      writes: async after => [
        ...(await rebook(catalogue.market, caller, [{ before, after }])),
        ...(tellCustomer ? await tellByStaff(catalogue.market, [{ before, after }]) : []),
      ],
    }
  })

/**
 * Gives bookings other shelves or days, all or none. Refuses as `changeShelfBooking`, and `invalid` when a booking is
 * named twice.
 */
export const moveShelfBookings: Verb<typeof moveRoute> = ({
  market,
  caller,
  body: { moves, tellCustomer = true },
}) => {
  if (new Set(moves.map(({ id }) => id)).size < moves.length)
    throw refuseFields({ moves: [inputRefusals.invalid] })
  return retryOnConflict(async () => {
    const catalogue = await readOffers(market)
    const changes = await Promise.all(
      moves.map(async ({ id, version, ...place }) => {
        const before = await readRequest(market, id)
        checkTouchable(before)
        checkVersion(version, toShelfBooking(before), route)
        return { before, after: await movedBooking(catalogue, before, place) }
      }),
    )
    await commit([
      ...(await rebook(catalogue.market, caller, changes)),
      ...(tellCustomer ? await tellByStaff(catalogue.market, changes) : []),
    ])
    return {
      results: changes.map(({ before, after }) => toShelfBooking({ ...after, version: before.version + 1 })),
    }
  })
}

const changed = async (
  catalogue: Catalogue,
  before: BookingRequest,
  asked: Asked,
): Promise<BookingRequest> => {
  // What was agreed on has ended: its shelf is still taken until it is empty.
  if (isReturned(before.status) && CONTRACT.some(field => asked[field] !== undefined))
    throw refuse(bookingRefusals.status_not_possible)
  const period = asked.bookingPeriod && datesOf(catalogue, { dateStart: before.dateStart, ...asked })
  const moved = await movedBooking(catalogue, before, {
    ...asked,
    ...(period ? { dateEnd: period.dateEnd } : {}),
  })
  if (isStaffs(before)) checkWhoAndHowMuch(before, asked)
  else if (CONTRACT.some(field => asked[field] !== undefined)) throw refuse(bookingRefusals.refund_first)
  const standing = changedBooking(moved, asked)
  const { handOver, handedOn, ...others } = standing
  const { customer = before.customer } = asked
  return {
    ...others,
    // An offer of the former customer ends with them.
    ...(handOver && customer === before.customer ? { handOver } : {}),
    ...(handedOn && customer !== handedOn.payer ? { handedOn } : {}),
    ...(period
      ? { bookingPeriod: period.bookingPeriod, eligibleClosingDays: period.eligibleClosingDays }
      : {}),
    ...(asked.customer === undefined
      ? {}
      : holderOf(await customerOf(catalogue.market.marketId, asked.customer))),
    ...costAfter(catalogue, { ...moved, ...period }, asked),
  }
}

/** What staff and customer agreed on. */
const CONTRACT = [
  'bookingAddons',
  'bookingPeriod',
  'customer',
  'isBookingForMarket',
  'price',
  'status',
  'withholdFromSales',
] as const

const checkWhoAndHowMuch = (before: BookingRequest, asked: Asked): void => {
  if (isAskedFor(before.status) && CONTRACT.some(field => asked[field] !== undefined))
    throw refuse(bookingRefusals.payment_request_out)
  checkWhose({
    status: asked.status ?? before.byStaff?.status,
    isBookingForMarket: asked.isBookingForMarket ?? before.byStaff?.isBookingForMarket,
    customer: asked.customer === undefined ? before.customer : asked.customer,
  })
}

/** Another period, price or services cost anew; another shelf or other days cost the same until staff say otherwise. */
const costAfter = (
  catalogue: Catalogue,
  { shelfType, bookingPeriod, bookingAddons, discountedPrice, byStaff }: BookingRequest,
  asked: Asked,
) => {
  const { price, bookingAddons: addons, bookingPeriod: period, isBookingForMarket } = asked
  if (isBookingForMarket ?? byStaff?.isBookingForMarket)
    return costOf(catalogue, { type: shelfType.id, period: '', typed: 0, addons: [] })
  if (price === undefined && !addons && !period) return {}
  return costOf(catalogue, {
    type: shelfType.id,
    period: bookingPeriod.id,
    typed: price ?? (period ? undefined : discountedPrice),
    addons: addons ?? bookingAddons.map(({ service, quantity }) => ({ service, quantity })),
  })
}
