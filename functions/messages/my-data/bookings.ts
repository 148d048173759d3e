/** A tenant's bookings, as the file of their data has them, with the mails about each. */
import { toWire } from '#shared/kit/money.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { DataBooking } from '#shared/messages/my-data.ts'
import { type BookingRequest, listRequests } from '../../bookings/table/request.ts'
import { readMailsAbout, type SentMail } from '../table/mail.ts'

export const iso = (moment: Seconds): string => new Date(toMillis(moment)).toISOString()

interface BookingsPart {
  bookings: DataBooking[]
  /** The payments that may be theirs, by booking. */
  payments: { id: string; paidFor: boolean }[]
  mails: SentMail[]
  terms: { version: number; booking: string; payment: string | null }[]
}

/** One page of a tenant's bookings; `isLast` when no page follows. */
export const readBookings = async (
  market: string,
  userNumber: string,
  page: number,
): Promise<BookingsPart & { isLast: boolean }> => {
  const { results, pagesCount } = await listRequests(market, { page, search: userNumber })
  // The search finds what else begins with the number.
  const own = results.filter(({ customer }) => customer === userNumber)
  const mails = await Promise.all(own.map(({ id }) => readMailsAbout(market, id)))
  return {
    bookings: own.map(toData),
    payments: own.flatMap(({ payments, txId }) =>
      [...new Set([...payments, ...(txId ? [txId] : [])])].map(id => ({ id, paidFor: id === txId })),
    ),
    mails: mails.flat(),
    terms: own.flatMap(({ termsVersion: version, id, txId }) =>
      version ? [{ version, booking: id, payment: txId }] : [],
    ),
    isLast: page >= pagesCount,
  }
}

const toData = (request: BookingRequest): DataBooking => ({
  id: request.id,
  status: request.status,
  shelfType: request.shelfType.name,
  shelf: request.shelf.name,
  firstDay: request.dateStartCustomer,
  lastDay: request.dateEndCustomer,
  period: request.bookingPeriod.name,
  price: toWire(request.discountedPrice),
  discountPercent: request.discountPercent,
  services: request.bookingAddons.map(({ serviceName, quantity, unitPrice, totalPrice }) => ({
    name: serviceName,
    quantity,
    unitPrice: toWire(unitPrice),
    total: toWire(totalPrice),
  })),
  total: toWire(request.totalPrice),
  refunded: request.refundedAmount === undefined ? null : toWire(request.refundedAmount),
  madeAt: iso(request.createdTs),
  paidAt: request.paidTs === null ? null : iso(request.paidTs),
  madeByShop: request.byStaff !== undefined,
  note: request.byStaff?.description ?? request.note ?? '',
  buyerName: request.buyer?.name ?? '',
  buyerPhone: request.buyer?.phone ?? '',
  email: request.customerEmail ?? '',
  termsVersion: request.termsVersion ?? null,
  wantedMove: request.wish
    ? {
        firstDay: request.wish.dateStart,
        shelf: request.wish.shelf?.name ?? null,
        note: request.wish.note,
        askedAt: iso(request.wish.ts),
      }
    : null,
  extends: request.parentBookingRequest,
})
