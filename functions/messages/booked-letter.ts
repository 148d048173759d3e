/** The confirmation of a payment: what was booked, when, where and for how much. */

import type { Turns } from '#shared/bookings/shelf-hours.ts'
import { type Day, dayIn, spokenDay } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney, sum, vatWithin } from '#shared/kit/money.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import { env } from '../kit/env.ts'
import { type Market, rentVatPercent } from '../markets/table/market.ts'
import type { Payment } from '../payments/table/payment.ts'
import { inLanguage, type Letter, type Phrase } from './letter/letter.ts'
import { periodLabel } from './period-label.ts'
import { betweenShelves, moveTable, type ShelfMove } from './shelf-move.ts'
import { TEXTS } from './texts.ts'
import type { TurnsOf } from './turns.ts'
import { whenRows } from './when-rows.ts'

/** `moves`: of the extensions that are on another shelf. */
export const bookedLetter = (
  market: Market,
  requests: readonly BookingRequest[],
  payment: Pick<Payment, 'txId' | 'paidTs'> & { buyer: Pick<Payment['buyer'], 'name'> },
  language: Language,
  about: { hasReceipt: boolean; moves: readonly ShelfMove[]; turnsOf: TurnsOf; today: Day },
): Letter => {
  const { hasReceipt, moves, turnsOf, today } = about
  const texts = TEXTS[language]
  const say = texts.booked
  const money = (amount: number) => showMoney(amount, market.currencyCode, language)
  const vatPercent = rentVatPercent(market)
  const total = sum(requests.map(({ totalPrice }) => totalPrice))
  const isExtension = requests.every(({ parentBookingRequest }) => parentBookingRequest)
  return {
    language,
    subject: isExtension
      ? say.extendedSubject(market.visualName)
      : say.subject(requests.length, market.visualName),
    greeting: texts.hello(payment.buyer.name),
    lead: [leadOf(say, { isExtension, isFree: total === 0 })(market.visualName)],
    tables: [
      ...requests.map(request => bookingTable(market, request, turnsOf(request), language)),
      ...moves.map(move => moveTable(market, move, language, today)),
      {
        title: total ? say.sum : say.freeSum,
        rows: [
          [say.total, money(total)],
          ...(vatPercent > 0
            ? [[say.vat(vatPercent), money(vatWithin(total, vatPercent))] as [Phrase, Phrase]]
            : []),
          ...paidRows(market, requests, payment, total, language),
        ],
      },
      placeTable(market, language),
    ],
    button: { label: say.button, url: receiptUrl(market, requests) },
    closing: [
      ...betweenShelves(market, moves, language, today),
      hasReceipt ? say.calendarAndReceipt : say.calendar,
      say.linkLasts,
      say.welcome,
    ],
  }
}

const leadOf = (
  say: (typeof TEXTS)[Language]['booked'],
  { isExtension, isFree }: { isExtension: boolean; isFree: boolean },
) => {
  if (isFree) return isExtension ? say.extendedFreeLead : say.freeLead
  return isExtension ? say.extendedLead : say.lead
}

/** Where the shop is, and when shelves are filled and emptied. */
export const placeTable = (
  market: Pick<Market, 'language' | 'address' | 'postalCode' | 'city' | 'setUpHours' | 'emptyingHours'>,
  language: Language,
): Letter['tables'][number] => {
  const say = TEXTS[language].booked
  const shops = inLanguage(market.language)
  return {
    title: say.place,
    rows: [
      [say.address, shops(postalAddress(market))],
      ...(market.setUpHours ? [[say.setUp, shops(market.setUpHours)] as [Phrase, Phrase]] : []),
      ...(market.emptyingHours ? [[say.emptying, shops(market.emptyingHours)] as [Phrase, Phrase]] : []),
    ],
  }
}

/** When it was paid, unless it was free, by whom, and the number by which shop and buyer name it: also to withdraw. */
const paidRows = (
  { timeZone }: Market,
  requests: readonly BookingRequest[],
  { txId, paidTs, buyer }: Parameters<typeof bookedLetter>[2],
  total: number,
  language: Language,
): [Phrase, Phrase][] => {
  const say = TEXTS[language].booked
  const customer = requests.find(request => request.customer)?.customer
  return [
    ...(paidTs === null || !total
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

type Shop = Pick<Market, 'language' | 'currencyCode' | 'openingHours' | 'closingDays' | 'bookingOpeningDays'>

/** One booking: its shelf, its days and what it costs. */
export const bookingTable = (
  market: Shop,
  request: BookingRequest,
  turns: Turns,
  language: Language,
): Letter['tables'][number] => ({
  title: [
    inLanguage(market.language)(request.shelfType.name),
    TEXTS[language].booked.shelf(request.shelf.name),
  ],
  rows: rowsOf(market, request, turns, language),
})

const rowsOf = (
  market: Shop,
  request: BookingRequest,
  turns: Turns,
  language: Language,
): [Phrase, Phrase][] => {
  const say = TEXTS[language].booked
  const money = (amount: number) => showMoney(amount, market.currencyCode, language)
  const period = periodLabel(request.bookingPeriod, language)
  const { length } = request.eligibleClosingDays
  const days = inSentence(
    request.eligibleClosingDays.map(day => spokenDay(day, language)),
    language,
  )
  return [
    // Of a booking whose last day staff typed there is none.
    ...(period ? [[say.period, period] as [Phrase, Phrase]] : []),
    // What the customer bought; the market may take the shelf for longer (D11).
    ...whenRows(market, request, turns, language),
    ...(days ? [[say.extra, say.closingDays(length, days)] as [Phrase, Phrase]] : []),
    [say.rent, money(request.discountedPrice)],
    ...addonRows(market, request, language),
  ]
}

/** What each service of a booking costs. */
export const addonRows = (
  { language: ofShop, currencyCode }: Pick<Market, 'language' | 'currencyCode'>,
  { bookingAddons }: Pick<BookingRequest, 'bookingAddons'>,
  language: Language,
): [Phrase, Phrase][] =>
  bookingAddons.map(({ serviceName, quantity, totalPrice }) => [
    [`${quantity} × `, inLanguage(ofShop)(serviceName)],
    showMoney(totalPrice, currencyCode, language),
  ])
