import { next } from '#shared/kit/machine.ts'
import { isOpen, paymentMachine } from '#shared/payments/states.ts'
import { holdUntil, release } from '#shared/shelves/calendar.ts'
import { endInCart } from '../bookings/table/cart.ts'
import { type BookingRequest, moveRequest, readRequests } from '../bookings/table/request.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { putCalendar, readCalendarsOf, type ShelfCalendar } from '../shelves/table/calendar.ts'
import { type Payment, putPayment, readPayment } from './table/payment.ts'

/**
 * Ends a payment without money. Reservations whose time is not over become `reserved` again; the others expire and
 * free their shelves. A reservation that another payment is still open for waits for that one (D13).
 *
 * `lapse` leaves the payment open while one of its reservations is alive. `unopened` fails a payment that got no card
 * window, and does nothing when it has one. A payment that has ended already does not change. Ask the provider first:
 * see `recordOutcome`.
 */
export const abandonPayment = (
  market: string,
  txId: string,
  event: 'cancel' | 'fail' | 'lapse' | 'unopened',
): Promise<Payment> =>
  retryOnConflict(async () => {
    const now = nowSeconds()
    const payment = await readPayment(market, txId)
    if (event === 'unopened' && payment.sessionId) return payment
    const status = next(paymentMachine, payment.status, event === 'unopened' ? 'fail' : event)
    if (!status) return payment
    const all = (await readRequests(market, payment.bookingIds)).filter(request => request.txId === txId)
    const requests = all.filter(request => request.status === 'payment_initiated')
    // Staff's booking stands without the money, so nothing waits for it.
    const asked = all.filter(request => request.status === 'payment_request_payment_initiated')
    const others = await openBeside(market, requests, txId)
    const otherPaymentOf = ({ payments }: BookingRequest) =>
      others.findLast(other => payments.includes(other.txId))
    const left = requests.filter(request => !otherPaymentOf(request))
    const over = left.filter(request => now >= request.expiresOn)
    const alive = left.filter(request => now < request.expiresOn)
    const stays = event === 'lapse' && alive.length > 0
    const again = stays ? [] : alive
    const ended: Payment = { ...payment, status: stays ? payment.status : status }
    const before = await readCalendarsOf(market, [...over, ...again])
    const after = before.map(calendar => freed(calendar, over, again))
    await commit([
      putPayment(market, ended),
      ...requests.flatMap(request => {
        const other = otherPaymentOf(request)
        return other ? moveRequest(market, { ...request, txId: other.txId }, 'open') : []
      }),
      // Unchanged: if one of them ends at the same time, its version differs, and this transaction is tried again.
      ...others.map(other => putPayment(market, other)),
      ...over.flatMap(request => moveRequest(market, request, 'expire')),
      ...[...again, ...asked].flatMap(request => moveRequest(market, { ...request, txId: null }, 'close')),
      ...after.filter((calendar, at) => calendar !== before[at]).map(putCalendar),
      ...(over.length ? [endInCart(market, payment.cartToken, ids(over), now)] : []),
    ])
    return { ...ended, version: ended.version + 1 }
  })

/** The other payments of these requests that are still open, oldest first. */
const openBeside = async (
  market: string,
  requests: readonly BookingRequest[],
  txId: string,
): Promise<Payment[]> => {
  const others = new Set(requests.flatMap(({ payments }) => payments.filter(other => other !== txId)))
  const payments = await Promise.all([...others].sort().map(other => readPayment(market, other)))
  return payments.filter(({ status }) => isOpen(status))
}

const ids = (requests: readonly BookingRequest[]): string[] => requests.map(({ id }) => id)

/** The calendar without the ranges of expired requests; those that are reserved again get their end back. */
const freed = (
  calendar: ShelfCalendar,
  over: readonly BookingRequest[],
  again: readonly BookingRequest[],
): ShelfCalendar =>
  again.reduce(
    (rest, { id, expiresOn }) => holdUntil(rest, id, expiresOn),
    over.reduce((rest, { id }) => release(rest, id), calendar),
  )
