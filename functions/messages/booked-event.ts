import { createHash } from 'node:crypto'
import { type CalendarEvent, UID_LENGTH, uidText } from '#shared/bookings/ics.ts'
import type { BookingRequest } from '../bookings/table/request.ts'
import type { Market } from '../markets/table/market.ts'

type Shop = Pick<Market, 'visualName' | 'address'>
type Booked = Pick<BookingRequest, 'id' | 'dateStartCustomer' | 'dateEndCustomer' | 'shelf'>

/** The days that a customer bought (D11), for the calendar of the mail's reader. */
export const bookedEvent = ({ visualName, address }: Shop, booked: Booked): CalendarEvent => ({
  uid: createHash('sha256').update(uidText(booked.id)).digest('hex').slice(0, UID_LENGTH),
  first: booked.dateStartCustomer,
  last: booked.dateEndCustomer,
  title: `${visualName}: ${booked.shelf.name}`,
  place: address,
})
