/** What staff and buyers get of the documents of a payment. Another's are not there: 404 `not_found`. */
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { boughtBy } from '#shared/payments/rules.ts'
import { readOwnRequest, readRequest, readRequests } from '../bookings/table/request.ts'
import type { Caller } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { readDocuments } from './table/document.ts'
import { readPayment } from './table/payment.ts'

const listed = (documents: readonly PaymentDocument[]) => ({
  results: documents.map(({ number, kind, refund, issuedOn, total, currency }) => ({
    number,
    kind,
    refund,
    date: issuedOn,
    total,
    currency,
  })),
})

/**
 * The documents of all payments that were opened for a request; for a customer of those that are theirs. Refuses
 * `not_found`, also for another customer's request.
 */
export const listRequestDocuments: Verb<typeof paymentsContract.listRequestDocuments> = async ({
  market,
  caller,
  params,
}) => {
  const request = await (caller.kind === 'customer'
    ? readOwnRequest(market, params.id, caller.userNumber)
    : readRequest(market, params.id))
  const documents = await Promise.all(
    request.payments.map(async txId =>
      caller.kind === 'admin' || (await isOf(market, txId, caller)) ? readDocuments(market, txId) : [],
    ),
  )
  return listed(documents.flat().sort((one, other) => one.number - other.number))
}

/** The documents of one payment. Refuses `not_found`. */
export const listPaymentDocuments: Verb<typeof paymentsContract.listPaymentDocuments> = async ({
  market,
  caller,
  params: { txId },
  query,
}) => {
  await checkIsOf(market, txId, caller, query.cartToken)
  return listed(await readDocuments(market, txId))
}

/**
 * Whether a payment is the caller's: any of the market for staff; for a customer the own ones, also those of an account
 * that was merged into this one; and for whoever has its cart. Refuses `not_found` without the payment.
 */
const isOf = async (
  market: string,
  txId: string,
  caller: Caller,
  cartToken?: string | undefined,
): Promise<boolean> => {
  const payment = await readPayment(market, txId)
  // The documents of an extension by a link say whose it is. They go to its customer by mail.
  const isOfCart = cartToken && cartToken === payment.cartToken && !payment.isByLink
  if (caller.kind === 'admin' || isOfCart) return true
  if (caller.kind !== 'customer') return false
  if (payment.buyer.userNumber === caller.userNumber) return true
  const bought = boughtBy(await readRequests(market, payment.bookingIds), txId)
  // Who took a booking over has not paid it.
  return bought.some(({ customer, handedOn }) => customer === caller.userNumber && !handedOn)
}

/** Refuses `not_found` unless the payment is the caller's. */
export const checkIsOf = async (
  market: string,
  txId: string,
  caller: Caller,
  cartToken: string | undefined,
): Promise<void> => {
  if (!(await isOf(market, txId, caller, cartToken))) throw refuse(commonRefusals.not_found)
}
