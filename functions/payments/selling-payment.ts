/** The payments of a booking request, as staff's calls about money need them. */
import { commonRefusals } from '#shared/kit/refusals.ts'
import { boughtBy, isDecided } from '#shared/payments/rules.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { type Payment, readPayment } from './table/payment.ts'

/** All that were opened for it and are still kept. */
export const paymentsOf = async (
  market: string,
  { payments, txId }: Pick<BookingRequest, 'payments' | 'txId'>,
): Promise<Payment[]> => {
  const ids = new Set([...payments, ...(txId ? [txId] : [])])
  const read = [...ids].map(id => readPayment(market, id).catch(ignoreRefusal(commonRefusals.not_found)))
  return (await Promise.all(read)).flatMap(payment => (payment ? [payment] : []))
}

/** The payment that bought a request; undefined when none has, or when its money goes back by itself (D14). */
export const soldBy = (request: BookingRequest, payments: readonly Payment[]): Payment | undefined =>
  payments.find(
    ({ txId, status, refunds }) =>
      status === 'paid' &&
      boughtBy([request], txId).length > 0 &&
      !Object.values(refunds).some(
        ({ reason, bookingRequests }) => !isDecided(reason) && bookingRequests.includes(request.id),
      ),
  )

export const sellingPayment = async (market: string, request: BookingRequest): Promise<Payment | undefined> =>
  soldBy(request, await paymentsOf(market, request))
