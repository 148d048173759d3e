/** Sales as they are asked for and as they are answered. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { listOf, pageNumber } from '../kit/contract.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, moment, money } from '../kit/text.ts'

/** Some days, both included; left out: the last twelve months. */
export const daysAsked = z.object({ dateFrom: z.optional(day), dateTo: z.optional(day) })

export const linesAsked = z.extend(daysAsked, { page: pageNumber })

/** Sales of the days as a file, whatever page is shown. */
export const salesExportAsked = z.extend(daysAsked, {
  /** A row a line, or a row a tenant, which only the shop has. */
  by: z._default(z.enum(['line', 'tenant'], inputRefusals.invalid.code), 'line'),
  format: z.enum(['csv', 'xlsx'], inputRefusals.invalid.code),
  /** The reader's; without it that of the browser. */
  language: z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code)),
})

/** The most days of a plot by days; beyond it goes by months. */
export const MOST_PLOT_DAYS = 92

export const saleLine = z.object({
  id: z.string(),
  date: answeredDay,
  at: moment,
  productNumber: z.string(),
  /** The product's id; empty for goods without items of their own. */
  product: z.string(),
  name: z.string(),
  unitPrice: money,
  /** 1 sold, −1 came back, 0 sold for less; more of goods without items of their own. */
  quantity: z.number(),
  /** What was paid. */
  total: money,
  /** Of it the shop's. */
  commission: money,
  /** Of it the tenant's. */
  share: money,
})

const figures = z.object({ number: z.number(), turnover: money, commission: money, share: money })

/** A page of tenants, the most sold first, and the sums of all of them. */
export const tenantsSums = z.extend(
  listOf(z.extend(figures, { customer: z.string(), customerName: z.string() })),
  { total: figures },
)

export const aggregated = z.object({
  group: z.enum(['day', 'month']),
  results: z.array(z.extend(figures, { date: answeredDay })),
})

export const summary = z.extend(figures, {
  dateFrom: answeredDay,
  dateTo: answeredDay,
  used: figures,
  new: figures,
  /** By days, or by months where there are many. */
  plot: aggregated,
  /** The same of the week, month or year before, as far as this one goes; else of as many days before. */
  before: z.extend(figures, { dateFrom: answeredDay, dateTo: answeredDay }),
})
