import * as z from 'zod/mini'
import { jobTask } from './jobs.ts'

/** Writes the settlements of a sales period, lets them count, and adds them to balances. */
export const periodFinalize = jobTask('period-finalize', 'payouts')

/** Sends the tenants of a sales period their settlements. */
export const periodSend = jobTask('period-send', 'payouts')

/** Writes the start balances of a file that staff uploaded. */
export const startBalances = jobTask('start-balances', 'payouts')

/** A tenant gets a settlement by mail, also again. `sending`: which time it is. */
export const settlementSent = {
  name: 'settlement-sent',
  version: 1,
  payload: z.object({ period: z.string(), userNumber: z.string(), sending: z.string() }),
} as const
