/** Issues the receipt of a payment and the credit note of a refund, each once, with the next number of the market. */
import { documentIssued } from '#events/payments.ts'
import { dayIn } from '#shared/kit/day.ts'
import { toMillis } from '#shared/kit/units.ts'
import { creditMoney } from '#shared/payments/document.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { receiptOf, sellerOf } from '#shared/payments/receipt.ts'
import { readRequests } from '../bookings/table/request.ts'
import { type Customer, readPresentCustomer } from '../customers/table/customer.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket, rentVatPercent } from '../markets/table/market.ts'
import { newDocument, readDocuments, readLastNumber } from './table/document.ts'
import { type Payment, readPayment } from './table/payment.ts'

/** After a rush the documents of a market wait for each other. Shorter than a worker may take. */
const ISSUE_RETRY_MS = 20_000

/** The last turn of each market that has one. */
const turns = new Map<string, Promise<unknown>>()

/**
 * A batch brings several messages to this process at once: those of a market take turns, since only one of them can win a
 * number. Other markets do not wait for them.
 */
const inTurn = <T>(market: string, work: () => Promise<T>): Promise<T> => {
  const turn = (turns.get(market) ?? Promise.resolve()).then(work)
  const ended = turn
    .catch(() => undefined)
    .then(() => {
      if (turns.get(market) === ended) turns.delete(market)
    })
  turns.set(market, ended)
  return turn
}

type Draft = Omit<PaymentDocument, 'number' | 'issuedTs' | 'issuedOn'>

/**
 * Issues a document unless its payment or refund has one. `draft` makes it of what is there; undefined when there is
 * none to make. The last number is read first and must be the same at the write, so whatever `draft` reads of other
 * documents holds.
 */
const issue = (
  market: Market,
  txId: string,
  refund: string | null,
  draft: (documents: readonly PaymentDocument[]) => Promise<Draft | undefined>,
): Promise<void> =>
  inTurn(market.marketId, () =>
    retryOnConflict(async () => {
      const number = (await readLastNumber(market.marketId)) + 1
      const documents = await readDocuments(market.marketId, txId)
      if (documents.some(document => document.refund === refund)) return
      const made = await draft(documents)
      if (!made) return
      const issuedTs = nowSeconds()
      const issuedOn = dayIn(market.timeZone, toMillis(issuedTs))
      await commit([
        ...newDocument(market.marketId, market.country, { ...made, number, issuedTs, issuedOn }),
        emit(market.marketId, documentIssued, { txId, refund, number }),
      ])
    }, ISSUE_RETRY_MS),
  )

/** Issues the receipt of a payment over all that it took, also over what goes back at once (D14). */
export const issueReceipt = async (marketId: string, txId: string): Promise<void> => {
  const market = await readMarket(marketId)
  await issue(market, txId, null, async () => {
    const payment = await readPayment(marketId, txId)
    if (payment.paidTs === null) return undefined
    const [requests, customer] = await Promise.all([
      readRequests(marketId, payment.bookingIds),
      readCustomerOf(marketId, payment),
    ])
    return receiptOf(
      market,
      rentVatPercent(market),
      { ...payment, paidTs: payment.paidTs },
      { requests, customer },
    )
  })
}

/** Issues the credit note of a refund that was made. Its receipt is issued first if it is not there yet. */
export const issueCreditNote = async (marketId: string, txId: string, refund: string): Promise<void> => {
  await issueReceipt(marketId, txId)
  const [market, { refunds }] = await Promise.all([readMarket(marketId), readPayment(marketId, txId)])
  const entry = refunds[refund]
  if (entry?.status !== 'refunded') return
  await issue(market, txId, refund, async documents => {
    const [receipt, ...before] = documents
    if (!receipt) throw new Error(`payment ${txId} has no receipt`)
    return {
      ...receipt,
      kind: 'credit_note',
      refund,
      seller: sellerOf(market),
      ...creditMoney(receipt, before, entry),
      undoes: { number: receipt.number, issuedOn: receipt.issuedOn },
      ...(entry.otherwise === undefined ? {} : { isOtherwise: true }),
    }
  })
}

const readCustomerOf = async (
  market: string,
  { buyer: { userNumber } }: Payment,
): Promise<Customer | undefined> => (userNumber ? readPresentCustomer(market, userNumber) : undefined)
