import type { shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { NO_END } from '#shared/bookings/takes-shelf.ts'
import type { Body } from '#shared/kit/contract.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { toShelfBooking } from '../answers/to-shelf-booking.ts'
import type { BookingRequest } from '../table/request.ts'
import { rebook } from './rebook.ts'
import { checkWhose, costOf, customerOf, datesOf, holderOf, shelfOf } from './staff-terms.ts'

type Add = typeof shelfBookingsCalls.addShelfBooking

/**
 * Books a shelf for a customer or for the market, or holds it: four reads and one transaction. Refuses
 * `error_booking_period_unavailable` with what stands in the way, `service_unknown`, `date_out_of_range`, and a shelf,
 * a customer or a period that is not there.
 */
export const addShelfBooking: Verb<Add> = async ({ market, caller, body, idempotency }) => {
  checkWhose(body)
  const [catalogue, customer] = await Promise.all([readOffers(market), customerOf(market, body.customer)])
  const place = await shelfOf(catalogue, body.shelf)
  const booking: BookingRequest = {
    ...NEW,
    ...asTyped(body),
    id: newId(),
    ...place,
    ...holderOf(customer),
    ...whenAndHowMuch(catalogue, place.shelfType.id, body),
  }
  const answer = toShelfBooking(booking)
  await retryOnConflict(async () =>
    commit([
      ...idempotency.record(answer),
      ...(await rebook(catalogue.market, caller, [{ after: booking }])),
    ]),
  )
  return answer
}

/** What every new booking of staff has. */
export const NEW = {
  version: 0,
  kind: 'booking',
  type: 'new',
  cartToken: '',
  addonsRefunded: false,
  parentBookingRequest: null,
  children: {},
  txId: null,
  payments: [],
  isRemoved: false,
} as const satisfies Partial<BookingRequest>

/** Staff have agreed to what they book. A hold is a reservation without a cart (D32). */
const asTyped = ({
  status,
  description = '',
  isBookingForMarket = false,
  withholdFromSales = false,
  validUntil,
}: Body<Add>): Pick<
  BookingRequest,
  'status' | 'byStaff' | 'createdTs' | 'statusTs' | 'expiresOn' | 'paidTs'
> => {
  const now = nowSeconds()
  const isHold = status === SHELF_BOOKING.reserved
  if (isHold && validUntil != null && validUntil <= now)
    throw refuseFields({ validUntil: [inputRefusals.invalid] })
  return {
    status: isHold ? 'reserved' : 'confirmed',
    createdTs: now,
    statusTs: now,
    expiresOn: isHold ? (validUntil ?? NO_END) : now,
    paidTs: status === SHELF_BOOKING.bookedAndPaid && !isBookingForMarket ? now : null,
    byStaff: { status, description, isBookingForMarket, withholdFromSales },
  }
}

const whenAndHowMuch = (catalogue: Catalogue, type: string, body: Body<Add>) => {
  const dates = datesOf(catalogue, body)
  const cost = costOf(catalogue, {
    type,
    period: dates.bookingPeriod.id,
    typed: body.isBookingForMarket ? 0 : body.price,
    addons: body.isBookingForMarket ? [] : (body.bookingAddons ?? []),
  })
  return { ...dates, ...cost, dateStartCustomer: dates.dateStart, dateEndCustomer: dates.dateEnd }
}
