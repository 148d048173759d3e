/** Vouchers and the settings of books as they are asked for and as they are answered. Amounts are strings: `"123.40"`. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { listOf } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, moment, money } from '../kit/text.ts'
import { BOOKS_PROBLEMS, VOUCHER_STATES } from './books-problems.ts'
import { BOOKS_RHYTHMS } from './books-rhythm.ts'
import { VOUCHER_ACCOUNTS } from './voucher.ts'

const { invalid, too_long } = inputRefusals

/** Its day in the books, and which of that day it is: `2026-11-30.P01K…_1_0`. */
export const voucherId = z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[A-Z][\w]{0,60}$/, invalid.code))

const problem = z.object({
  code: z.enum(BOOKS_PROBLEMS),
  /** The words of the books; empty where Reol saw it. */
  message: z.string(),
  field: z.optional(z.string()),
  account: z.optional(z.number()),
  year: z.optional(z.string()),
  day: z.optional(z.string()),
})

const voucher = {
  id: z.string(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  /** Null for a voucher of a day. */
  salesPeriod: z.nullable(z.string()),
  text: z.string(),
  /** Debit, which is credit. */
  total: money,
  state: z.enum(VOUCHER_STATES),
  voucherNumber: z.nullable(z.number()),
  year: z.string(),
  problem: z.nullable(problem),
  tries: z.number(),
  made: moment,
  sent: z.nullable(moment),
  /** By it the voucher is found in the books. */
  reference: z.string(),
} as const

export const voucherRow = z.object(voucher)

export const voucherRows = z.extend(listOf(voucherRow), {
  /** How many are not in the books. */
  left: z.number(),
})

const line = z.object({
  /** Reol's account, and that of the books; null: none was chosen. */
  account: z.string(),
  accountNumber: z.nullable(z.number()),
  vatCode: z.string(),
  text: z.string(),
  debit: money,
  credit: money,
  /** Within it. */
  vat: money,
})

export const wholeVoucher = z.extend(z.object(voucher), { lines: z.array(line) })

/** Vouchers as they would be made now: nothing is written or sent. */
export const voucherPreview = z.object({
  results: z.array(
    z.object({
      ...{ dateFrom: answeredDay, dateTo: answeredDay, text: z.string(), total: money },
      lines: z.array(line),
    }),
  ),
  problem: z.nullable(problem),
})

const chartAccount = z.object({
  accountNumber: z.int(invalid.code).check(z.gte(1, invalid.code), z.lte(999_999_999, invalid.code)),
  vatCode: z.string().check(z.maxLength(5, too_long.code)),
  vatPercent: z.number().check(z.gte(0, invalid.code), z.lte(100, invalid.code)),
})

const MOST_ACCOUNTS = 100

/** One of Reol's accounts, or `tender:` and a word of the till. */
const accountName = z
  .string()
  .check(
    z.refine(
      name => (VOUCHER_ACCOUNTS as readonly string[]).includes(name) || /^tender:.{0,60}$/.test(name),
      invalid.code,
    ),
  )

const chosenNumber = z.nullable(z.int(invalid.code))

export const changedBooks = z.object({
  journal: z.optional(chosenNumber),
  layout: z.optional(chosenNumber),
  chart: z.optional(
    z
      .record(accountName, chartAccount)
      .check(z.refine(chart => Object.keys(chart).length <= MOST_ACCOUNTS, too_long.code)),
  ),
  rhythm: z.optional(z.enum(BOOKS_RHYTHMS, invalid.code)),
  withOnline: z.optional(z.boolean()),
  withTills: z.optional(z.boolean()),
  fromDay: z.optional(z.union([z.literal(''), day])),
  version: z.optional(z.int(invalid.code)),
})

export const booksSettings = z.object({
  journal: chosenNumber,
  layout: chosenNumber,
  chart: z.record(z.string(), chartAccount),
  rhythm: z.enum(BOOKS_RHYTHMS),
  withOnline: z.boolean(),
  withTills: z.boolean(),
  fromDay: z.string(),
  /** When vouchers are sent next; null: when staff say so. */
  next: z.nullable(moment),
  /** Whether an agreement token is saved. */
  isConnected: z.boolean(),
  /** The words that tills have said of how something was paid in the last days, and how often an account is chosen for them. */
  tenders: z.array(z.string()),
  version: z.number(),
})

const numbered = z.object({ number: z.number(), name: z.string() })

/** What the books have to choose from; `problem`: they did not say. */
export const booksChoices = z.object({
  problem: z.nullable(problem),
  agreement: z.nullable(z.object({ number: z.number(), company: z.string(), currency: z.string() })),
  accounts: z.array(
    z.object({ ...numbered.shape, vatCode: z.string(), isBarred: z.boolean(), takesEntries: z.boolean() }),
  ),
  journals: z.array(numbered),
  vatCodes: z.array(z.object({ code: z.string(), name: z.string(), percent: z.number() })),
  layouts: z.array(numbered),
})

export const layouts = z.object({
  results: z.array(z.object({ layoutNumber: z.number(), name: z.string() })),
})
