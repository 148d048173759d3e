import * as z from 'zod/mini'
import { bookingWithdrawn, refundRequested } from '#events/payments.ts'
import { requestMachine } from '#shared/bookings/states.ts'
import { emptyAfter } from '#shared/bookings/withdrawal.ts'
import { withdrawalRefusals } from '#shared/bookings/withdrawal-refusals.ts'
import { addDays } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { moved } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { Minor } from '#shared/kit/units.ts'
import { type Receipt, type withdrawalCalls, withdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { withdrawalRequestRefusals } from '#shared/payments/withdrawal-refusals.ts'
import { moneyMoved } from '../balances/table/money-moved.ts'
import { type BookingRequest, moveRequest, readOwnRequest, readRequest } from '../bookings/table/request.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import type { Idempotency } from '../kit/idempotency.ts'
import { newId } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { endBooking, endForNothing, freedFrom, noteRefund } from './end-booking.ts'
import { type Payment, putPayment } from './table/payment.ts'
import { type Buyer, quoteOf, readCase, receiptOf, type WithdrawalCase } from './withdrawal-case.ts'

/** What a customer gets back of a booking of theirs, or why nothing. Refuses `not_found`, `withdrawal_of_payer`. */
export const readWithdrawal: Verb<typeof withdrawalCalls.readWithdrawal> = async ({
  market: marketId,
  caller,
  params,
}) => {
  const [market, own] = await Promise.all([
    readMarket(marketId),
    readPaidBy(marketId, params.id, caller.userNumber),
  ])
  return quoteOf(market, await readCase(market, own.request), own.buyer)
}

/** Ends a booking of the customer's. Refuses `not_found`, `withdrawal_of_payer`, and what `endByBuyer` does. */
export const withdraw: Verb<typeof withdrawalCalls.withdraw> = async ({
  market: marketId,
  caller,
  params,
  body,
  language,
  idempotency,
}) => {
  const [market, { buyer }] = await Promise.all([
    readMarket(marketId),
    readPaidBy(marketId, params.id, caller.userNumber),
  ])
  return endByBuyer(market, params.id, { ...body, buyer, language, idempotency })
}

/** Refuses `not_found`, and `withdrawal_of_payer` when another buyer has paid the booking and handed it on. */
const readPaidBy = async (
  market: string,
  id: string,
  userNumber: string,
): Promise<{ request: BookingRequest; buyer: Buyer }> => {
  const request = await readOwnRequest(market, id, userNumber)
  if (request.handedOn) throw refuse(withdrawalRefusals.withdrawal_of_payer)
  const { name, email } = await readCustomer(market, userNumber)
  return { request, buyer: { name, email } }
}

interface Ending {
  /** What the buyer was quoted. */
  amount: Minor
  buyer: Buyer
  language: Language | undefined
  idempotency: Idempotency
}

/**
 * Ends a booking as its buyer confirmed it: one transaction asks for the refund, if anything was paid, frees the
 * shelf, and tells buyer and staff. Answers the same again for a booking that its buyer has ended. Refuses
 * `amount_changed` with the new quote, and what the rules refuse: `withdrawal_over`, `extension_first`,
 * `withdrawal_done`, `withdrawal_not_online`, `nothing_goes_back`.
 */
export const endByBuyer = (market: Market, id: string, ending: Ending): Promise<Receipt> =>
  retryOnConflict(async () => {
    const found = await readCase(market, await readRequest(market.marketId, id))
    const { request, payment, out, why } = found
    if (request.withdrawn) return receiptOf(market, request.withdrawn, payment)
    if (!out || !payment)
      throw refuse(why ?? withdrawalRefusals.withdrawal_done, await factsOf(market, found, ending))
    if (out.money.amount !== ending.amount)
      throw refuse(withdrawalRequestRefusals.amount_changed, await factsOf(market, found, ending))
    const after = endedBy(market, found, out, ending.buyer)
    const receipt = receiptOf(market, after.withdrawn, payment)
    await commit([
      ...ending.idempotency.record(receipt),
      ...(out.money.amount > 0
        ? await endWithMoney(market, request.status, after, { payment, out, language: ending.language })
        : await endForNothing(market, after)),
      ...noteRefund(
        market,
        { username: (request.handedOn?.payer ?? request.customer) || payment.buyer.email },
        request,
        after,
        {
          withdrawn: out.way.kind,
        },
      ),
      emit(market.marketId, bookingWithdrawn, {
        bookingRequest: id,
        txId: payment.txId,
        name: ending.buyer.name,
        language: ending.language ?? payment.language,
      }),
    ])
    return receipt
  })

type Ended = BookingRequest & Required<Pick<BookingRequest, 'withdrawn'>>

interface GivenBack {
  payment: Payment
  out: NonNullable<WithdrawalCase['out']>
  language: Language | undefined
}

/** `status`: that of the booking before. */
const endWithMoney = async (
  market: Market,
  status: BookingRequest['status'],
  after: Ended,
  { payment, out: { way, money }, language }: GivenBack,
): Promise<Write[]> => {
  const refund = newId()
  const entry = {
    amount: money.amount,
    currency: payment.currency,
    bookingRequests: [after.id],
    reason: way.kind,
    status: 'requested' as const,
    requestedTs: after.withdrawn.ts,
    addons: money.addons,
    ...(language ? { language } : {}),
  }
  return [
    putPayment(market.marketId, { ...payment, refunds: { ...payment.refunds, [refund]: entry } }),
    ...moveRequest(market.marketId, { ...after, status }, 'refund'),
    ...(await endBooking(market, after)),
    ...moneyMoved(market, {
      what: 'owed',
      by: 'card',
      amount: money.amount,
      currency: payment.currency,
      event: refund,
      bookings: [after.id],
    }),
    emit(market.marketId, refundRequested, { txId: payment.txId, refund }),
  ]
}

const factsOf = async (market: Market, found: WithdrawalCase, { buyer }: Ending) => ({
  quote: z.encode(withdrawalQuote, await quoteOf(market, found, buyer)),
})

/** The booking as it is afterwards. Before its first day the shelf is free at once, later when it must be empty. */
const endedBy = (
  market: Market,
  { request, today }: WithdrawalCase,
  { way, money }: NonNullable<WithdrawalCase['out']>,
  { email }: Buyer,
): Ended => {
  const emptyBy = emptyAfter(market, request, today)
  const refundedAddons = (request.refundedAddons ?? 0) + money.addons
  return {
    ...request,
    status: moved(requestMachine, request.status, 'refund'),
    refundedAmount: (request.refundedAmount ?? 0) + money.amount,
    refundedAddons,
    addonsRefunded: refundedAddons > 0 && refundedAddons === request.totalPrice - request.discountedPrice,
    freedFrom: freedFrom(market, request, emptyBy ? addDays(emptyBy.day, 1) : undefined),
    withdrawn: { ts: nowSeconds(), kind: way.kind, amount: money.amount, email, emptyBy },
  }
}
