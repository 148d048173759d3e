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

/**
 * One page of a tenant's bookings; `isLast` when no page follows. With the last come those that they paid and handed on,
 * which name the new tenant no more. Of a booking that the tenant took over, the payment is another's.
 */
export const readBookings = async (
  market: string,
  userNumber: string,
  page: number,
): Promise<BookingsPart & { isLast: boolean }> => {
  const { results, pagesCount } = await listRequests(market, { page, search: userNumber })
  // The search finds what else begins with the number.
  const own = results.filter(({ customer }) => customer === userNumber)
  const isLast = page >= pagesCount
  const handedOn = isLast ? await readHandedOn(market, userNumber) : []
  const all = [...own, ...handedOn]
  const paid = all.filter(request => !request.handedOn || handedOn.includes(request))
  const mails = await Promise.all(all.map(({ id }) => readMailsAbout(market, id)))
  return {
    bookings: all.map(request => toData(paid.includes(request) ? request : withoutPayer(request))),
    payments: paid.flatMap(({ payments, txId }) =>
      [...new Set([...payments, ...(txId ? [txId] : [])])].map(id => ({ id, paidFor: id === txId })),
    ),
    mails: mails.flat(),
    terms: all.flatMap(request => termsOf(request, paid.includes(request))),
    isLast,
  }
}

/** A tenant who took a booking over accepted the terms with the hand-over, not with a payment. */
const termsOf = (
  { id, txId, termsVersion, handedOn }: BookingRequest,
  isPaid: boolean,
): BookingsPart['terms'] => {
  const version = isPaid ? termsVersion : handedOn?.termsVersion
  return version ? [{ version, booking: id, payment: isPaid ? txId : null }] : []
}

/** The bookings that a tenant paid and handed on. These are few. */
const readHandedOn = async (market: string, payer: string): Promise<BookingRequest[]> => {
  const found: BookingRequest[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { results, pagesCount } = await listRequests(market, { page, payer })
    last = pagesCount
    found.push(...results.map(withoutFriend))
  }
  return found
}

/** What the friend, and staff about them, wrote since is not the payer's. */
const withoutFriend = ({ byStaff, ...request }: BookingRequest): BookingRequest => ({
  ...request,
  ...(byStaff ? { byStaff: { ...byStaff, description: '' } } : {}),
  customerEmail: null,
  buyer: null,
  note: '',
  wish: undefined,
  handOver: undefined,
})

/** What who paid a booking stated of it, and staff noted about them, is not the friend's who took it over. */
const withoutPayer = ({ byStaff, ...request }: BookingRequest): BookingRequest => ({
  ...request,
  ...(byStaff ? { byStaff: { ...byStaff, description: '' } } : {}),
  note: '',
  beginWishTs: undefined,
  withdrawn: undefined,
})

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
  wishToBeginAt: request.beginWishTs === undefined ? null : iso(request.beginWishTs),
  endedByTenant: request.withdrawn
    ? {
        at: iso(request.withdrawn.ts),
        kind: request.withdrawn.kind,
        amount: toWire(request.withdrawn.amount),
        receiptTo: request.withdrawn.email,
      }
    : null,
  offeredTo: request.handOver
    ? {
        name: request.handOver.name,
        email: request.handOver.email,
        note: request.handOver.note,
        offeredAt: iso(request.handOver.offeredTs),
        until: iso(request.handOver.until),
      }
    : null,
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
  handedOnAt: request.handedOn ? iso(request.handedOn.ts) : null,
})
