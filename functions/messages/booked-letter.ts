/** The confirmation of a payment: what was booked, when, where and for how much. */

import { spokenDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney, sum, vatWithin } from '#shared/kit/money.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import type { Market } from '../markets/table/market.ts'
import type { Letter } from './letter.ts'
import { TEXTS } from './texts.ts'

export const bookedLetter = (
  market: Market,
  requests: readonly BookingRequest[],
  buyer: { name: string },
  language: Language,
): Letter => {
  const texts = TEXTS[language]
  const say = texts.booked
  const money = (amount: number) => showMoney(amount, market.currencyCode, language)
  const total = sum(requests.map(({ totalPrice }) => totalPrice))
  return {
    language,
    subject: say.subject(requests.length, market.visualName),
    greeting: texts.hello(buyer.name),
    lead: [say.lead(market.visualName)],
    tables: [
      ...requests.map(request => ({
        title: say.shelf(request.shelfType.name, request.shelf.name),
        rows: rowsOf(request, language, money),
      })),
      {
        title: say.sum,
        rows: [
          [say.total, money(total)],
          [say.vat(market.vatPercent), money(vatWithin(total, market.vatPercent))],
        ],
      },
      { title: say.place, rows: [[say.address, market.address]] },
    ],
    closing: [say.calendar, say.welcome],
  }
}

const rowsOf = (
  request: BookingRequest,
  language: Language,
  money: (amount: number) => string,
): [string, string][] => {
  const say = TEXTS[language].booked
  const days = request.eligibleClosingDays.map(day => spokenDay(day, language)).join(', ')
  return [
    [say.period, request.bookingPeriod.name],
    [say.from, spokenDay(request.dateStart, language, true)],
    [say.to, spokenDay(request.dateEnd, language, true)],
    ...(days ? [[say.extra, say.closingDays(days)] as [string, string]] : []),
    [say.rent, money(request.discountedPrice)],
    ...request.bookingAddons.map(({ serviceName, quantity, totalPrice }): [string, string] => [
      `${quantity} × ${serviceName}`,
      money(totalPrice),
    ]),
  ]
}
