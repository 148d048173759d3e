import type * as z from 'zod/mini'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { refundableRest } from '#shared/payments/refund-rules.ts'
import { boughtBy } from '#shared/payments/rules.ts'
import { type BookingRequest, readRequest } from '../bookings/table/request.ts'
import type { Verb } from '../kit/http.ts'
import { checkVersion } from '../kit/version.ts'
import { readMarket } from '../markets/table/market.ts'
import { paymentsOf, soldBy } from './selling-payment.ts'
import type { Payment } from './table/payment.ts'

const { readMoney: route } = refundCalls

/** What staff see of the money of a booking request: the newest refund first. Refuses `not_found`. */
export const readMoney: Verb<typeof route> = async ({ market, params }) =>
  moneyOf(market, await readRequest(market, params.id))

/** Refuses `changed_meanwhile`, with the money as it is now, when the caller read another version of the request (D30). */
export const checkMoneyRead = async (
  market: string,
  request: BookingRequest,
  version: number | undefined,
): Promise<void> => {
  if (version === undefined || version === request.version) return
  checkVersion(version, await moneyOf(market, request), route)
}

const moneyOf = async (market: string, request: BookingRequest): Promise<z.output<typeof route.answer>> => {
  const [{ currencyCode }, payments] = await Promise.all([readMarket(market), paymentsOf(market, request)])
  const sold = soldBy(request, payments)
  const bought = payments.find(({ status, txId }) => status === 'paid' && boughtBy([request], txId).length)
  return {
    version: request.version,
    paid: howPaid(request),
    paidAt: request.paidTs,
    amount: howPaid(request) === 'no' ? 0 : request.totalPrice,
    currency: bought?.currency ?? currencyCode,
    card: bought?.card ?? null,
    refundable: sold ? refundableRest(request) : { rent: 0, addons: 0 },
    refunds: payments
      .flatMap(payment => refundsOf(payment, request.id))
      .sort((one, other) => other.requestedAt - one.requestedAt),
  }
}

const howPaid = ({ kind, paidTs, byStaff }: BookingRequest): 'card' | 'shop' | 'no' => {
  if (kind !== 'booking' || paidTs === null) return 'no'
  return byStaff?.status === SHELF_BOOKING.bookedAndPaid ? 'shop' : 'card'
}

const refundsOf = ({ txId, refunds }: Payment, request: string) =>
  Object.entries(refunds)
    .filter(([, { bookingRequests }]) => bookingRequests.includes(request))
    .map(([reference, entry]) => ({
      reference,
      txId,
      amount: entry.amount,
      currency: entry.currency,
      reason: entry.reason,
      status: entry.status,
      requestedAt: entry.requestedTs,
      askedAt: entry.askedTs ?? null,
      tries: entry.tries ?? 0,
      endedAt: entry.endedTs ?? null,
      said: entry.said ?? null,
      by: entry.by ?? null,
      note: entry.note ?? null,
      otherwise: entry.otherwise ?? null,
      isPartial: entry.isPartial ?? false,
      bookings: entry.bookingRequests.length,
    }))
