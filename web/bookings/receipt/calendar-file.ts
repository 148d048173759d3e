import { type CalendarEvent, icsFile, UID_LENGTH, uidText } from '#shared/bookings/ics.ts'
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
type Dated = Pick<CartEntry, 'bookingRequest' | 'dateStartCustomer' | 'dateEndCustomer' | 'shelfName'>

const eventOf = async (market: VisitorsMarket, entry: Dated): Promise<CalendarEvent> => ({
  uid: await uidOf(entry.bookingRequest),
  first: entry.dateStartCustomer,
  last: entry.dateEndCustomer,
  title: `${market.visualName}: ${entry.shelfName}`,
  place: market.address,
})

const download = (content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'reol.ics'
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves a file with the booked days, which every calendar opens. */
export const saveCalendarFile = async (market: VisitorsMarket, booked: readonly Dated[]): Promise<void> => {
  const events = await Promise.all(booked.map(entry => eventOf(market, entry)))
  download(icsFile(events, new Date().toISOString()))
}
