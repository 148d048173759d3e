/** Balances as they are asked for and as they are answered. */
import * as z from 'zod/mini'
import { BALANCE_SOURCES, BALANCE_TYPES, type Signed } from '../balances/types.ts'
import { listOf, pageNumber } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { toWire } from '../kit/money.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, moment, money, optionalLine } from '../kit/text.ts'
import { amountIn } from '../kit/typed-amount.ts'
import { MOST_CHARACTERS } from '../kit/typed-number.ts'

const { invalid, required, too_long } = inputRefusals
const { not_a_number, number_range } = fieldRefusals

export const balanceType = z.literal(BALANCE_TYPES, invalid.code)

/** Where a row stands at first: its day, its second, and what makes it the only one there. */
export const transactionId = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d\.\d{1,11}\.[\w-]{1,80}$/, invalid.code))

/** The signs that people type, and those of a spreadsheet. */
const SIGN = /^[+\-−–]/

/** An amount other than zero as staff type it, with a sign or without one (specification 5). */
export const signedAmount = z.codec(
  z.string().check(
    z.trim(),
    z.minLength(1, { error: required.code, abort: true }),
    z.maxLength(MOST_CHARACTERS + 1, { error: too_long.code, abort: true }),
    z.refine(typed => amountIn(typed.replace(SIGN, '')) !== undefined, {
      error: not_a_number.code,
      abort: true,
    }),
    z.refine(typed => amountIn(typed.replace(SIGN, '')) !== 0, number_range.code),
    z.meta({ description: 'an amount with at most two decimals, not zero; "-" owes the tenant less' }),
  ),
  z.custom<Signed>(),
  {
    decode: (typed): Signed => {
      const amount = amountIn(typed.replace(SIGN, '')) ?? 0
      if (!SIGN.test(typed)) return { sign: '', amount }
      return { sign: typed.startsWith('+') ? '+' : '-', amount }
    },
    encode: ({ sign, amount }) => sign + toWire(amount),
  },
)

/** What staff type of a row. The day or the moment that counts; left out: now. */
export const typedTransaction = {
  type: balanceType,
  amount: signedAmount,
  description: optionalLine(200),
  timestamp: z.optional(z.union([day, moment], inputRefusals.invalid_date.code)),
} as const

export const balanceAsked = {
  page: pageNumber,
  type: z.optional(
    z.codec(z.enum(BALANCE_TYPES.map(String) as ['1'], invalid.code), balanceType, {
      decode: text => Number(text) as (typeof BALANCE_TYPES)[number],
      encode: type => String(type) as '1',
    }),
  ),
  dateFrom: z.optional(day),
  dateTo: z.optional(day),
} as const

/** Whom a list of balances has: those to whom the market owes, or those who owe it. Left out: both. */
export const balanceState = z.optional(z.enum(['owed', 'owing'], invalid.code))

export const balanceTransaction = z.object({
  id: z.string(),
  type: balanceType,
  amount: money,
  description: z.string(),
  /** The moment that counts, and the one at which it was written. */
  timestamp: moment,
  written: moment,
  /** The balance after it. */
  balance: money,
  /** Who typed it; empty: it comes of something else. */
  by: z.string(),
  /** What it comes of: the tenant who was merged, the sheet whose labels were printed. */
  from: z.nullable(z.object({ kind: z.enum(BALANCE_SOURCES), id: z.string() })),
  /** What it said before it was changed, the last first. */
  formerly: z.array(
    z.object({
      type: balanceType,
      amount: money,
      description: z.string(),
      date: z.string(),
      by: z.string(),
      changed: moment,
    }),
  ),
  version: z.number(),
})

export const balancePage = z.extend(listOf(balanceTransaction), {
  /** What the market owes the tenant now; below zero the tenant owes it. */
  balance: money,
  /** Of it what can be paid out: the rest is on its way. */
  available: money,
})

export const balances = z.extend(
  listOf(
    z.object({
      customer: z.string(),
      customerName: z.string(),
      balance: money,
      available: money,
    }),
  ),
  {
    /** What the market owes its tenants in all, and what tenants owe it. */
    owed: money,
    owing: money,
  },
)
