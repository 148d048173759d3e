/** The signs that staff hang for discounts and campaigns. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { moment } from '../kit/text.ts'
import { SIGN_TASKS } from './discount.ts'

const sign = z.object({
  /** Of the discount or campaign. */
  id: z.string(),
  task: z.enum(SIGN_TASKS),
  percent: z.number(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  /** The shelves of the tenant; empty for a campaign. */
  shelf: z.string(),
  /** Null for a campaign. */
  customer: z.nullable(z.string()),
  /** Of the tenant, or of the campaign. */
  name: z.string(),
  /** Who did the task, and when; null: it is still to do. */
  done: z.nullable(z.object({ who: z.string(), at: moment })),
})

/** What staff hang and take down. */
export const signCalls = {
  listSigns: {
    audiences: ['admin'],
    right: 'look',
    method: 'GET',
    path: 'signs',
    summary:
      'The signs of discounts and campaigns that staff hang or take down today, and whether a till by files is due a new file',
    answer: z.object({
      results: z.array(sign),
      /** The campaigns that began today, or ended yesterday, where the till hears of prices by files alone. */
      tillFile: z.array(z.object({ name: z.string(), begins: z.boolean() })),
    }),
    refusals: [],
  },
  tickSign: {
    audiences: ['admin'],
    right: 'serve',
    method: 'PATCH',
    path: 'signs/{id}',
    summary: 'Note that a sign was hung or taken down, or take the note back',
    makesStale: ['signs'],
    params: z.object({ id: ulid }),
    body: z.object({
      task: z.enum(SIGN_TASKS, inputRefusals.invalid.code),
      done: z.boolean(inputRefusals.invalid.code),
    }),
    answer: z.object({ done: z.nullable(z.object({ who: z.string(), at: moment })) }),
    refusals: [],
  },
} as const satisfies Contract
