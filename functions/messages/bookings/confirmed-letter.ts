/** The confirmation of a booking, as staff send it: what, when, where and how it is paid. No receipt (D54). */
import type { Turns } from '#shared/bookings/shelf-hours.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { shelfStatusOf } from '#shared/bookings/takes-shelf.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney, vatWithin } from '#shared/kit/money.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import { type Market, rentVatPercent } from '../../markets/table/market.ts'
import { bookingTable } from '../booking-facts/booking-table.ts'
import { BOOKING_TEXTS } from '../booking-facts/booking-texts.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { betweenShelves, moveTable, type ShelfMove } from '../booking-facts/shelf-move.ts'
import type { Phrase } from '../letter/letter.ts'
import type { Written } from '../letter/write-to.ts'
import { CONFIRMED_TEXTS } from './confirmed-texts.ts'

/** `moves`: none, or that of an extension on another shelf. */
export const confirmedLetter = (
  market: Market,
  booking: BookingRequest,
  language: Language,
  { moves, turns, today }: { moves: readonly ShelfMove[]; turns: Turns; today: Day },
): Written => {
  const say = CONFIRMED_TEXTS[language]
  const common = BOOKING_TEXTS[language]
  const vatPercent = rentVatPercent(market)
  const money = (amount: number) => showMoney(amount, market.currencyCode, language)
  return {
    subject: say.subject(market.visualName),
    lead: [say.lead(market.visualName)],
    tables: [
      bookingTable(market, booking, turns, language),
      ...moves.map(move => moveTable(market, move, language, today)),
      {
        title: say.money,
        rows: [
          [common.total, money(booking.totalPrice)],
          ...(vatPercent > 0 && booking.totalPrice > 0
            ? [[common.vat(vatPercent), money(vatWithin(booking.totalPrice, vatPercent))] as [Phrase, Phrase]]
            : []),
          [say.payment, howPaid(booking, language)],
          ...(booking.customer ? [[common.customer, booking.customer] as [Phrase, Phrase]] : []),
        ],
      },
      placeTable(market, language),
    ],
    closing: [
      ...betweenShelves(market, moves, language, today),
      ...(shelfStatusOf(booking) === SHELF_BOOKING.bookedAndPaid ? [say.noReceipt] : []),
      common.calendar,
      say.questions,
      common.welcome,
    ],
  }
}

/** How it stands with the money, in words of the customer. */
const howPaid = (booking: BookingRequest, language: Language): string => {
  const say = CONFIRMED_TEXTS[language]
  const status = shelfStatusOf(booking)
  if (status === SHELF_BOOKING.bookedAndPaid) return say.paidInShop
  if (status === SHELF_BOOKING.bookedAndPaidOnline) return say.paidOnline
  if (status === SHELF_BOOKING.waitingForPayment) return say.linkIsOut
  return booking.byStaff?.withholdFromSales ? say.withheld : say.payLater
}
