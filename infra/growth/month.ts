/** What a load adds up to in a month, for its cost. */
import { WORK_NAMES } from '#events/works.ts'
import { CALLS, type Load, MAILS, MARKET, MONTH_DAYS, SHOP, UNITS } from './load.ts'

export interface Month {
  calls: number
  /** Calls and files, through CloudFront and its firewall. */
  requests: number
  files: number
  /** Messages that workers handle. */
  messages: number
  looks: number
  schedules: number
  mails: number
  pushes: number
  reads: number
  writes: number
  /** Of the table, with its indexes. */
  dataGB: number
  trafficGB: number
  activeAccounts: number
}

/** Assumed: staff's calls in a minute in which they look at a page. */
const STAFF_CALLS = CALLS.badgesAMinute + CALLS.staffCallsAMinute

/**
 * Counted as in demand.ts. A booking: three of its payment, three of the card provider, and six that follow. A sale: the
 * till's webhook, the receipt and the tenants' news. A market: its long jobs, assumed.
 */
const MESSAGES = { booking: 12, reservation: 2, sale: 3 + SHOP.pushesASale, job: 150 } as const

/** A printed sheet of labels has some two hundred (docs/benchmarks.md). */
const LABELS_A_SHEET = 200

/** A shop keeps its sales for ever. Its cost is shown after this time. */
export const SHOP_YEARS = 3

const LOOKS_A_MONTH = (MONTH_DAYS * 86_400) / CALLS.secondsBetweenLooks

const callsOf = ({ markets, shopsWithTill }: Load): number =>
  markets *
    (MARKET.visits * MARKET.callsAVisit +
      MARKET.bookings * CALLS.webhooksABooking +
      MARKET.staffHours * 60 * STAFF_CALLS +
      MARKET.activeTenants * (MARKET.callsATenant + MARKET.logInsATenant + MARKET.refreshesATenant)) +
  shopsWithTill *
    (SHOP.sales * (CALLS.webhooksASale + 1 / LABELS_A_SHEET) +
      SHOP.staffHours * 60 * STAFF_CALLS +
      SHOP.tenantCalls)

const unitsOf = ({ markets, shopsWithTill }: Load, of: 'reads' | 'writes'): number => {
  const market =
    (MARKET.visits - MARKET.bookings) * UNITS.visit[of] +
    MARKET.bookings * UNITS.booking[of] +
    (MARKET.reservations - MARKET.bookings) * UNITS.abandoned[of] +
    MARKET.staffHours * 60 * STAFF_CALLS * UNITS.staffCall[of] +
    MARKET.activeTenants * MARKET.callsATenant * UNITS.tenantCall[of]
  const shop =
    SHOP.sales * (UNITS.sale[of] + UNITS.product[of]) +
    (SHOP.sales + LOOKS_A_MONTH) * UNITS.look[of] +
    SHOP.staffHours * 60 * STAFF_CALLS * UNITS.staffCall[of] +
    SHOP.tenantCalls * UNITS.tenantCall[of]
  return markets * market + shopsWithTill * shop
}

export const monthOf = (load: Load): Month => {
  const { markets, shopsWithTill } = load
  const calls = callsOf(load)
  const files = markets * MARKET.visits * MARKET.filesAVisit
  const looks = shopsWithTill * (SHOP.sales + LOOKS_A_MONTH)
  const reservations = markets * MARKET.reservations
  const bookings = markets * MARKET.bookings
  const sales = shopsWithTill * SHOP.sales
  return {
    calls,
    files,
    requests: calls + files,
    looks,
    messages:
      bookings * MESSAGES.booking +
      reservations * MESSAGES.reservation +
      sales * MESSAGES.sale +
      shopsWithTill * LOOKS_A_MONTH +
      markets * MESSAGES.job,
    schedules: reservations + 2 * bookings + looks + sales * SHOP.pushesASale,
    mails:
      bookings * (MAILS.atOnce + MAILS.reminders) + shopsWithTill * SHOP.salesMailsADay * SHOP.tradingDays,
    pushes: sales * SHOP.pushesASale,
    reads: unitsOf(load, 'reads'),
    writes: unitsOf(load, 'writes'),
    dataGB: markets * MARKET.dataGB + (sales * 12 * SHOP_YEARS * SHOP.keptBytesASale) / 1e9,
    trafficGB: markets * MARKET.trafficGB,
    activeAccounts: markets * MARKET.activeTenants,
  }
}

/** Functions: the calls' one a domain, the workers, and five more (infra/parts.ts). */
export const FUNCTIONS = 14 + WORK_NAMES.length + 5
