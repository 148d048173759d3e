/** What a market's money must satisfy when no work is left: each payment is booked or refunded, once. */
import type { BookingRequest } from '#functions/bookings/table/request.ts'
import { isBooked, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Rule, Sale } from '../cloud/market-state.ts'

/** What was paid for online, staff's bookings among it. */
export const isPaidOnline = ({ status, byStaff, txId }: BookingRequest): boolean =>
  isBooked(status) && txId !== null && (byStaff?.status ?? ONLINE) === ONLINE
const ONLINE = SHELF_BOOKING.bookedAndPaidOnline

const minor = (amount: string): Minor => Math.round(Number(amount) * 100)

/** The part of a sale that was not refunded or voided. */
const kept = ({ state, isAuthorized, total, totalRefunded }: Sale): Minor =>
  !isAuthorized || state === 'voided' ? 0 : minor(total.amount) - minor(totalRefunded?.amount ?? '0')

/** What of the money for a request stays with the market. Staff may keep the services of a booking that they end. */
const stays = (request: BookingRequest): Minor => {
  const { totalPrice, refundedAmount } = request
  if (isPaidOnline(request)) return totalPrice - (refundedAmount ?? 0)
  return refundedAmount === undefined ? 0 : totalPrice - refundedAmount
}

/** No money without a booking or a refund: for each payment, the money taken minus refunds equals the price booked. */
export const moneyIsBookings: Rule = ({ payments, requests, sales }) => {
  const known = new Set(payments.map(({ txId }) => txId))
  const strange = sales.filter(({ customReference }) => !known.has(customReference ?? ''))
  return [
    ...strange.map(({ id }) => `the sale ${id} belongs to no payment`),
    ...payments.flatMap(({ txId, status }) => {
      const money = sum(sales.filter(({ customReference }) => customReference === txId).map(kept))
      const booked = sum(requests.filter(one => one.txId === txId).map(stays))
      return money === booked ? [] : [`payment ${txId} (${status}): ${money} kept, ${booked} booked`]
    }),
  ]
}

/** Nobody gets back more than they paid, and what a buyer ended has one refund for that. */
export const refundedOnce: Rule = ({ payments, requests }) => [
  ...payments.flatMap(({ txId, amount, refunds }) => {
    const back = sum(Object.values(refunds).map(one => one.amount))
    return back > amount ? [`payment ${txId}: ${back} went back of ${amount}`] : []
  }),
  ...requests.flatMap(({ id, withdrawn }) => {
    const own = payments
      .flatMap(({ refunds }) => Object.values(refunds))
      .filter(one => one.bookingRequests.includes(id) && OF_BUYERS.includes(one.reason))
    return own.length === (withdrawn ? 1 : 0) ? [] : [`${id} was withdrawn ${own.length} times`]
  }),
]
const OF_BUYERS: readonly string[] = ['withdrawal', 'cancellation']
