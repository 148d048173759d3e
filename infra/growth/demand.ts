/** What a load asks of each service in its busiest minute. Pure: every figure comes from load.ts. */
import { WORK_NAMES, type WorkName } from '#events/works.ts'
import type { GatewayName } from '#infra/gateways.ts'
import {
  CALLS,
  DUE_WRITES,
  type Load,
  MAILS,
  MARKET,
  MONTH_DAYS,
  MONTH_SECONDS,
  PEAK,
  SHOP,
  UNITS,
} from './load.ts'

/** A second of the busiest minute, for what happens so often a month. */
const atPeak = (aMonth: number): number => (aMonth * PEAK) / MONTH_SECONDS

export interface Happening {
  visits: number
  reservations: number
  bookings: number
  sales: number
  /** Looks at tills: one a webhook, and one every ten minutes. */
  looks: number
  /** Things typed and put into tills. */
  products: number
  pushes: number
  changes: number
  logIns: number
  refreshes: number
  newAccounts: number
  staffCalls: number
  tenantCalls: number
}

/** How often each thing happens in a second of the busiest minute. */
export const happening = ({ markets, shopsWithTill }: Load): Happening => {
  const sales = (shopsWithTill * SHOP.salesAMinute) / 60
  const staffPages = markets * MARKET.staffPagesAtPeak + shopsWithTill * SHOP.staffPagesAtPeak
  const tenantPages = markets * MARKET.tenantPagesAtPeak + shopsWithTill * SHOP.tenantPagesAtPeak
  return {
    visits: atPeak(markets * MARKET.visits),
    reservations: atPeak(markets * MARKET.reservations),
    bookings: atPeak(markets * MARKET.bookings),
    sales,
    looks: sales + shopsWithTill / CALLS.secondsBetweenLooks,
    products: sales * SHOP.productsASaleAtPeak,
    pushes: sales * SHOP.pushesASale,
    changes: atPeak(markets * MARKET.changes),
    logIns: atPeak(markets * MARKET.activeTenants * MARKET.logInsATenant),
    refreshes: atPeak(markets * MARKET.activeTenants * MARKET.refreshesATenant),
    newAccounts: atPeak(markets * MARKET.newAccounts),
    staffCalls: (staffPages * (CALLS.badgesAMinute + CALLS.staffCallsAtPeak)) / 60,
    tenantCalls: (tenantPages * CALLS.tenantCallsAtPeak) / 60,
  }
}

/** Calls a second at each API. */
export const callsOf = (load: Load): Record<GatewayName, number> => {
  const { visits, bookings, sales, logIns, refreshes, staffCalls, tenantCalls } = happening(load)
  const webhooks = bookings * CALLS.webhooksABooking + sales * CALLS.webhooksASale
  return {
    admin: staffCalls,
    customer: tenantCalls,
    public: visits * MARKET.callsAVisit + webhooks + logIns + refreshes,
  }
}

export const allCalls = (load: Load): number => {
  const { admin, customer, public: open } = callsOf(load)
  return admin + customer + open
}

/** Read and write units of the table a second, with its indexes. */
export const unitsOf = (load: Load): { reads: number; writes: number } => {
  const now = happening(load)
  const often: Record<keyof typeof UNITS, number> = {
    visit: now.visits,
    booking: now.bookings,
    abandoned: now.reservations - now.bookings,
    sale: now.sales,
    product: now.products,
    look: now.looks,
    staffCall: now.staffCalls,
    tenantCall: now.tenantCalls,
  }
  const sum = (of: 'reads' | 'writes') =>
    (Object.keys(UNITS) as (keyof typeof UNITS)[]).reduce(
      (all, what) => all + often[what] * UNITS[what][of],
      0,
    )
  return { reads: sum('reads'), writes: sum('writes') }
}

/** Writes of the index `due` a second, over all its partitions. */
export const dueWritesOf = (load: Load): number => {
  const { bookings, reservations, sales } = happening(load)
  return (
    bookings * DUE_WRITES.booking + (reservations - bookings) * DUE_WRITES.abandoned + sales * DUE_WRITES.sale
  )
}

/** Events a second, through the outbox and the relay. A sale has two, a booking four beside its reservation's one. */
export const eventsOf = (load: Load): number => {
  const { reservations, bookings, sales, changes } = happening(load)
  return reservations + 4 * bookings + 2 * sales + changes
}

/** Assumed: a market begins one export, import or other long job a day of each kind, with five messages. */
const JOB_MESSAGES_A_MONTH = 150

/** Messages a second on each queue. Counted by the subscribers of each event, and by who sends tasks. */
export const messagesOf = (load: Load): Record<WorkName, number> => {
  const { reservations, bookings, sales, looks, products, pushes, changes, newAccounts } = happening(load)
  const aJob = atPeak(load.markets * JOB_MESSAGES_A_MONTH)
  const known: Partial<Record<WorkName, number>> = {
    markets: changes,
    // The reservation's event, and the end of its hold.
    bookings: reservations * 2,
    identity: newAccounts,
    customers: bookings + newAccounts,
    // A sheet has ten things and more: a step of the job, and the sheet's event.
    products: products / 10,
    'tills-transfers': bookings + changes + products / 10,
    'tills-purchases': looks,
    sales,
    // The payment's event, the look when its hold ends, and the last look.
    payments: bookings * 3,
    'payments-webhooks': bookings * CALLS.webhooksABooking,
    'payments-documents': bookings,
    'payments-refunds': bookings / 20,
    // Notes of sales, and mails. Those of the morning come at once: morningMails.
    messages: sales + bookings * MAILS.atOnce,
    'messages-push': pushes,
    feeds: atPeak(load.markets * MONTH_DAYS * 4),
  }
  return Object.fromEntries(WORK_NAMES.map(work => [work, known[work] ?? aJob])) as Record<WorkName, number>
}

/** Mails in a day. */
export const mailsADay = ({ markets, shopsWithTill }: Load): number =>
  (markets * MARKET.bookings * (MAILS.atOnce + MAILS.reminders)) / MONTH_DAYS +
  shopsWithTill * SHOP.salesMailsADay

/** Mails that are all due at eight in the morning: reminders, and those about yesterday's sales. */
export const morningMails = ({ markets, shopsWithTill }: Load): number =>
  (markets * MARKET.bookings * MAILS.reminders) / MONTH_DAYS + shopsWithTill * SHOP.salesMailsADay

/** Schedules that are made a second. Each look plans the next one, and each push the one after it. */
export const schedulesOf = (load: Load): number => {
  const { reservations, bookings, looks, pushes } = happening(load)
  return reservations + 2 * bookings + looks + pushes
}

/** Schedules that start in a second of the minute at eight: the round of each market, and the mails about sales. */
export const schedulesAtEight = ({ markets, shopsWithTill }: Load): number =>
  (markets + shopsWithTill * SHOP.salesMailsADay) / 60
