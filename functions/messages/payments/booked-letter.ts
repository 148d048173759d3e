/** The confirmation of a payment: what was booked, when, where and for how much. */

import { type Day, dayIn, spokenDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney, sum, vatWithin } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import { env } from '../../kit/env.ts'
import { type Market, rentVatPercent } from '../../markets/table/market.ts'
import type { Payment } from '../../payments/table/payment.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { BOOKING_TEXTS } from '../booking-facts/booking-texts.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { betweenShelves, moveTable, type ShelfMove } from '../booking-facts/shelf-move.ts'
import type { TurnsOf } from '../booking-facts/turns.ts'
import { greeting } from '../letter/greeting.ts'
import type { Letter, Phrase } from '../letter/letter.ts'
import { BOOKED_TEXTS } from './booked-texts.ts'

/** `moves`: of the extensions that are on another shelf. */
export const bookedLetter = (
  market: Market,
  requests: readonly BookingRequest[],
  payment: Pick<Payment, 'txId' | 'paidTs'> & { buyer: Pick<Payment['buyer'], 'name'> },
  language: Language,
  about: { hasReceipt: boolean; moves: readonly ShelfMove[]; turnsOf: TurnsOf; today: Day },
): Letter => {
  const { hasReceipt, moves, turnsOf, today } = about
  const common = BOOKING_TEXTS[language]
  const say = BOOKED_TEXTS[language]
  const money = (amount: number) => showMoney(amount, market.currencyCode, language)
  const vatPercent = rentVatPercent(market)
  const total = sum(requests.map(({ totalPrice }) => totalPrice))
  const isExtension = requests.every(({ parentBookingRequest }) => parentBookingRequest)
  return {
    language,
    subject: isExtension
      ? say.extendedSubject(market.visualName)
      : say.subject(requests.length, market.visualName),
    greeting: greeting(payment.buyer.name, language),
    lead: [leadOf(say, { isExtension, isFree: total === 0 })(market.visualName)],
    tables: [
      ...requests.map(request => bookingTable(market, request, turnsOf(request), language)),
      ...moves.map(move => moveTable(market, move, language, today)),
      {
        title: total ? say.sum : say.freeSum,
        rows: [
          [common.total, money(total)],
          ...(vatPercent > 0
            ? [[common.vat(vatPercent), money(vatWithin(total, vatPercent))] as [Phrase, Phrase]]
            : []),
          ...paidRows(market, requests, payment, total, language),
        ],
      },
      placeTable(market, language),
    ],
    button: { label: say.button, url: receiptUrl(market, requests) },
    closing: [
      ...betweenShelves(market, moves, language, today),
      hasReceipt ? say.calendarAndReceipt : common.calendar,
      say.linkLasts,
      common.welcome,
    ],
  }
}

const leadOf = (
  say: (typeof BOOKED_TEXTS)[Language],
  { isExtension, isFree }: { isExtension: boolean; isFree: boolean },
) => {
  if (isFree) return isExtension ? say.extendedFreeLead : say.freeLead
  return isExtension ? say.extendedLead : say.lead
}

/** When it was paid, unless it was free, by whom, and the number by which shop and buyer name it: also to withdraw. */
const paidRows = (
  { timeZone }: Market,
  requests: readonly BookingRequest[],
  { txId, paidTs, buyer }: Parameters<typeof bookedLetter>[2],
  total: number,
  language: Language,
): [Phrase, Phrase][] => {
  const say = BOOKED_TEXTS[language]
  const customer = requests.find(request => request.customer)?.customer
  return [
    ...(paidTs === null || !total
      ? []
      : [[say.paidOn, spokenDay(dayIn(timeZone, toMillis(paidTs)), language, true)] as [Phrase, Phrase]]),
    [say.buyer, buyer.name],
    ...(customer ? [[BOOKING_TEXTS[language].customer, customer] as [Phrase, Phrase]] : []),
    [say.reference, txId],
  ]
}

/** The page with the receipt. The token stays in the browser: a fragment is in no log. */
const receiptUrl = ({ marketId }: Market, [request]: readonly BookingRequest[]): string =>
  `${env('SITE_URL')}/login/${marketId}/booking/success#${request?.cartToken ?? ''}`
