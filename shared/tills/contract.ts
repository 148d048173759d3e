/** The market's till, as staff see it. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { moment, money } from '../kit/text.ts'
import { TILLS } from './receipt.ts'
import { tillsRefusals } from './refusals.ts'
import { TILL_PROBLEMS } from './states.ts'

/** What holds a till up, and since when. `words`: the till's own; empty: it said none. */
const problem = z.object({
  kind: z.enum(TILL_PROBLEMS),
  words: z.string(),
  since: moment,
  /** When Reol asks again. */
  nextTry: z.nullable(moment),
})

export const tillShown = z.object({
  /** Empty: the market has no till whose key works. */
  till: z.enum(['zettle', 'flexpos', '']),
  valid: z.boolean(),
  /** Reol does not talk with the till itself: products go into it, and sales come out of it, as files. */
  byFile: z.boolean(),
  /** When the till last answered as it should. */
  lastContact: z.nullable(moment),
  problem: z.nullable(problem),
  /** How many products are on their way; with `more` at least so many. */
  waiting: z.number(),
  more: z.boolean(),
  /** The last days on which the till sold: what it took, and where that is. The difference is none of them. */
  days: z.array(
    z.object({
      date: answeredDay,
      till: z.enum(TILLS),
      purchases: z.number(),
      total: money,
      lines: money,
      clearing: money,
      aside: money,
      beside: money,
      difference: money,
      /** How many receipts in another currency than the market's the day's sums leave out. */
      otherCurrencies: z.array(z.object({ currency: z.string(), receipts: z.number() })),
      /**
       * What the till itself said that it took, when it was asked after the day; the difference is what Reol does not have
       * of it. Null: not yet.
       */
      told: z.nullable(z.object({ purchases: z.number(), total: money, difference: money, at: moment })),
    }),
  ),
  /** What the till does not take, with its own words: the first fifty. */
  failed: z.array(
    z.object({ product: z.string(), name: z.string(), customer: z.string(), reason: z.string() }),
  ),
})

/** What a file for the till would have. */
const productFile = z.object({
  /** How many products are for sale. */
  products: z.number(),
  /** The last file that staff had made, and how many products were for sale then. */
  last: z.nullable(z.object({ at: moment, products: z.number() })),
})

const { till_is_connected } = tillsRefusals

const STAFF_SHOW_TILL = ['till', 'customer_products'] as const

export const tillsContract = {
  readTill: {
    method: 'GET',
    path: 'till',
    audiences: ['admin'],
    right: 'look',
    summary: "How it stands with the market's till",
    answer: tillShown,
    refusals: [],
  },
  notifyZettle: {
    method: 'POST',
    path: 'zettle/{marketId}',
    audiences: ['webhook'],
    summary: 'What Zettle tells us by itself; it is only a hint to look',
    params: z.object({ marketId }),
    raw: 'An event of Zettle as JSON, with its signature in the header `X-iZettle-Signature`.',
    answer: z.object({ detail: z.string() }),
    refusals: [],
  },
  tryTillAgain: {
    method: 'POST',
    path: 'till/try_again',
    audiences: ['admin'],
    right: 'serve',
    makesStale: STAFF_SHOW_TILL,
    summary: 'Ask the till once more now: what is on its way, and what it did not take',
    answer: tillShown,
    refusals: [],
  },
  readProductFile: {
    method: 'GET',
    path: 'till/product_file',
    audiences: ['admin'],
    right: 'look',
    summary: 'How many products a file for the till would have, and what the last one had',
    answer: productFile,
    refusals: [till_is_connected],
  },
  makeProductFile: {
    method: 'POST',
    path: 'till/product_file',
    audiences: ['admin'],
    right: 'serve',
    summary:
      'Write what is for sale into a CSV file for the till, as a job. Its counts compare it with the last file: `products`, `new`, `changed`, `gone`, and `written`',
    repeatable: true,
    makesStale: ['till/product_file'],
    body: z.object({
      /** Only what is new, or has another price or name, since the last file. */
      onlyChanges: z.boolean(inputRefusals.invalid.code),
      /** Of the heads; without it that of the browser. */
      language: z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code)),
    }),
    status: 202,
    answer: jobStarted,
    refusals: [till_is_connected],
  },
} as const satisfies Contract
