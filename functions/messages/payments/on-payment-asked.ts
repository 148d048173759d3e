import { paymentAsked } from '#events/bookings.ts'
import type { PaymentLink } from '#shared/bookings/link.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { showMoney } from '#shared/kit/money.ts'
import { toMillis } from '#shared/kit/units.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { addonRows } from '../booking-facts/booking-table.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { whenRows } from '../booking-facts/when-rows.ts'
import { greeting } from '../letter/greeting.ts'
import { inLanguage, type Phrase } from '../letter/letter.ts'
import { sendOnce } from '../letter/send-once.ts'
import { ASKED_TEXTS } from './payment-request-texts.ts'

/** Mails the link by which a customer pays a booking. Nothing when staff took the request back meanwhile. */
export default onEvent({
  on: paymentAsked,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market: marketId, id, payload: { bookingRequest } }) => {
    const [market, [booking]] = await Promise.all([
      readMarket(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    if (!booking?.customer || !isAskedFor(booking.status) || !booking.askedUntil) return
    const customer = await readPresentCustomer(marketId, booking.customer)
    const valid = booking.askedUntil - nowSeconds()
    if (!customer?.email || valid <= 0) return
    const { language } = customer
    const say = ASKED_TEXTS[language]
    const amount = showMoney(booking.totalPrice, market.currencyCode, language)
    const ask = booking.totalPrice ? { ...say, button: say.button(amount) } : say.free
    const end = endIn(market.timeZone, toMillis(booking.askedUntil))
    const about: PaymentLink = {
      purpose: 'pay-booking-request',
      market: marketId,
      bookingRequest,
      cart: booking.cartToken,
    }
    const [token, turnsOf] = await Promise.all([linkToken(about, valid), readTurns(marketId, [booking])])
    const rows: [Phrase, Phrase][] = [
      [say.shelf, booking.shelf.name],
      ...whenRows(market, booking, turnsOf(booking), language),
      ...addonRows(market, booking, language),
      [say.total, amount],
    ]
    await sendOnce(market, id, customer.email, {
      language,
      subject: ask.subject(market.visualName),
      greeting: greeting(customer.name, language),
      lead: [ask.lead(market.visualName), say.until(spokenDay(end.day, language), end.time)],
      tables: [{ title: inLanguage(market.language)(booking.shelfType.name), rows }],
      button: {
        label: ask.button,
        // The token stays in the browser: a fragment is in no log.
        url: `${env('SITE_URL')}/login/${marketId}/finalize-booking-payment-request#token=${token}`,
      },
      closing: [ask.closing],
      about: { bookingRequests: [bookingRequest], customer: customer.userNumber },
    })
  },
})
