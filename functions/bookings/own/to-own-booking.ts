import type * as z from 'zod/mini'
import type { When } from '#shared/bookings/by-when.ts'
import { extendableUntil, whyNotBook, whyNotExtend } from '#shared/bookings/extension.ts'
import { isOffered, whyNotHandOver } from '#shared/bookings/hand-over.ts'
import type { PaymentLink } from '#shared/bookings/link.ts'
import { movableUntil, moveMode, whyNotMove } from '#shared/bookings/moves.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isExtended } from '#shared/bookings/rules.ts'
import { emptyBy, setUpFrom } from '#shared/bookings/shelf-hours.ts'
import { isAskedFor, isHeld, type RequestStatus } from '#shared/bookings/states.ts'
import { isReturned, shelfStatusOf, takesShelf } from '#shared/bookings/takes-shelf.ts'
import type { ownCalls } from '#shared/bookings/tenants-calls.ts'
import { lastDayOf, wayOut } from '#shared/bookings/withdrawal.ts'
import { withdrawalRefusals } from '#shared/bookings/withdrawal-refusals.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { Minor } from '#shared/kit/units.ts'
import { lowestRent } from '#shared/shelves/rules.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import { linkToken } from '../../kit/link.ts'
import type { Catalogue } from '../../shelves/table/catalogue.ts'
import { shownWish } from '../answers/shown-wish.ts'
import { toResponse } from '../answers/to-response.ts'
import type { BookingRequest } from '../table/request.ts'
import type { Neighbours } from './neighbours.ts'

type OwnBooking = z.output<typeof ownCalls.readOwnBooking.answer>

/** A booking as its tenant sees it, with what can be done with it now. */
export const toOwnBooking = async (
  catalogue: Catalogue,
  neighbours: Neighbours,
  request: BookingRequest,
  when: When,
): Promise<OwnBooking> => {
  const { market } = catalogue
  const extensions = extensionsOf(request, neighbours)
  const present = { ...request, children: statusesOf(extensions) }
  const bookIsOff = whyNotBook(market)
  const fromPrice = lowestRent(catalogue, request.shelfType.id, now()) ?? null
  const notSold = fromPrice === null ? bookingRefusals.extension_not_sold : undefined
  const whyNotExtended = whyNotExtend(present, todayIn(market)) ?? bookIsOff ?? notSold
  const endedEarly = isReturned(request.status) ? takesShelf(request) : undefined
  return {
    ...toResponse(request, nowSeconds()),
    customerName: request.buyer?.name ?? null,
    txId: request.paidTs === null || request.handedOn ? null : request.txId,
    when,
    refundedAmount: request.handedOn ? 0 : backOf(request),
    isHandedOn: request.handedOn !== undefined,
    handOver: offerOf(market, present),
    isByStaff: request.byStaff !== undefined,
    shelfStatus: shelfStatusOf(request),
    isWithheld: request.byStaff?.withholdFromSales ?? false,
    setUpFrom: setUpFrom(market, request),
    emptyBy: emptyBy(market, endedEarly ? { ...request, dateEndCustomer: endedEarly.last } : request),
    follows: asNeighbour(neighbours.get(request.parentBookingRequest ?? '')),
    goesOn: asNeighbour(extensions.find(({ status }) => !isHeld(status) && isExtended([status]))),
    wish: shownWish(request),
    can: {
      extend: {
        isPossible: whyNotExtended === undefined,
        until: extendableUntil(request.dateEnd),
        why: whyNotExtended?.code ?? null,
        fromPrice,
      },
      pay: await payLink(market.marketId, request),
      withdraw: canWithdraw(market, present),
      move: canMove(market, present),
      handOver: canHandOver(market, present),
      again: { isPossible: bookIsOff === undefined, why: bookIsOff?.code ?? null },
    },
  }
}

/** Money that came too late went back whole, and nothing was counted. */
const backOf = ({ status, totalPrice, refundedAmount }: BookingRequest): Minor =>
  refundedAmount ?? (isReturned(status) ? totalPrice : 0)

/** The offer that a friend can accept now. */
const offerOf = (market: Catalogue['market'], request: BookingRequest): OwnBooking['handOver'] =>
  isOffered(request, todayIn(market), nowSeconds()) ? (request.handOver ?? null) : null

const canHandOver = (market: Catalogue['market'], request: BookingRequest): OwnBooking['can']['handOver'] => {
  const isOff = market.customerAccessToBooking ? undefined : kitRefusals.not_enabled
  const why = whyNotHandOver(request, todayIn(market)) ?? isOff
  return { isPossible: why === undefined, why: why?.code ?? null }
}

/** Only the customer who paid can withdraw, not one who took the booking over. */
const canWithdraw = (market: Catalogue['market'], request: BookingRequest): OwnBooking['can']['withdraw'] => {
  if (request.handedOn) return { kind: null, until: null, why: withdrawalRefusals.withdrawal_of_payer.code }
  const { way, why } = wayOut(request, market, todayIn(market))
  return { kind: way?.kind ?? null, until: way?.until ?? lastDayOf(request, market), why: why?.code ?? null }
}

const canMove = (market: Catalogue['market'], request: BookingRequest): OwnBooking['can']['move'] => {
  const why = whyNotMove(request, market, todayIn(market))
  return {
    isPossible: why === undefined,
    mode: moveMode(market),
    until: movableUntil(request.dateStart, market),
    why: why?.code ?? null,
  }
}

const extensionsOf = ({ children }: BookingRequest, neighbours: Neighbours): BookingRequest[] =>
  Object.keys(children).flatMap(id => neighbours.get(id) ?? [])

const statusesOf = (requests: readonly BookingRequest[]): Record<string, RequestStatus> =>
  Object.fromEntries(requests.map(({ id, status }) => [id, status]))

const asNeighbour = (request: BookingRequest | undefined): OwnBooking['goesOn'] =>
  request
    ? {
        id: request.id,
        shelf: request.shelf,
        dateStart: request.dateStartCustomer,
        dateEnd: request.dateEndCustomer,
      }
    : null

/** A new link like the one in the mail that asks for the money. It expires when that one does. */
const payLink = async (
  market: string,
  { id, status, cartToken: cart, askedUntil }: BookingRequest,
): Promise<OwnBooking['can']['pay']> => {
  if (!isAskedFor(status) || askedUntil === undefined || askedUntil <= nowSeconds()) return null
  const about: PaymentLink = { purpose: 'pay-booking-request', market, bookingRequest: id, cart }
  return { token: await linkToken(about, askedUntil - nowSeconds()), validUntil: askedUntil }
}
