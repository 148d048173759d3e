/** The page of one booking in the staff's app. A colleague changes it by `change`. */
import { paymentRequestCalls } from '#shared/bookings/staff-payment-request-calls.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { staffCalls as accountCalls } from '#shared/identity/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { mailCalls } from '#shared/messages/mail-calls.ts'
import { documentCalls } from '#shared/payments/document-calls.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { SETTINGS } from '../demo-settings.ts'
import { idOf, pricesOf, TYPES } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'

export type Booking = Answer<typeof requestsCalls.readRequest>
export type Money = Answer<typeof refundCalls.readMoney>

const type = { id: TYPES[0]?.id ?? '', name: 'Standardhylde' }
const period = { id: idOf('period', 1), name: '1 uge', days: 0, weeks: 1, months: 0 }

/** A booking that staff made for Anna, and that is not paid. */
export const STAFFS_BOOKING: Booking = {
  id: idOf('booking', 1),
  kind: 'booking',
  type: 'new',
  status: 'confirmed',
  dateStartCustomer: '2027-07-05',
  dateEndCustomer: '2027-07-11',
  dateStart: '2027-07-05',
  dateEnd: '2027-07-11',
  shelfType: type,
  shelf: { id: idOf('shelf', 4), name: 'C4' },
  eligibleClosingDays: [],
  bookingAddons: [],
  price: '250.00',
  discountPercent: null,
  discountedPrice: '250.00',
  totalPrice: '250.00',
  addonsRefunded: false,
  customer: CUSTOMER.userNumber,
  customerEmail: CUSTOMER.email,
  parentBookingRequest: null,
  expiresOn: 0,
  shelfPeriodPrice: { id: idOf('price0', 0), bookingPeriod: period },
  shelfTypeName: type.name,
  bookingPeriodLabel: '1 uge',
  childrenIds: [],
  childrenStatuses: [],
  created: '2027-06-10T08:00:00.000Z',
  reservedAt: '2027-06-10T08:00:00.000Z',
  paidAt: null,
  askedAt: null,
  askedTo: null,
  askedUntil: null,
  hasLapsed: false,
  customerName: CUSTOMER.name,
  customerPhone: CUSTOMER.phone,
  version: 1,
  shelfStatus: SHELF_BOOKING.bookedNotPaid,
  description: '',
  isBookingForMarket: false,
  withholdFromSales: false,
  gross: '250.00',
  commission: '0.00',
  net: '250.00',
  refundedAmount: '0.00',
  hasFailedRefund: false,
  freedFrom: null,
  beginWishAt: null,
  withdrawnAt: null,
  withdrawnAs: null,
  wish: null,
  payer: null,
  handOver: null,
  txId: null,
}

/** The same when it was bought online, by card. */
export const PAID_BOOKING: Booking = {
  ...STAFFS_BOOKING,
  status: 'confirmed',
  paidAt: '2027-06-10T08:05:00.000Z',
  shelfStatus: SHELF_BOOKING.bookedAndPaidOnline,
  txId: idOf('payment', 1),
}

/** A link to pay is out. */
export const OUT: Partial<Booking> = {
  status: 'payment_request',
  shelfStatus: SHELF_BOOKING.waitingForPayment,
  askedAt: '2027-06-14T08:00:00.000Z',
  askedTo: CUSTOMER.email,
  askedUntil: '2027-06-20T21:59:59.000Z',
}

/** The link was taken back, and the booking is not paid. */
export const TAKEN_BACK: Partial<Booking> = {
  status: 'confirmed',
  shelfStatus: SHELF_BOOKING.bookedNotPaid,
  askedUntil: null,
}

/** Answers what the pages of these bookings ask. */
export const stubBookings = (bookings: readonly Booking[]) => {
  const kept = new Map(bookings.map(one => [one.id, versioned(one)]))
  const of = ({ id }: { id: string }) => {
    const found = kept.get(id)
    if (!found) throw new Error(`there is no booking ${id}`)
    return found
  }
  const moneyOf = (booking: Booking): Money => ({
    version: booking.version,
    paid: booking.txId ? 'card' : 'no',
    paidAt: booking.paidAt,
    amount: booking.totalPrice,
    currency: 'DKK',
    card: booking.txId ? '1119' : null,
    refundable: { rent: booking.txId ? booking.totalPrice : '0.00', addons: '0.00' },
    refunds: [],
  })
  const reads = stub(requestsCalls.readRequest, ({ params }) => of(params).now())
  const money = stub(refundCalls.readMoney, ({ params }) => moneyOf(of(params).now()))
  stub(documentCalls.listRequestDocuments, { results: [] })
  stub(auditCalls.listAudit, NONE)
  stub(mailCalls.listMailsAbout, { results: [] })
  stub(staffCalls.read, CUSTOMER)
  stub(accountCalls.listAdministrators, NONE)
  stub(settingsCalls.readSettings, SETTINGS)
  stub(visitorsCalls.listPrices, pricesOf(type.id))
  const sends = stub(paymentRequestCalls.sendPaymentRequest, ({ params, body }) => {
    const saved = of(params).save({ body: { ...body, ...OUT } })
    if (!('id' in saved)) return saved
    return {
      bookingRequest: saved.id,
      status: 'payment_request' as const,
      validUntil: saved.askedUntil ?? '',
      version: saved.version,
    }
  })
  const takesBack = stub(paymentRequestCalls.withdrawPaymentRequest, ({ params }) =>
    of(params).change(TAKEN_BACK),
  )
  const settles = stub(paymentRequestCalls.settlePaymentRequest, ({ params, body }) =>
    of(params).save({ body: { ...body, shelfStatus: SHELF_BOOKING.bookedAndPaid } as typeof body }),
  )
  return { of, reads, money, moneyOf, sends, takesBack, settles }
}

export const addressOf = ({ id }: Booking): string => `/booking/requests/${id}`

export const openBooking = async (
  booking: Booking,
  others: readonly Booking[] = [],
  shown: Parameters<typeof openStaff>[1] = {},
) => {
  const stubs = stubBookings([booking, ...others])
  await openStaff(addressOf(booking), shown)
  return { ...stubs, booking: stubs.of(booking) }
}
