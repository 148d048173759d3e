/** Whether some days add up, from the till to the books. For staff. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { REASONS, STEP_STATES, STEPS } from './adds-up.ts'
import { settledDays } from './settlement-fields.ts'

const step = z.object({
  name: z.enum(STEPS),
  left: money,
  right: money,
  difference: money,
  state: z.enum(STEP_STATES),
  reasons: z.array(z.object({ name: z.enum(REASONS), amount: money, count: z.number() })),
})

export const addsUpCalls = {
  readAddsUp: {
    audiences: ['admin'],
    right: 'look',
    method: 'GET',
    path: 'payments_info/adds_up',
    summary: 'Whether some days add up: till, lines, settlements, balances, files for the bank, vouchers',
    query: z.object(settledDays),
    answer: z.object({
      dateFrom: answeredDay,
      dateTo: answeredDay,
      steps: z.array(step),
      /** The finalized sales periods that lie within the days, and those of which only a part does. */
      periods: z.array(
        z.object({ id: z.string(), dateFrom: answeredDay, dateTo: answeredDay, isWhole: z.boolean() }),
      ),
      /** What the shop owes its tenants now: what stands on balances above zero, and shares that are not settled. */
      owed: z.object({ balances: money, unsettled: money, total: money }),
    }),
    refusals: [kitRefusals.not_enabled],
  },
} as const satisfies Contract
