/** The confirmation of a payment: what was booked, when, where and for how much. */

import { dayIn, spokenDay } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney, sum, vatWithin } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { env } from '../kit/env.ts'
import { type Market, rentVatPercent } from '../markets/table/market.ts'
import type { Payment } from '../payments/table/payment.ts'
import { inLanguage, type Letter, type Phrase } from './letter.ts'
import { periodLabel } from './period-label.ts'
import { TEXTS } from './texts.ts'

export const bookedLetter = (
  market: Market,
  requests: readonly BookingRequest[],
  payment: Pick<Payment, 'txId' | 'paidTs'> & { buyer: Pick<Payment['buyer'], 'name'> },
  language: Language,
  hasReceipt: boolean,
): Letter => {
  const texts = TEXTS[language]
  const say = texts.booked
  const shops = inLanguage(market.language)
  const money = (amount: number) => showMoney(amount, market.currencyCode, language)
  const vatPercent = rentVatPercent(market)
  const total = sum(requests.map(({ totalPrice }) => totalPrice))
  return {
    language,
    subject: say.subject(requests.length, market.visualName),
    greeting: texts.hello(payment.buyer.name),
    lead: [say.lead(market.visualName)],
    tables: [
      ...requests.map(request => ({
        title: [shops(request.shelfType.name), say.shelf(request.shelf.name)],
        rows: rowsOf(request, language, money, shops),
      })),
      {
        title: say.sum,
        rows: [
          [say.total, money(total)],
          ...(vatPercent > 0
            ? [[say.vat(vatPercent), money(vatWithin(total, vatPercent))] as [Phrase, Phrase]]
            : []),
          ...paidRows(market, requests, payment, language),
        ],
      },
      {
        title: say.place,
        rows: [
          [say.address, shops(market.address)],
          ...(market.setUpHours ? [[say.setUp, shops(market.setUpHours)] as [Phrase, Phrase]] : []),
          ...(market.emptyingHours ? [[say.emptying, shops(market.emptyingHours)] as [Phrase, Phrase]] : []),
        ],
      },
    ],
    button: { label: say.button, url: receiptUrl(market, requests) },
    closing: [hasReceipt ? say.calendarAndReceipt : say.calendar, say.linkLasts, say.welcome],
  }
}

/** When it was paid and by whom, and the reference by which the shop finds the payment. */
const paidRows = (
  { timeZone }: Market,
  requests: readonly BookingRequest[],
  { txId, paidTs, buyer }: Parameters<typeof bookedLetter>[2],
  language: Language,
): [Phrase, Phrase][] => {
  const say = TEXTS[language].booked
  const customer = requests.find(request => request.customer)?.customer
  return [
    ...(paidTs === null
      ? []
      : [[say.paidOn, spokenDay(dayIn(timeZone, toMillis(paidTs)), language, true)] as [Phrase, Phrase]]),
    [say.buyer, buyer.name],
    ...(customer ? [[say.customer, customer] as [Phrase, Phrase]] : []),
    [say.reference, txId],
  ]
}

/** The page with the receipt. The token stays in the browser: a fragment is in no log. */
const receiptUrl = ({ marketId }: Market, [request]: readonly BookingRequest[]): string =>
  `${env('SITE_URL')}/login/${marketId}/booking/success#${request?.cartToken ?? ''}`

const rowsOf = (
  request: BookingRequest,
  language: Language,
  money: (amount: number) => string,
  shops: ReturnType<typeof inLanguage>,
): [Phrase, Phrase][] => {
  const say = TEXTS[language].booked
  const { length } = request.eligibleClosingDays
  const days = inSentence(
    request.eligibleClosingDays.map(day => spokenDay(day, language)),
    language,
  )
  return [
    [say.period, periodLabel(request.bookingPeriod, language)],
    [say.from, spokenDay(request.dateStart, language, true)],
    [say.to, spokenDay(request.dateEnd, language, true)],
    ...(days ? [[say.extra, say.closingDays(length, days)] as [Phrase, Phrase]] : []),
    [say.rent, money(request.discountedPrice)],
    ...request.bookingAddons.map(({ serviceName, quantity, totalPrice }): [Phrase, Phrase] => [
      [`${quantity} × `, shops(serviceName)],
      money(totalPrice),
    ]),
  ]
}
