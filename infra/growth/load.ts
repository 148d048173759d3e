/**
 * The expected load, as data: how much markets, shops with a till and their people do, and what each of it costs. A
 * figure is measured, counted in the code, or assumed; its comment says which. docs/operations.md shows what follows.
 */

export interface Load {
  markets: number
  /** Of these, shops whose till Reol is connected to. */
  shopsWithTill: number
}

/** The load for which Reol sets its own limits. */
export const TARGET: Load = { markets: 2_000, shopsWithTill: 500 }

/** Assumed: the busiest minute of a month has eight times the average. */
export const PEAK = 8

export const MONTH_SECONDS = 30 * 86_400
export const MONTH_DAYS = 30

/** What a market does in a month. Assumed. */
export const MARKET = {
  visits: 3_000,
  /** Calls of a visit. A visitor who looks at one type makes five (tests/bench/units.ts); many look at several. */
  callsAVisit: 12,
  filesAVisit: 40,
  trafficGB: 2,
  reservations: 400,
  bookings: 250,
  /** Changes of settings and catalogue, each of which writes the market's pages anew. */
  changes: 30,
  /** Tenants with at least one log-in or refresh in the month. */
  activeTenants: 500,
  newAccounts: 60,
  logInsATenant: 2,
  refreshesATenant: 10,
  callsATenant: 20,
  /** Hours in which staff have a page of Reol in sight. A page in the background makes no calls. */
  staffHours: 40,
  /** Pages of Reol that staff look at in the busiest minute: one in every second market. */
  staffPagesAtPeak: 0.5,
  tenantPagesAtPeak: 1,
  /** Data in the table, with its indexes. */
  dataGB: 0.5,
} as const

/** What a shop with a till does beyond that. Assumed, but for the sales a minute, which the target sets. */
export const SHOP = {
  /** Sales in its busiest minute. */
  salesAMinute: 20,
  /** 100,000 a year. */
  sales: 8_333,
  staffHours: 200,
  staffPagesAtPeak: 2,
  tenantPagesAtPeak: 5,
  /** Calls of its tenants, who leave the page with their sales open. */
  tenantCalls: 30_000,
  /** Tenants who get the mail of the morning about yesterday's sales. */
  salesMailsADay: 20,
  tradingDays: 26,
  /** A tenant gets one push in ten minutes at most, and most tenants want none. */
  pushesASale: 0.3,
  /** Things that tenants type, print and put into the till for each that is sold in the busiest minute. */
  productsASaleAtPeak: 0.5,
  /** What a sale leaves in the table for ever: product, words, receipt, line, ledger, and their places in indexes. */
  keptBytesASale: 5_000,
} as const

/** Read and write units. `measured` ones are in docs/benchmarks.md under the name in the comment. */
export const UNITS = {
  /** Measured: "A visit without a booking (the looks alone)". */
  visit: { reads: 8.5, writes: 0 },
  /** Measured: "One paid booking, with its looks and its background". */
  booking: { reads: 58.5, writes: 128 },
  /**
   * A reservation that nobody pays. Writes: 22 are measured ("POST booking_request/reserve" and "background of the
   * reservation"), and 20 are assumed for its release.
   */
  abandoned: { reads: 5.5, writes: 42 },
  /** Writes measured: "A sale of one thing, with the till, lists, sums and events". Reads assumed. */
  sale: { reads: 30, writes: 35 },
  /** Writes measured: "200 products typed, made and put into the till, with lists and search: each". Reads assumed. */
  product: { reads: 10, writes: 10.7 },
  /** A look at a till. Counted in functions/tills/purchases.ts: it begins, and it ends. Reads assumed. */
  look: { reads: 5, writes: 2 },
  /** A call of staff, or of a tenant. Assumed; the lists of staff have a bar of 30. */
  staffCall: { reads: 10, writes: 0.5 },
  tenantCall: { reads: 8, writes: 0.1 },
} as const

/** Calls that the code makes by itself. Counted. */
export const CALLS = {
  /** The card provider's, a payment (infra/cloud/firewall.ts). */
  webhooksABooking: 3,
  /** The till's (functions/tills/notify.ts). */
  webhooksASale: 1,
  /** web/admin_section/use-badges.ts: every 30 seconds. */
  badgesAMinute: 2,
  /** Assumed: what staff do themselves, on average, and in the busiest minute. */
  staffCallsAMinute: 2,
  staffCallsAtPeak: 10,
  /** web/sales/live.ts: every minute, of two calls (web/sales/home-card.tsx). One more is assumed. */
  tenantCallsAtPeak: 3,
  /** functions/tills/purchases.ts. */
  secondsBetweenLooks: 600,
} as const

/** Mails of a booking: to the buyer, to staff, to a new customer (functions/messages); and one reminder, assumed. */
export const MAILS = { atOnce: 3, reminders: 1 } as const

/**
 * Writes of the index `due`. Counted: an event goes in and out; what must move by itself goes in and out, and a payment
 * also moves the reservation. A booking has five events, a reservation and a payment; a sale two events.
 */
export const DUE_WRITES = { booking: 18, abandoned: 4, sale: 4 } as const

export const shopsIn = (markets: number, share: number): Load => ({
  markets,
  shopsWithTill: markets * share,
})
