/** What staff do about a refund that failed: try it again, or pay the money back themselves (D35). */
import { refundEnded, refundRequested } from '#events/payments.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { isPaidInShop } from '#shared/bookings/staff-booking.ts'
import { type RequestEvent, requestMachine } from '#shared/bookings/states.ts'
import { moved, next } from '#shared/kit/machine.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { refundCalls } from '#shared/payments/refund-calls.ts'
import { refundRefusals } from '#shared/payments/refund-refusals.ts'
import { type MoneyMoved, moneyMoved } from '../balances/table/money-moved.ts'
import {
  type BookingRequest,
  moveRequest,
  putRequest,
  readRequest,
  readRequests,
} from '../bookings/table/request.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { endBooking, freedFrom, noteRefund } from './end-booking.ts'
import { checkMoneyRead } from './read-money.ts'
import { paymentsOf, soldBy } from './selling-payment.ts'
import { type Payment, putPayment } from './table/payment.ts'

type Entry = Payment['refunds'][string]

/** What the last try said does not hold for the next one. */
const AGAIN = { askedTs: undefined, said: undefined, endedTs: undefined }

interface Failed {
  payment: Payment
  refund: string
  entry: Entry
}

/** The failed refunds of a request, of whichever of its payments. */
const failedOf = (id: string, payments: readonly Payment[]): Failed[] =>
  payments.flatMap(payment =>
    Object.entries(payment.refunds)
      .filter(([, { status, bookingRequests }]) => status === 'failed' && bookingRequests.includes(id))
      .map(([refund, entry]) => ({ payment, refund, entry })),
  )

/**
 * Asks the provider again for each failed refund of a request, by the same reference: it is looked up there first, so no
 * money goes back twice. Refuses `not_found`, `changed_meanwhile`, `refund_not_failed`.
 */
export const retryRefund: Verb<typeof refundCalls.retryRefund> = async ({
  market,
  caller,
  params,
  body,
  idempotency,
}) => {
  const settings = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    await checkMoneyRead(market, before, body.version)
    const failed = failedOf(before.id, await paymentsOf(market, before))
    if (!failed.length) throw refuse(refundRefusals.refund_not_failed)
    const { writes, after } = await change(settings, caller, before, failed, {
      event: 'refund',
      entry: entry => ({ ...entry, status: 'requested', retriedTs: nowSeconds(), ...AGAIN }),
      said: {},
    })
    const answer = answerOf(after, failed)
    await commit([
      ...idempotency.record(answer),
      ...writes,
      ...failed.map(({ payment: { txId }, refund }) => emit(market, refundRequested, { txId, refund })),
    ])
    return answer
  })
}

/**
 * Staff have paid the money of a failed refund back themselves, or that of a booking that was paid in the shop, which
 * ends with it. What was paid online gets its credit note, for the sale is undone. Refuses `not_found`,
 * `changed_meanwhile`, `status_not_possible`, `date_out_of_range`.
 */
export const refundedOtherwise: Verb<typeof refundCalls.refundedOtherwise> = async ({
  market,
  caller,
  params,
  body: { version, description, freeFrom },
  idempotency,
}) => {
  const settings = await readMarket(market)
  const said = { description }
  return retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    await checkMoneyRead(market, before, version)
    const payments = await paymentsOf(market, before)
    const failed = failedOf(before.id, payments)
    if (!failed.length) {
      if (!isPaidInShop(before) || soldBy(before, payments)) throw refuse(bookingRefusals.status_not_possible)
      const { totalPrice: amount, bookingAddons } = before
      const after: BookingRequest = {
        ...before,
        status: 'refunded',
        refundedAmount: amount,
        refundedAddons: amount - before.discountedPrice,
        addonsRefunded: bookingAddons.length > 0,
        freedFrom: freedFrom(settings, before, freeFrom),
      }
      const begun = moved(requestMachine, before.status, 'refund')
      const answer = { status: after.status, addonsRefunded: after.addonsRefunded, amount }
      await commit([
        ...idempotency.record(answer),
        ...moveRequest(market, { ...after, status: begun }, 'returned'),
        ...(await endBooking(settings, after)),
        ...(['owed', 'refunded'] as const).flatMap(what =>
          moneyMoved(settings, {
            what,
            by: 'shop',
            amount,
            currency: settings.currencyCode,
            event: `${before.id}.${before.version + 1}`,
            bookings: [before.id],
          }),
        ),
        ...noteRefund(settings, caller, before, after, said),
      ])
      return answer
    }
    const { writes, after } = await change(settings, caller, before, failed, {
      event: 'returned',
      entry: entry => ({ ...entry, status: 'refunded', otherwise: description, endedTs: nowSeconds() }),
      said,
    })
    const answer = answerOf(after, failed)
    await commit([
      ...idempotency.record(answer),
      ...writes,
      ...failed.flatMap(({ payment: { txId }, refund, entry }) => [
        ...moneyMoved(settings, byShop(refund, entry)),
        emit(market, refundEnded, { txId, refund, outcome: 'refunded' }),
      ]),
    ])
    return answer
  })
}

/** A refund that was owed by card, and that the shop has paid. */
const byShop = (refund: string, { amount, currency, bookingRequests: bookings }: Entry): MoneyMoved => ({
  what: 'refunded',
  by: 'shop',
  amount,
  currency,
  event: refund,
  bookings,
})

const answerOf = ({ status, addonsRefunded }: BookingRequest, failed: readonly Failed[]) => ({
  status,
  addonsRefunded,
  amount: sum(failed.map(({ entry }) => entry.amount)),
})

interface What {
  event: Extract<RequestEvent, 'refund' | 'returned'>
  entry: (entry: Entry) => Entry
  said: Record<string, unknown>
}

/** Changes failed refunds, and all requests that wait for them: a refund may be of several. */
const change = async (
  market: Market,
  caller: Pick<Staff, 'username'>,
  asked: BookingRequest,
  failed: readonly Failed[],
  what: What,
): Promise<{ writes: Write[]; after: BookingRequest }> => {
  const others = [...new Set(failed.flatMap(({ entry }) => entry.bookingRequests))].filter(
    id => id !== asked.id,
  )
  const requests = [asked, ...(await readRequests(market.marketId, others))]
  const changed = requests.map(before => ({ before, after: became(before, failed, what.event) }))
  const byPayment = Map.groupBy(failed, ({ payment }) => payment)
  const writes = [
    ...[...byPayment].map(([payment, some]) =>
      putPayment(market.marketId, {
        ...payment,
        refunds: {
          ...payment.refunds,
          ...Object.fromEntries(some.map(({ refund, entry }) => [refund, what.entry(entry)])),
        },
      }),
    ),
    ...changed.flatMap(({ before, after }) => [
      ...(before.status === after.status
        ? before.hasFailedRefund === after.hasFailedRefund
          ? []
          : putRequest(market.marketId, after)
        : moveRequest(market.marketId, { ...after, status: before.status }, what.event)),
      ...noteRefund(market, caller, before, after, { ...what.said, amount: amountFor(before, failed) }),
    ]),
  ]
  return { writes, after: changed[0]?.after ?? asked }
}

const amountFor = ({ id }: BookingRequest, failed: readonly Failed[]): number =>
  sum(failed.filter(({ entry }) => entry.bookingRequests.includes(id)).map(({ entry }) => entry.amount))

/** A request moves with the refund that ended it; one that stood is only without its mark. */
const became = (request: BookingRequest, failed: readonly Failed[], event: What['event']): BookingRequest => {
  const { hasFailedRefund: _none, ...rest } = request
  const isEnded = failed.some(({ payment, entry }) => payment.txId === request.txId && !entry.isPartial)
  const status =
    request.status === 'refund_failed' && isEnded ? next(requestMachine, request.status, event) : undefined
  return { ...rest, ...(status ? { status } : {}) }
}
