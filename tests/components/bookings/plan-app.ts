/**
 * The shop's shelves and who has them, as staff's calendar and the form at the till ask for them: A1 to A3 and the glass
 * cabinets C1 to C8. What is saved, moved or deleted is kept, and a colleague changes a booking by `change`.
 */
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { dayBoardCalls } from '#shared/bookings/staff-day-board-calls.ts'
import { planCalls } from '#shared/bookings/staff-plan-calls.ts'
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import { type Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { CUSTOMER, MARKET, NONE } from '../demo.ts'
import { idOf, PERIODS, TYPES } from '../shop.ts'
import { stub } from '../stub.ts'

const typeNamed = (name: string) => {
  const found = TYPES.find(type => type.name === name)
  if (!found) throw new Error(`there is no shelf type ${name}`)
  return { id: found.id, name }
}

export const STANDARD = typeNamed('Standardhylde')
export const CABINET = typeNamed('Glasskab')

const SHELVES = [
  ...['A1', 'A2', 'A3'].map(name => ({ name, type: STANDARD })),
  ...['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'].map(name => ({ name, type: CABINET })),
].map((shelf, at) => ({ ...shelf, id: idOf('shelf', at + 1) }))

export const shelfNamed = (name: string) => {
  const found = SHELVES.find(shelf => shelf.name === name)
  if (!found) throw new Error(`there is no shelf ${name}`)
  return found
}

/** The day of the shop, so many days from today. */
export const dayAfter = (days: number): string => addDays(dayIn(MARKET.timeZone, Date.now()), days)

/** Anna's booking of a shelf that is to be paid in the shop. Days from today. */
export const bookingOf = (
  nth: number,
  shelf: string,
  [first, last]: readonly [number, number],
  more: Partial<ShelfBooking> = {},
): ShelfBooking => {
  const { id, name, type } = shelfNamed(shelf)
  const days = { dateStart: dayAfter(first), dateEnd: dayAfter(last) }
  return {
    id: idOf('booking', nth),
    version: 1,
    status: SHELF_BOOKING.bookedNotPaid,
    requestStatus: 'confirmed',
    shelf: { id, name },
    shelfType: type,
    customer: CUSTOMER.userNumber,
    customerName: CUSTOMER.name,
    customerEmail: CUSTOMER.email,
    customerPhone: CUSTOMER.phone,
    ...days,
    dateStartCustomer: days.dateStart,
    dateEndCustomer: days.dateEnd,
    bookingPeriod: PERIODS[0] ?? { id: '', name: '', days: 0, weeks: 0, months: 0 },
    bookingAddons: [],
    listPrice: '299.00',
    price: '299.00',
    totalPrice: '299.00',
    description: '',
    isBookingForMarket: false,
    withholdFromSales: false,
    validUntil: null,
    eligibleClosingDays: [],
    freedFrom: null,
    created: '2027-06-10T08:00:00.000Z',
    paidAt: null,
    parentBookingRequest: null,
    handOver: null,
    askedAt: null,
    askedTo: null,
    askedUntil: null,
    hasLapsed: false,
    ...more,
  }
}

interface Range {
  dateStart: string
  dateEnd: string
}

const touches = (one: Range, other: Range): boolean =>
  one.dateStart <= other.dateEnd && other.dateStart <= one.dateEnd

const barOf = (one: ShelfBooking) => ({
  id: one.id,
  shelf: one.shelf.id,
  dateStart: one.dateStart,
  dateEnd: one.dateEnd,
  status: one.status,
  requestStatus: one.requestStatus,
  until: 0,
  customer: one.customer,
  name: one.customerName ?? one.description,
  isBookingForMarket: one.isBookingForMarket,
  hasLapsed: one.hasLapsed,
})

/** What a call may change of a booking: another shelf is sent by its id. */
type Changed = Partial<Omit<ShelfBooking, 'shelf'>> & { shelf?: string }

/** Answers the calls about shelves and their bookings. */
export const stubPlan = (bookings: readonly ShelfBooking[] = []) => {
  let kept = [...bookings]
  const find = (id: string) => kept.find(one => one.id === id)
  const now = ({ id }: { id: string }): ShelfBooking => {
    const found = find(id)
    if (!found) throw new Error(`there is no booking ${id}`)
    return found
  }
  const change = (id: string, { shelf: to, version: _, ...fields }: Changed): ShelfBooking => {
    const shelf = to === undefined ? undefined : SHELVES.find(one => one.id === to)
    const before = now({ id })
    const after = {
      ...before,
      ...fields,
      ...(shelf && { shelf: { id: shelf.id, name: shelf.name }, shelfType: shelf.type }),
      version: before.version + 1,
    }
    kept = kept.map(one => (one.id === id ? after : one))
    return after
  }
  const save = (id: string, body: Changed): ShelfBooking | Refusal =>
    body.version === now({ id }).version
      ? change(id, body)
      : refuse(kitRefusals.changed_meanwhile, { present: now({ id }) })

  stub(shelvesCalls.listShelfNames, {
    results: SHELVES.map(({ id, name, type }) => ({ id, name, type: type.id })),
    types: [STANDARD, CABINET],
  })
  stub(planCalls.readPlan, ({ query }) => ({
    results: kept.filter(one => one.shelfType.id === query.shelfType && touches(one, query)).map(barOf),
  }))
  const frees = stub(shelfBookingsCalls.listShelfBookings, ({ query }) => {
    const taken = kept.filter(one => touches(one, query))
    const free = SHELVES.filter(
      ({ id, type }) =>
        (!query.shelfType || type.id === query.shelfType) &&
        (!query.shelf || id === query.shelf) &&
        !taken.some(one => one.shelf.id === id && one.id !== query.bookingRequest),
    )
    return {
      results: taken,
      isAvailable: free.length > 0,
      specialClosingDates: [],
      availableShelfIds: free.map(({ id }) => id),
      availableShelves: free.map(({ id, name, type }) => ({
        id,
        name,
        shelfType: type.id,
        isNotEmptied: false,
      })),
      bookingRequestDates: [],
      bookingRequest: null,
    }
  })
  const reads = stub(
    shelfBookingsCalls.readShelfBooking,
    ({ params }) => find(params.id) ?? refuse(commonRefusals.not_found),
  )
  const changes = stub(shelfBookingsCalls.changeShelfBooking, ({ params, body }) =>
    save(params.id, body as Changed),
  )
  const moves = stub(shelfBookingsCalls.moveShelfBookings, ({ body }) => ({
    results: body.moves.map(({ id, version: _, ...place }) => change(id, place)),
  }))
  const removes = stub(shelfBookingsCalls.removeShelfBooking, ({ params }) => {
    kept = kept.filter(({ id }) => id !== params.id)
    return undefined
  })
  const adds = stub(shelfBookingsCalls.addShelfBooking, ({ body }) => {
    const name = SHELVES.find(({ id }) => id === body.shelf)?.name ?? ''
    const { shelf: _, bookingAddons: __, bookingPeriod: ___, ...fields } = body
    const days = { dateStart: body.dateStart, dateEnd: body.dateEnd ?? addDays(body.dateStart, 6) }
    const booked = { ...bookingOf(kept.length + 1, name, [0, 6]), ...fields, ...days } as ShelfBooking
    if (kept.some(one => one.shelf.id === body.shelf && touches(one, days)))
      return refuse(bookingRefusals.error_booking_period_unavailable)
    kept.push(booked)
    return booked
  })
  stub(dayBoardCalls.readDayBoard, {
    date: dayAfter(0),
    at: new Date().toISOString(),
    needs: [],
    unconfirmed: { count: 0, results: [] },
    empty: [],
    prepare: [],
    next: { date: dayAfter(1), empty: [], prepare: [] },
    free: [],
    links: [],
    holds: { count: 0, isUnusual: false },
  })
  stub(confirmationCalls.sendConfirmation, { email: CUSTOMER.email })
  const audit = stub(auditCalls.listAudit, NONE)
  return { now, change, frees, reads, changes, moves, removes, adds, audit }
}
