/** Writes how the demo's bookings were paid: the payment, its receipt, and the sale that the card provider knows. */
import type { BookingRequest } from '#functions/bookings/table/request.ts'
import { readCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { type Market, readMarket, rentVatPercent } from '#functions/markets/table/market.ts'
import { newDocument } from '#functions/payments/table/document.ts'
import { newPayment } from '#functions/payments/table/payment.ts'
import { dayIn } from '#shared/kit/day.ts'
import { toWire } from '#shared/kit/money.ts'
import { type Seconds, toMillis } from '#shared/kit/units.ts'
import { receiptOf } from '#shared/payments/receipt.ts'
import type { Elavon } from '../providers/elavon/server.ts'
import type { DemoMarket } from './markets.ts'
import { aliasOf } from './seed-market.ts'

/** The last four digits of the tenants' cards. Each tenant has one. */
const CARDS = ['1119', '4417', '0302', '7785', '2264'] as const

/** One after another, as they were paid: the receipts have numbers in sequence. */
export const seedPayments = async (
  demo: DemoMarket,
  bookings: readonly BookingRequest[],
  sell: Elavon['sell'],
): Promise<void> => {
  const market = await readMarket(demo.marketId)
  const paid = bookings.flatMap(booking =>
    booking.paidTs === null || !booking.txId
      ? []
      : [{ ...booking, paidTs: booking.paidTs, txId: booking.txId }],
  )
  paid.sort((one, other) => one.paidTs - other.paidTs)
  for (const [at, booking] of paid.entries()) {
    const card = CARDS[Number(booking.customer) % CARDS.length] ?? CARDS[0]
    const transactionId = sell({
      alias: aliasOf(demo),
      amount: toWire(booking.totalPrice),
      currencyCode: market.currencyCode,
      paidAt: new Date(toMillis(booking.paidTs)),
      lastFour: card,
    })
    await pay(market, booking, { transactionId, card, number: at + 1 })
  }
}

const pay = async (
  market: Market,
  booking: BookingRequest & { paidTs: Seconds; txId: string },
  { transactionId, card, number }: { transactionId: string; card: string; number: number },
): Promise<void> => {
  const { marketId, timeZone, country, currencyCode } = market
  const { paidTs, txId } = booking
  const customer = await readCustomer(marketId, booking.customer ?? '')
  const payment = {
    txId,
    version: 0,
    status: 'paid' as const,
    amount: booking.totalPrice,
    currency: currencyCode,
    bookingIds: [booking.id],
    cartToken: booking.cartToken,
    buyer: {
      userNumber: booking.customer,
      name: booking.buyer?.name ?? '',
      email: booking.customerEmail ?? '',
      phone: booking.buyer?.phone ?? '',
    },
    language: customer.language,
    account: market.cardAccount,
    sessionId: null,
    transactionId,
    card,
    createdTs: booking.createdTs,
    paidTs,
    nextLookTs: null,
    refunds: {},
  }
  await commit([
    newPayment(marketId, payment),
    ...newDocument(marketId, country, {
      ...receiptOf(market, rentVatPercent(market), payment, { requests: [booking], customer }),
      number,
      issuedTs: paidTs,
      issuedOn: dayIn(timeZone, toMillis(paidTs)),
    }),
  ])
}
