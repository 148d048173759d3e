/** A booking that its buyer may end, with all that decides what goes back. */
import { countsAsExtension, emptyAfter, lastDayOf, type WayOut, wayOut } from '#shared/bookings/withdrawal.ts'
import { withdrawalRefusals } from '#shared/bookings/withdrawal-refusals.ts'
import { addDays, type Day, dayIn } from '#shared/kit/day.ts'
import type { Reason } from '#shared/kit/reasons.ts'
import { toMillis } from '#shared/kit/units.ts'
import { endsForNothing } from '#shared/payments/refund-rules.ts'
import { backBy, type WithdrawalMoney, withdrawalMoney } from '#shared/payments/withdrawal.ts'
import type { Quoted, Receipt } from '#shared/payments/withdrawal-calls.ts'
import { type BookingRequest, readRequests, withExtensions } from '../bookings/table/request.ts'
import { readTicks } from '../bookings/table/tick.ts'
import { todayIn } from '../kit/clock.ts'
import type { Market } from '../markets/table/market.ts'
import { sellingPayment } from './selling-payment.ts'
import { readDocuments } from './table/document.ts'
import type { Payment } from './table/payment.ts'

/** A shelf is prepared on the last open day before its first: the longest closing that the day board knows. */
const PREPARED_DAYS = 31

export interface WithdrawalCase {
  request: BookingRequest
  today: Day
  /** The payment that bought it. */
  payment?: Payment
  extension?: BookingRequest
  /** How it can be ended and for how much; otherwise why it cannot. */
  out?: { way: WayOut; money: WithdrawalMoney }
  why?: Reason
}

export const readCase = async (market: Market, request: BookingRequest): Promise<WithdrawalCase> => {
  const today = todayIn(market)
  const [payment, present] = await Promise.all([
    sellingPayment(market.marketId, request),
    withExtensions(market.marketId, request),
  ])
  const found = { request, today, ...(payment ? { payment } : {}) }
  const { way, why } = wayOut(present, market, today)
  if (why === withdrawalRefusals.extension_first) {
    const counting = Object.entries(present.children).flatMap(([id, status]) =>
      countsAsExtension(status) ? [id] : [],
    )
    const [extension] = await readRequests(market.marketId, counting)
    return { ...found, why, ...(extension ? { extension } : {}) }
  }
  if (why) return { ...found, why }
  // Its money goes back by itself already (D14).
  if (!payment) return { ...found, why: withdrawalRefusals.withdrawal_done }
  const isPerformed = await werePerformed(market.marketId, request)
  const money = withdrawalMoney(request, way, { today, isPerformed })
  return money.amount > 0 || endsForNothing(request)
    ? { ...found, out: { way, money } }
    : { ...found, why: withdrawalRefusals.nothing_goes_back }
}

/** Staff have ticked on the day board that the shelf was prepared: then its services were performed. */
const werePerformed = async (market: string, { id, dateStart, bookingAddons }: BookingRequest) => {
  if (!bookingAddons.length) return false
  const ticks = await readTicks(market, { first: addDays(dateStart, -PREPARED_DAYS), last: dateStart })
  return ticks.some(tick => tick.kind === 'prepare' && tick.id === id)
}

/** Who acts: the name and the address to which the acknowledgement goes. */
export interface Buyer {
  name: string
  email: string
}

/** What the buyer reads. Reads the number of the receipt. */
export const quoteOf = async (market: Market, found: WithdrawalCase, buyer: Buyer): Promise<Quoted> => {
  const { request, today, payment, extension, out, why } = found
  const [document] = payment ? await readDocuments(market.marketId, payment.txId) : []
  const { way, money } = out ?? {}
  return {
    bookingRequest: request.id,
    shelf: request.shelf.name,
    shelfType: request.shelfType.name,
    bookingPeriod: request.bookingPeriod,
    dateStart: request.dateStartCustomer,
    dateEnd: request.dateEndCustomer,
    receiptNumber: document?.number ?? null,
    ...buyer,
    currency: payment?.currency ?? market.currencyCode,
    kind: way?.kind ?? null,
    why: why?.code ?? null,
    extension: extension
      ? {
          id: extension.id,
          shelf: extension.shelf.name,
          dateStart: extension.dateStartCustomer,
          dateEnd: extension.dateEndCustomer,
        }
      : null,
    until: way?.until ?? lastDayOf(request, market),
    hasBegun: request.dateStartCustomer <= today,
    hasWish: request.beginWishTs !== undefined,
    isHandedOn: request.handedOn !== undefined,
    paid: request.totalPrice,
    used: money?.used ?? null,
    performed: money?.performed ?? 0,
    services: request.bookingAddons.map(({ serviceName }) => serviceName),
    kept: money?.kept ?? null,
    refunded: request.refundedAmount ?? 0,
    amount: money?.amount ?? 0,
    card: payment?.card ?? null,
    backBy: backBy(today),
    emptyBy: emptyAfter(market, request, today),
    done: request.withdrawn ? receiptOf(market, request.withdrawn, payment) : null,
  }
}

/** The acknowledgement of a booking that its buyer has ended. */
export const receiptOf = (
  market: Market,
  { ts, kind, amount, email, emptyBy }: NonNullable<BookingRequest['withdrawn']>,
  payment: Pick<Payment, 'currency'> | undefined,
): Receipt => ({
  at: ts,
  kind,
  amount,
  currency: payment?.currency ?? market.currencyCode,
  backBy: backBy(dayIn(market.timeZone, toMillis(ts))),
  emptyBy,
  email,
})
