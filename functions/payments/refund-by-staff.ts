import { bookingEnded, refundRequested } from '#events/payments.ts'
import { requestMachine } from '#shared/bookings/states.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { moved } from '#shared/kit/machine.ts'
import { sum, toWire } from '#shared/kit/money.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { refundCalls } from '#shared/payments/refund-calls.ts'
import { refundRefusals } from '#shared/payments/refund-refusals.ts'
import {
  endsForNothing,
  MOST_PARTIAL_REFUNDS,
  type PlannedRefund,
  planRefund,
} from '#shared/payments/refund-rules.ts'
import { moneyMoved } from '../balances/table/money-moved.ts'
import { type BookingRequest, moveRequest, putRequest, readRequest } from '../bookings/table/request.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Call, Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { checkRecentProof } from '../kit/recent-proof.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { endBooking, endForNothing, freedFrom, noteRefund } from './end-booking.ts'
import { checkMoneyRead } from './read-money.ts'
import { sellingPayment } from './selling-payment.ts'
import { type Payment, putPayment } from './table/payment.ts'

const DAY_SECONDS = 86_400

/**
 * Staff give money of one booking back (D35). All of the rent ends the booking, and its shelf is free from the day
 * that they chose, as is that of a booking for which nothing was paid (D62); less leaves it as it is. One transaction
 * asks for the refund, and the queue makes it. What was asked for counts as given back from then on, also when it
 * fails: it is owed, so it cannot be asked for twice. Refuses `not_found`, `changed_meanwhile`, `not_paid_online`,
 * `nothing_to_refund`, `refund_too_much` with the most that can go back (`rest`), `refund_too_many`, `date_out_of_range`, and
 * `proof_needed` above the amount that the market sets.
 */
export const refundRequest: Verb<typeof refundCalls.refundRequest> = async ({
  market,
  caller,
  params,
  body,
  idempotency,
}) => {
  const settings = await readMarket(market)
  if (body.amount === 0) throw refuseFields({ amount: [inputRefusals.invalid] })
  return retryOnConflict(async () => {
    const before = await readRequest(market, params.id)
    await checkMoneyRead(market, before, body.version)
    const payment = await sellingPayment(market, before)
    if (!payment) throw refuse(refundRefusals[before.paidTs ? 'not_paid_online' : 'nothing_to_refund'])
    if (endsForNothing(before) && body.amount === undefined)
      return endWithoutMoney(settings, before, { caller, body, idempotency })
    const plan = planned(before, body)
    await checkProof(settings, payment, plan, caller, body.proof)
    checkRoom(payment, plan)
    const { refundedAmount, refundedAddons, addonsRefunded } = plan
    const counted: BookingRequest = { ...before, refundedAmount, refundedAddons, addonsRefunded }
    const after: BookingRequest = plan.endsBooking
      ? {
          ...counted,
          status: moved(requestMachine, before.status, 'refund'),
          freedFrom: freedFrom(settings, before, body.freeFrom),
        }
      : counted
    const refund = newId()
    const answer = { status: after.status, addonsRefunded, amount: plan.amount }
    await commit([
      ...idempotency.record(answer),
      putPayment(market, {
        ...payment,
        refunds: {
          ...payment.refunds,
          [refund]: entryOf(payment, before, plan, caller.username, body.reason),
        },
      }),
      ...(plan.endsBooking
        ? [
            ...moveRequest(market, { ...after, status: before.status }, 'refund'),
            ...(await endBooking(settings, after)),
          ]
        : putRequest(market, after)),
      ...moneyMoved(settings, {
        what: 'owed',
        by: 'card',
        amount: plan.amount,
        currency: payment.currency,
        event: refund,
        bookings: [before.id],
      }),
      ...noteRefund(settings, caller, before, after, body.reason ? { reason: body.reason } : {}),
      emit(market, refundRequested, { txId: payment.txId, refund }),
    ])
    return answer
  })
}

/** Refuses `refund_too_much`, `nothing_to_refund`. */
const planned = (before: BookingRequest, asked: Parameters<typeof planRefund>[1]): PlannedRefund => {
  const plan = planRefund(before, asked)
  if (typeof plan === 'number') throw tooMuch(plan)
  if (!plan.amount) throw refuse(refundRefusals.nothing_to_refund)
  return plan
}

/**
 * Refuses `proof_needed` where staff give more of a payment back within a day than the market does without one: else many
 * small amounts would be one large one.
 */
const checkProof = async (
  { refundProofAbove }: Market,
  { refunds }: Payment,
  { amount }: PlannedRefund,
  caller: Staff,
  proof: string | undefined,
): Promise<void> => {
  const recent = Object.values(refunds).filter(
    ({ reason, requestedTs }) => reason === 'staff' && requestedTs > nowSeconds() - DAY_SECONDS,
  )
  if (amount + sum(recent.map(one => one.amount)) > refundProofAbove) await checkRecentProof(caller, proof)
}

/** No refund is made, so the customer hears of the end by a mail of its own. */
const endWithoutMoney = async (
  market: Market,
  before: BookingRequest,
  {
    caller,
    body,
    idempotency,
  }: Pick<Call<typeof refundCalls.refundRequest>, 'caller' | 'body' | 'idempotency'>,
): Promise<Returned<typeof refundCalls.refundRequest>> => {
  const free = freedFrom(market, before, body.freeFrom)
  const after: BookingRequest = { ...before, status: 'refunded', freedFrom: free }
  const answer = { status: after.status, addonsRefunded: false, amount: 0 }
  await commit([
    ...idempotency.record(answer),
    ...(await endForNothing(market, after)),
    ...noteRefund(market, caller, before, after, body.reason ? { reason: body.reason } : {}),
    emit(market.marketId, bookingEnded, { bookingRequest: after.id, freedFrom: free }),
  ])
  return answer
}

/**
 * All refunds of a payment are in its item, which has an end (400 KB, DynamoDB). Those that end a booking are as few as
 * its bookings, so they always have room, as has what the worker writes to each.
 */
const checkRoom = ({ refunds }: Payment, { endsBooking }: PlannedRefund): void => {
  const parts = Object.values(refunds).filter(({ isPartial }) => isPartial)
  if (!endsBooking && parts.length >= MOST_PARTIAL_REFUNDS) throw refuse(refundRefusals.refund_too_many)
}

const tooMuch = (rest: number) =>
  rest
    ? refuse(refundRefusals.refund_too_much, { rest: toWire(rest) })
    : refuse(refundRefusals.nothing_to_refund)

const entryOf = (
  { currency }: Payment,
  { id }: BookingRequest,
  { amount, addons, endsBooking }: PlannedRefund,
  by: string,
  note: string | undefined,
): Payment['refunds'][string] => ({
  amount,
  currency,
  bookingRequests: [id],
  reason: 'staff',
  status: 'requested',
  requestedTs: nowSeconds(),
  addons,
  by,
  ...(note ? { note } : {}),
  ...(endsBooking ? {} : { isPartial: true }),
})
