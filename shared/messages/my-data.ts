/**
 * All that a shop has of a tenant, as the tenant gets it (GDPR, articles 15 and 20). Amounts as on the wire, moments in
 * ISO 8601, days as YYYY-MM-DD.
 */
import type { Day } from '../kit/day.ts'

interface DataLine {
  name: string
  quantity: number
  unitPrice: string
  total: string
}

export interface DataBooking {
  id: string
  status: string
  shelfType: string
  shelf: string
  firstDay: Day
  lastDay: Day
  period: string
  price: string
  discountPercent: number | null
  services: DataLine[]
  total: string
  refunded: string | null
  madeAt: string
  paidAt: string | null
  madeByShop: boolean
  /** What the shop noted of the booking. */
  note: string
  /** Where the tenant asked to have it; `shelf` null: any. */
  wantedMove: { firstDay: Day; shelf: string | null; note: string; askedAt: string } | null
  /** When the tenant wished that the rent begins while they may still withdraw. */
  wishToBeginAt: string | null
  /** The tenant has ended it by themselves. */
  endedByTenant: { at: string; kind: string; amount: string; receiptTo: string } | null
  /** The friend to whom the tenant offers it. */
  offeredTo: { name: string; email: string; note: string; offeredAt: string; until: string } | null
  buyerName: string
  buyerPhone: string
  email: string
  termsVersion: number | null
  extends: string | null
  /** When it went from who paid it to another tenant. */
  handedOnAt: string | null
}

interface DataRefund {
  amount: string
  currency: string
  reason: string
  status: string
  requestedAt: string
  endedAt: string | null
}

export interface DataPayment {
  id: string
  bookings: string[]
  status: string
  amount: string
  currency: string
  name: string
  email: string
  phone: string
  /** The last four digits. */
  card: string | null
  openedAt: string
  paidAt: string | null
  refunds: DataRefund[]
}

export interface DataDocument {
  number: number
  kind: string
  payment: string
  issuedOn: Day
  total: string
  vat: string
  currency: string
  /** The name of its PDF in the zip. */
  file: string
}

export interface DataMessage {
  sentAt: string
  name: string
  email: string
  phone: string
  text: string
  answers: { sentAt: string; text: string }[]
}

export interface DataMail {
  sentAt: string
  to: string
  subject: string
  arrived: boolean
}

/** The terms that the tenant accepted with a booking. */
export interface DataTerms {
  version: number
  booking: string
  acceptedAt: string | null
  /** The name of their text in the zip. */
  file: string
}

/** Where the tenant waits for a shelf. */
export interface DataPlace {
  shelfType: string
  /** The first days that would do. */
  firstDay: Day
  lastFirstDay: Day
  name: string
  email: string
  since: string
  /** Until when a shelf is held for them. */
  heldUntil: string | null
}

/** A thing that the tenant typed. */
export interface DataThing {
  /** As its label has it; empty until its sheet was completed. */
  number: string
  name: string
  description: string
  price: string
  discountPercent: number
  sheet: string
  /** 1 draft to 7 handed out, as the calls have it. */
  status: number
  handedOutAt: string | null
}

/** What was sold of it, or came back. */
export interface DataSale {
  soldAt: string
  number: string
  name: string
  quantity: number
  paid: string
  commission: string
  share: string
}

/** A row of what the shop and the tenant owe each other; below zero the shop owes less. */
export interface DataBalanceRow {
  day: string
  /** 1 to 8 (specification 4). */
  type: number
  text: string
  amount: string
}

export interface DataSettlement {
  number: number
  dateFrom: string
  dateTo: string
  turnover: string
  commission: string
  rent: string
  share: string
  youReceive: string
}

export interface MyData {
  market: { id: string; name: string; email: string }
  madeAt: string
  account: Record<string, string | number | boolean | null>
  bookings: DataBooking[]
  waitlist: DataPlace[]
  things: DataThing[]
  sales: DataSale[]
  settlements: DataSettlement[]
  balance: DataBalanceRow[]
  payments: DataPayment[]
  documents: DataDocument[]
  messages: DataMessage[]
  mails: DataMail[]
  terms: DataTerms[]
}
