import type { Turns } from '#shared/bookings/shelf-hours.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney } from '#shared/kit/money.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import type { Market } from '../../markets/table/market.ts'
import { inLanguage, type Letter, type Phrase } from '../letter/letter.ts'
import { BOOKING_TEXTS } from './booking-texts.ts'
import { periodLabel } from './period-label.ts'
import { whenRows } from './when-rows.ts'

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
    BOOKING_TEXTS[language].shelf(request.shelf.name),
  ],
  rows: rowsOf(market, request, turns, language),
})

const rowsOf = (
  market: Shop,
  request: BookingRequest,
  turns: Turns,
  language: Language,
): [Phrase, Phrase][] => {
  const say = BOOKING_TEXTS[language]
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
