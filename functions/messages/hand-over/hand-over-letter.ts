/** What the mails about handing a booking on say of the booking. */
import { ALONE } from '#shared/bookings/shelf-hours.ts'
import { lastDayOf } from '#shared/bookings/withdrawal.ts'
import { spokenDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Market } from '../../markets/table/market.ts'
import { BOOKING_TEXTS } from '../booking-facts/booking-texts.ts'
import { whenRows } from '../booking-facts/when-rows.ts'
import { inLanguage, type Letter, type Phrase } from '../letter/letter.ts'
import { HAND_OVER_TEXTS } from './hand-over-texts.ts'

/**
 * What is handed on: the shelf, the days, from when it is set up and by when it is empty, and the services that belong to
 * it. No part of a chain is handed on. No prices.
 */
export const handedTable = (
  market: Market,
  booking: BookingRequest,
  language: Language,
): Letter['tables'][number] => {
  const say = HAND_OVER_TEXTS[language]
  const shops = inLanguage(market.language)
  return {
    title: [shops(booking.shelfType.name), BOOKING_TEXTS[language].shelf(booking.shelf.name)],
    rows: [
      ...whenRows(market, booking, ALONE, language),
      ...booking.bookingAddons.map(({ quantity, serviceName }): [Phrase, Phrase] => [
        say.included,
        [`${quantity} × `, shops(serviceName)],
      ]),
    ],
  }
}

/** The last day on which who paid may still withdraw, in words; undefined when they no longer may. */
export const withdrawableUntil = (
  market: Market,
  booking: BookingRequest,
  language: Language,
): string | undefined => {
  const last = lastDayOf(booking, market)
  return last !== null && last >= todayIn(market) ? spokenDay(last, language, true) : undefined
}
