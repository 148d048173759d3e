/** The withdrawal of a buyer who does not log in: by name, number and address, or by the link in the mail. */
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { Body } from '#shared/kit/contract.ts'
import { type Refusal, refuse, refuseError, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { boughtBy } from '#shared/payments/rules.ts'
import { isSameName } from '#shared/payments/same-name.ts'
import type { withdrawalCalls } from '#shared/payments/withdrawal-calls.ts'
import { withdrawalLink } from '#shared/payments/withdrawal-link.ts'
import { withdrawalRequestRefusals } from '#shared/payments/withdrawal-refusals.ts'
import { type BookingRequest, readRequests } from '../bookings/table/request.ts'
import { addressNow } from '../customers/table/customer.ts'
import type { Verb } from '../kit/http.ts'
import { digest } from '../kit/ids.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { countTry, countVisitorTry } from '../kit/limit.ts'
import { readMarket } from '../markets/table/market.ts'
import { readDocument, readDocuments } from './table/document.ts'
import { type Payment, readPayment } from './table/payment.ts'
import { endByBuyer } from './withdraw.ts'
import { type Buyer, quoteOf, readCase } from './withdrawal-case.ts'

/** One internet address may be a whole shop with its visitors, or a mobile network. */
const VISITOR = { what: 'withdrawal', most: 60, window: 3_600 }
/**
 * Numbers of receipts are easy to guess, so nobody may try many addresses for one of them. A single visitor has the
 * lower limit, and cannot shut its buyer out. The link has no such limit.
 */
const NUMBER_OF_VISITOR = { what: 'withdrawal-number-of', most: 30, window: 86_400 }
const NUMBER = { what: 'withdrawal-number', most: 300, window: 86_400 }

interface Asked {
  market: string
  address: string
  body: Body<typeof withdrawalCalls.quoteWithdrawal>
}

interface Known {
  payment: Payment
  requests: BookingRequest[]
  buyer: Buyer
}

/**
 * What the buyer gets back of each booking of a payment. Refuses `withdrawal_no_match` when name, number or address
 * does not fit, without saying which; `too_many_attempts`, `link_invalid`.
 */
export const quoteWithdrawal: Verb<typeof withdrawalCalls.quoteWithdrawal> = async call => {
  const [market, { payment, requests, buyer }] = await Promise.all([readMarket(call.market), known(call)])
  const [receipt] = await readDocuments(market.marketId, payment.txId)
  return {
    reference: receipt ? String(receipt.number) : payment.txId,
    ...buyer,
    bookings: await Promise.all(
      requests.map(async request => quoteOf(market, await readCase(market, request), buyer)),
    ),
  }
}

/** Ends one of these bookings. Refuses what `quoteWithdrawal` and `endByBuyer` do. */
export const confirmWithdrawal: Verb<typeof withdrawalCalls.confirmWithdrawal> = async call => {
  const [market, { requests, buyer }] = await Promise.all([readMarket(call.market), known(call)])
  const { bookingRequest, amount } = call.body
  if (!requests.some(({ id }) => id === bookingRequest))
    throw refuse(withdrawalRequestRefusals.withdrawal_no_match)
  const { language, idempotency } = call
  return endByBuyer(market, bookingRequest, { amount, buyer, language, idempotency })
}

const known = async (call: Asked): Promise<Known> => {
  const { market, address, body } = call
  if (!(await countVisitorTry(market, VISITOR, address))) throw tooMany()
  return body.linkToken ? byLink(market, body.linkToken) : byStatement(call)
}

const tooMany = (): Refusal => refuseError(identityRefusals.too_many_attempts)

const byLink = async (market: string, token: string): Promise<Known> => {
  // Only callers with a link load what checks it.
  const { readLinkOf } = await import('../kit/link.ts')
  const link = await readLinkOf(market, token, withdrawalLink)
  const payment = await readPayment(market, link.txId)
  const requests = boughtBy(await readRequests(market, payment.bookingIds), payment.txId)
  return {
    payment,
    requests,
    buyer: { name: payment.buyer.name, email: await payersAddress(market, payment) },
  }
}

/** Refuses everything that does not fit with the same code, so nobody learns which address or number is known. */
const byStatement = async ({ market, address, body }: Asked): Promise<Known> => {
  const { name, reference, email } = body
  if (!name || !reference || !email) {
    const missing = Object.entries({ name, reference, email }).filter(([, value]) => !value)
    throw refuseFields(Object.fromEntries(missing.map(([field]) => [field, [inputRefusals.required]])))
  }
  const who = digest(market, compact(reference))
  const mayTry =
    (await countVisitorTry(market, { ...NUMBER_OF_VISITOR, about: who }, address)) &&
    (await countTry(market, { ...NUMBER, who }))
  if (!mayTry) throw tooMany()
  const payment = await paymentOf(market, compact(reference))
  const requests = payment ? boughtBy(await readRequests(market, payment.bookingIds), payment.txId) : []
  // A friend who took the booking over must not withdraw from it with their own address.
  const own = requests.filter(({ handedOn }) => !handedOn)
  const addresses = [
    payment?.buyer.email,
    payment && (await payersAddress(market, payment)),
    ...own.map(({ customerEmail }) => customerEmail),
  ]
  const isTheirs = payment && isSameName(name, payment.buyer.name) && addresses.includes(email)
  if (isTheirs && requests.length) return { payment, requests, buyer: { name, email } }
  throw refuse(withdrawalRequestRefusals.withdrawal_no_match)
}

/** Who paid may have another address since. */
const payersAddress = (market: string, { buyer }: Payment): Promise<string> =>
  addressNow(market, buyer.userNumber, buyer.email)

const compact = (reference: string): string => reference.replace(/[\s#.]/g, '').toUpperCase()

/** Finds a payment by the number of a receipt or a credit note, or by its own. */
const paymentOf = async (market: string, reference: string): Promise<Payment | undefined> => {
  const isNumber = /^[1-9]\d{0,8}$/.test(reference)
  const absent = ignoreRefusal(commonRefusals.not_found)
  const document = isNumber ? await readDocument(market, Number(reference)).catch(absent) : undefined
  return readPayment(market, document?.txId ?? reference).catch(absent)
}
