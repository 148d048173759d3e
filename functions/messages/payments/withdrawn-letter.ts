/** The acknowledgement of a withdrawal on a durable medium: when it came, what it said, what happens now. */
import { type Day, dayIn, spokenDay, timeIn } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import { backBy } from '#shared/payments/withdrawal.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Payment } from '../../payments/table/payment.ts'
import { BOOKING_TEXTS } from '../booking-facts/booking-texts.ts'
import { WHEN_TEXTS } from '../booking-facts/when-rows.ts'
import { inLanguage, type Phrase } from '../letter/letter.ts'
import type { Written } from '../letter/write-to.ts'
import { WITHDRAWAL_TEXTS } from './withdrawal-texts.ts'

/** `name`: as the buyer gave it. */
export const withdrawnLetter = (
  market: Market,
  booking: BookingRequest & Required<Pick<BookingRequest, 'withdrawn'>>,
  { txId, currency, card }: Pick<Payment, 'txId' | 'currency' | 'card'>,
  name: string,
  language: Language,
): Written => {
  const { withdrawn, shelf, shelfType } = booking
  const say = WITHDRAWAL_TEXTS[language].acknowledged
  const ofKind = say[withdrawn.kind]
  const at = toMillis(withdrawn.ts)
  const day = dayIn(market.timeZone, at)
  const full = (one: Day) => spokenDay(one, language, true)
  const { emptyBy } = withdrawn
  const rows: [Phrase, Phrase][] = [
    [say.booking, [inLanguage(market.language)(shelfType.name), BOOKING_TEXTS[language].shelf(shelf.name)]],
    [WHEN_TEXTS[language].first, full(booking.dateStartCustomer)],
    [WHEN_TEXTS[language].last, full(booking.dateEndCustomer)],
    [say.paidWith, txId],
    [say.name, name],
    [say.email, withdrawn.email],
    [say.amount, showMoney(withdrawn.amount, currency, language)],
    ...(withdrawn.amount > 0 ? [[say.backBy, full(backBy(day))] as [Phrase, Phrase]] : []),
  ]
  if (emptyBy) {
    const last = full(emptyBy.day)
    rows.push([say.emptyBy, emptyBy.time ? say.emptyAt(last, emptyBy.time) : last])
  }
  return {
    subject: ofKind.subject(market.visualName),
    lead: [`${ofKind.lead(full(day), timeIn(market.timeZone, at))} ${ofKind.statement}:`],
    tables: [{ title: say.contents, rows }],
    closing: [...(card ? [say.toCard(card)] : []), ...(emptyBy ? [] : [say.freeNow]), say.keep],
  }
}
