import { paymentAsked } from '#events/bookings.ts'
import type { PaymentLink } from '#shared/bookings/link.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { showMoney } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { addonRows } from '../booking-facts/booking-table.ts'
import { readBooking } from '../booking-facts/read-booking.ts'
import { whenRows } from '../booking-facts/when-rows.ts'
import { inLanguage, type Phrase } from '../letter/letter.ts'
import { letterTo } from '../letter/letter-to.ts'
import { linkTo } from '../letter/link-to.ts'
import { customer } from '../letter/readers.ts'
import { ASKED_TEXTS } from './payment-request-texts.ts'

/** Mails the link by which a customer pays a booking. Nothing when staff took the request back meanwhile. */
export default letterTo(customer, {
  on: paymentAsked,
  texts: ASKED_TEXTS,
  read: async (market, { bookingRequest }) => {
    const found = await readBooking(market, bookingRequest)
    const until = found?.booking.askedUntil
    if (!found || !isAskedFor(found.booking.status) || !until || until <= nowSeconds()) return undefined
    return { ...found, until }
  },
  letter: async ({ booking, turnsOf, until }, { market, language, say }) => {
    const amount = showMoney(booking.totalPrice, market.currencyCode, language)
    const ask = booking.totalPrice ? { ...say, button: say.button(amount) } : say.free
    const end = endIn(market.timeZone, toMillis(until))
    const about: PaymentLink = {
      purpose: 'pay-booking-request',
      market: market.marketId,
      bookingRequest: booking.id,
      cart: booking.cartToken,
    }
    const rows: [Phrase, Phrase][] = [
      [say.shelf, booking.shelf.name],
      ...whenRows(market, booking, turnsOf(booking), language),
      ...addonRows(market, booking, language),
      [say.total, amount],
    ]
    return {
      subject: ask.subject(market.visualName),
      lead: [ask.lead(market.visualName), say.until(spokenDay(end.day, language), end.time)],
      tables: [{ title: inLanguage(market.language)(booking.shelfType.name), rows }],
      button: {
        label: ask.button,
        url: await linkTo('finalize-booking-payment-request', about, until - nowSeconds()),
      },
      closing: [ask.closing],
      about: { bookingRequests: [booking.id] },
    }
  },
})
