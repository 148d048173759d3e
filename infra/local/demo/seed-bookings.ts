/** Writes the tenants of a demo market and their past, present and future bookings. */
import { type BookingRequest, newRequest } from '#functions/bookings/table/request.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { addLiveBookings } from '#functions/customers/table/live-bookings.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId, newToken } from '#functions/kit/ids.ts'
import type { Write } from '#functions/kit/table.ts'
import { commit } from '#functions/kit/table.ts'
import { putCalendar } from '#functions/shelves/table/calendar.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { addDays, daysBetween } from '#shared/kit/day.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import type { Elavon } from '../providers/elavon/server.ts'
import type { DemoMarket } from './markets.ts'
import { person } from './people.ts'
import { commitAll, type DemoCatalogue } from './seed-market.ts'
import { seedPayments } from './seed-payments.ts'
import { FEE } from './seed-year.ts'

const TENANTS = 25
/** The first days of a tenant's two bookings, in days from today. Tenants take these pairs in turn. */
const STARTS = [
  [-40, 3],
  [-5, 25],
  [-12, 14],
  [-60, -3],
  [1, 33],
] as const
/** How many of the future bookings staff have not confirmed yet. */
const PENDING = 4

export const seedBookings = async (
  demo: DemoMarket,
  catalogue: DemoCatalogue,
  sell: Elavon['sell'],
): Promise<void> => {
  const { marketId: market } = demo
  const bookings: BookingRequest[] = []
  for (let at = 0; at < TENANTS; at++) {
    const userNumber = await takeUserNumber(market)
    const language = demo.language === 'de' ? 'de' : 'da'
    const { name, email, phone } = person(language, at)
    const createdTs = nowSeconds() - 90 * 86_400
    const customer = {
      userNumber,
      name,
      email,
      phone,
      country: demo.country,
      language,
      verified: true,
      fee: FEE,
      createdTs,
    } as const
    await commit(newCustomer(market, customer))
    bookings.push(...bookingsOf(catalogue, at, userNumber, email, { name, phone }))
  }
  const coming = bookings.filter(({ dateStart }) => dateStart > catalogue.today)
  const pending = new Set(coming.slice(-PENDING).map(({ id }) => id))
  const known = bookings.map(booking =>
    pending.has(booking.id) ? { ...booking, status: 'paid' as const } : booking,
  )
  await commitAll([
    ...known.flatMap(booking => newRequest(market, booking)),
    ...liveOf(market, known),
    ...calendarsOf(market, known, catalogue),
  ])
  await seedPayments(demo, known, sell)
}

/** What runs of each tenant, or is to come. */
const liveOf = (market: string, bookings: readonly BookingRequest[]): Write[] =>
  [...Map.groupBy(bookings, ({ customer }) => customer ?? '')].map(([userNumber, own]) =>
    addLiveBookings(market, userNumber, own),
  )

const bookingsOf = (
  { today, closingDays, shelves, prices, periods }: DemoCatalogue,
  tenant: number,
  customer: string,
  customerEmail: string,
  buyer: { name: string; phone: string },
): BookingRequest[] =>
  (STARTS[tenant % STARTS.length] ?? []).flatMap((start, nth) => {
    const shelf = shelves[(tenant * 2) % shelves.length]
    const price = prices.find(
      one => one.shelfType === shelf?.type.id && one.bookingPeriod === periods[nth]?.id,
    )
    const period = periods[nth]
    if (!shelf || !price || !period) return []
    const dateStart = addDays(today, start)
    const { last: dateEnd, eligibleClosingDays } = bookingEnd(dateStart, period, closingDays)
    const txId = newId()
    const paidTs = nowSeconds() + Math.min(0, daysBetween(today, dateStart) - 7) * 86_400
    return [
      {
        id: newId(),
        version: 0,
        kind: 'booking',
        type: 'new',
        status: 'confirmed',
        cartToken: newToken(),
        shelfType: { id: shelf.type.id, name: shelf.type.name },
        shelf: { id: shelf.id, name: shelf.name },
        shelfPeriodPrice: price.id,
        bookingPeriod: period,
        dateStartCustomer: dateStart,
        dateEndCustomer: dateEnd,
        dateStart,
        dateEnd,
        eligibleClosingDays,
        bookingAddons: [],
        price: price.price,
        discountPercent: null,
        discountedPrice: price.price,
        totalPrice: price.price,
        addonsRefunded: false,
        customer,
        customerEmail,
        parentBookingRequest: null,
        children: {},
        createdTs: paidTs - 300,
        statusTs: paidTs,
        buyer,
        expiresOn: paidTs + 600,
        paidTs,
        termsVersion: 1,
        txId,
        payments: [txId],
        isRemoved: false,
      } satisfies BookingRequest,
    ]
  })

/** The calendars of the shelves, without past bookings. */
const calendarsOf = (
  market: string,
  bookings: readonly BookingRequest[],
  { shelves, today }: DemoCatalogue,
): Write[] =>
  shelves.flatMap(({ id, name, type }) => {
    const taken = bookings
      .filter(booking => booking.shelf.id === id && booking.dateEnd >= today)
      .map(booking => ({
        first: booking.dateStart,
        last: booking.dateEnd,
        by: booking.id,
        status: SHELF_BOOKING.bookedAndPaidOnline,
        until: 0,
      }))
    return taken.length
      ? [putCalendar({ market, shelfType: type.id, shelf: { id, name }, version: 0, taken })]
      : []
  })
