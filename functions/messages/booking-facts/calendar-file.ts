import { createHash } from 'node:crypto'
import { calendarEvents } from '#shared/bookings/calendar-events.ts'
import { icsFile, UID_LENGTH, uidText } from '#shared/bookings/ics.ts'
import type { Language } from '#shared/kit/language.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import { nowIso } from '../../kit/clock.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Market } from '../../markets/table/market.ts'
import type { TurnsOf } from './turns.ts'

type Shop = Pick<
  Market,
  | 'marketId'
  | 'visualName'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'timeZone'
  | 'openingHours'
  | 'closingDays'
  | 'bookingOpeningDays'
>
type Booked = Pick<BookingRequest, 'id' | 'dateStartCustomer' | 'dateEndCustomer' | 'shelf'>

interface Options {
  language: Language
  turnsOf: TurnsOf<Booked>
  /** Follows the market's id in the file name, so that a tenant who saves two files can tell them apart. */
  ending?: string
}

/**
 * When the shelves of some bookings are set up and emptied, for the calendar of the mail's reader: one attachment, or
 * none when nothing is to be done.
 */
export const calendarFile = (
  market: Shop,
  bookings: readonly Booked[],
  { language, turnsOf, ending = '' }: Options,
): NonNullable<Mail['attachments']> => {
  const shop = { ...market, address: postalAddress(market) }
  const events = bookings.flatMap(booking => {
    const uid = createHash('sha256').update(uidText(booking.id)).digest('hex').slice(0, UID_LENGTH)
    const { dateStartCustomer, dateEndCustomer, shelf } = booking
    const booked = { uid, shelfName: shelf.name, dateStartCustomer, dateEndCustomer }
    return calendarEvents(shop, booked, turnsOf(booking), language)
  })
  if (!events.length) return []
  return [
    {
      name: `${market.marketId}${ending}.ics`,
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: icsFile(events, nowIso()),
    },
  ]
}
