import type { shelfBookingsCalls } from '#shared/bookings/shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { NO_END } from '#shared/bookings/takes-shelf.ts'
import type { Body } from '#shared/kit/contract.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { unless } from '../kit/unless.ts'
import { type Catalogue, readOffers } from '../shelves/table/catalogue.ts'
import { readShelf, type Shelf } from '../shelves/table/shelf.ts'
import { rebook } from './rebook.ts'
import { costOf, customerOf, datesOf, holderOf } from './staff-terms.ts'
import type { BookingRequest } from './table/request.ts'
import { toShelfBooking } from './to-shelf-booking.ts'

type Add = typeof shelfBookingsCalls.addShelfBooking

/**
 * Books a shelf for a customer or for the market, or holds it: four reads and one transaction. Refuses
 * `error_booking_period_unavailable` with what stands in the way, `service_unknown`, `date_out_of_range`, and a shelf,
 * a customer or a period that is not there.
 */
export const addShelfBooking: Verb<Add> = async ({ market, caller, body, idempotency }) => {
  checkWhose(body)
  const [catalogue, shelf, customer] = await Promise.all([
    readOffers(market),
    readShelf(market, body.shelf).catch(unless(commonRefusals.not_found)),
    customerOf(market, body.customer),
  ])
  if (!shelf) throw refuseFields({ shelf: [inputRefusals.unknown] })
  const booking: BookingRequest = {
    ...NEW,
    ...howItStands(body),
    id: newId(),
    shelf: { id: shelf.id, name: shelf.name },
    shelfType: typeOf(catalogue, shelf),
    ...holderOf(customer),
    ...whenAndHowMuch(catalogue, shelf, body),
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

/** A booking is a customer's, or the market's own; a hold may be nobody's. */
const checkWhose = ({ customer, isBookingForMarket, status }: Body<Add>): void => {
  if (isBookingForMarket && customer) throw refuseFields({ customer: [inputRefusals.invalid] })
  if (!isBookingForMarket && !customer && status !== SHELF_BOOKING.reserved)
    throw refuseFields({ customer: [inputRefusals.required] })
}

export const typeOf = ({ types }: Catalogue, { shelfType }: Shelf): BookingRequest['shelfType'] => ({
  id: shelfType,
  name: types.get(shelfType)?.name ?? '',
})

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
const howItStands = ({
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

const whenAndHowMuch = (catalogue: Catalogue, shelf: Shelf, body: Body<Add>) => {
  const dates = datesOf(catalogue, body)
  const cost = costOf(catalogue, {
    type: shelf.shelfType,
    period: dates.bookingPeriod.id,
    typed: body.isBookingForMarket ? 0 : body.price,
    addons: body.bookingAddons ?? [],
  })
  return { ...dates, ...cost, dateStartCustomer: dates.dateStart, dateEndCustomer: dates.dateEnd }
}
