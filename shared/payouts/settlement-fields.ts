/** Settlements and sales periods as they are asked for and as they are answered. Amounts are strings: `"123.40"`. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { listOf } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, moment, money } from '../kit/text.ts'
import { NOT_PAID } from './payout.ts'
import { PAID_OUT_STATES, PERIOD_STATES } from './states.ts'

const { invalid } = inputRefusals

/** The days of a settlement, both included. */
export const settledDays = { dateFrom: day, dateTo: day } as const

/** fees with the VAT that `tax` names; share = turnovers − fees − rentOffset. */
const figures = {
  turnoverUsed: money,
  turnoverNew: money,
  feeUsed: money,
  feeNew: money,
  tax: money,
  rentOffset: money,
  rentVat: money,
  share: money,
} as const

export const settledFigures = z.object(figures)

const rentLine = z.object({
  /** The booking whose price is withheld; null for the rent of a month. */
  booking: z.nullable(z.string()),
  day: answeredDay,
  name: z.string(),
  amount: money,
})

/** What the days before the period have more now: the sales that came late. */
const lateDay = z.object({ day: answeredDay, paid: money, share: money })

const ofTenant = {
  ...figures,
  customer: z.string(),
  name: z.string(),
  /** The account as the tenant gave it; empty: none. */
  bank: z.string(),
  /** How much more the shares of a kind are than what visitors paid for it: the shop bears it. */
  borneByShop: money,
  rentLines: z.array(rentLine),
  late: z.array(lateDay),
  /** What the tenant had on the balance before; below zero the tenant owed it. */
  carriedOver: money,
  /** What is paid out: what is available on the balance with the share; 0 where nothing is. */
  youReceive: money,
  /** Why nothing is paid out; null: something is. */
  why: z.nullable(z.enum(NOT_PAID)),
} as const

export const settlementRow = z.object(ofTenant)

const counted = z.object({ count: z.number(), total: money })

/** What the settlements of a period come to. */
const inAll = {
  totals: settledFigures,
  /** Of how many tenants. */
  count: z.number(),
  /** What is paid out, what is held back, and what tenants owe after it. */
  paid: counted,
  held: counted,
  owing: counted,
} as const

/** What the days of a period still owe it. Nothing of it forbids to finalize. */
const unfinished = z.object({
  /** Lines of the clearing list on these days. */
  clearing: counted,
  /** Days on which a till itself says something else than was booked. */
  differing: z.array(z.object({ date: answeredDay, till: z.string(), difference: money })),
  /** Since when the till is silent; null: it is not. */
  silentSince: z.nullable(moment),
  /** The last day of which a till's file spoke; null: the till speaks by itself, or no file has come. */
  filesTo: z.nullable(answeredDay),
})

export const settlementPreview = z.object({
  dateFrom: answeredDay,
  dateTo: answeredDay,
  results: z.array(settlementRow),
  ...inAll,
  /** The numbers that the settlements would get. */
  firstNumber: z.number(),
  lastNumber: z.number(),
  /** How many rows finalizing writes on balances: of shares, and of rent. */
  rows: z.object({ shares: z.number(), rents: z.number() }),
  unfinished,
  /** Saved periods that have days of these. */
  overlapping: z.array(z.object({ id: z.string(), dateFrom: answeredDay, dateTo: answeredDay })),
  /** The days that come next: those of a saved period, or after the last one to the middle or the end of a month. */
  proposed: z.object({ dateFrom: answeredDay, dateTo: answeredDay }),
})

const period = {
  id: z.string(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  status: z.literal(PERIOD_STATES),
  created: moment,
  createdBy: z.string(),
  /** When it was finalized, sent to the tenants and to the books; null: not yet. */
  finalized: z.nullable(moment),
  finalizedBy: z.string(),
  sent: z.nullable(moment),
  exported: z.nullable(moment),
  /** The job that finalizes or sends it; null: none does. */
  job: z.nullable(z.string()),
  /** The numbers of its settlements; 0 before they have some. */
  firstNumber: z.number(),
  lastNumber: z.number(),
  version: z.number(),
} as const

/** A draft has no sums: it is computed whenever it is opened. */
const sums = z.nullable(z.object(inAll))

export const salesPeriod = z.object({ ...period, sums })

export const salesPeriods = listOf(salesPeriod)

/** A draft, or the job that finalizes it. */
export const savedPeriod = z.union([salesPeriod, jobStarted])

export const wholePeriod = z.extend(salesPeriod, { results: z.array(settlementRow) })

/** A settlement that was finalized: nothing changes it. */
export const paymentReport = z.object({
  ...ofTenant,
  id: z.string(),
  /** Of the series of the market, without gaps. */
  number: z.number(),
  salesPeriod: z.string(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  finalized: moment,
  /** When it was sent to the tenant; null: not yet. */
  sent: z.nullable(moment),
  /** What became of the money; null: nothing was to be paid out, or staff took it out and it stays on the balance. */
  paidOut: z.nullable(z.enum(PAID_OUT_STATES)),
})

export const paymentReports = listOf(paymentReport)

export const periodId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, invalid.code))

/** The period and the tenant: `01K….100001`. */
export const reportId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.\d{1,12}$/, invalid.code))

/**
 * What a tenant gets next, or got with a settlement, line by line (D79). Amounts that are taken away are above zero here;
 * youReceive = sold − returned − commission − rentOffset − purchases + carriedOver − onItsWay, unless `why` says why it is 0.
 */
export const payoutExplained = z.object({
  dateFrom: answeredDay,
  dateTo: answeredDay,
  /** The day from which the market pays it out; null: the market has said none. */
  payoutOn: z.nullable(answeredDay),
  pieces: z.number(),
  sold: money,
  returned: money,
  turnoverUsed: money,
  turnoverNew: money,
  feeUsed: money,
  feeNew: money,
  tax: money,
  commission: money,
  rentOffset: money,
  rentLines: z.array(rentLine),
  purchases: money,
  carriedOver: money,
  /** What of it is in an earlier transfer that has not left yet. */
  onItsWay: money,
  late: z.array(lateDay),
  /** The VAT within what a business tenant sold, by kind: 1 used, 2 new. Empty for others. */
  ownVat: z.array(z.object({ type: z.literal([1, 2]), percent: z.number(), paid: money, vat: money })),
  /** Of sold − returned − commission − rentOffset. */
  share: money,
  /** What would stand on the balance, or stood there, with it. */
  balance: money,
  youReceive: money,
  why: z.nullable(z.enum(NOT_PAID)),
  bank: z.string(),
})

/** The same of a settlement that was finalized. */
export const reportExplained = z.extend(payoutExplained, {
  id: z.string(),
  number: z.number(),
  salesPeriod: z.string(),
})
