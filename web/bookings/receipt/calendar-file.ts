import { calendarEvents } from '#shared/bookings/calendar-events.ts'
import { icsFile, UID_LENGTH, uidText } from '#shared/bookings/ics.ts'
import type { Turns } from '#shared/bookings/shelf-hours.ts'
import type { Language } from '#shared/kit/language.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import type { CartEntry } from '../cart/cart.ts'

/** The same id as in the mail's file, so that a calendar that gets both shows the booking once. */
const uidOf = async (request: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uidText(request)))
  return [...new Uint8Array(hash)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, UID_LENGTH)
}

/** What a calendar file says of a booking. */
type Dated = Pick<CartEntry, 'bookingRequest' | 'dateStartCustomer' | 'dateEndCustomer' | 'shelfName'> & Turns

const download = (content: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves a file that every calendar opens: when the shelves are set up, and when they are emptied. */
export const saveCalendarFile = async (
  market: VisitorsMarket,
  booked: readonly Dated[],
  language: Language,
): Promise<void> => {
  const events = await Promise.all(
    booked.map(async ({ bookingRequest, ...dated }) =>
      calendarEvents(market, { ...dated, uid: await uidOf(bookingRequest) }, dated, language),
    ),
  )
  download(icsFile(events.flat(), new Date().toISOString()), `${market.marketId}.ics`)
}
