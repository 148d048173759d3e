/** The market's till, as staff see it. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { moment, money } from '../kit/text.ts'
import { TILLS } from './receipt.ts'
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
} as const satisfies Contract
