import * as z from 'zod/mini'
import { minor } from '#shared/kit/units.ts'
import type { TaskContract } from './envelope.ts'
import { jobTask } from './jobs.ts'

/** Writes the settlements of a sales period, lets them count, and adds them to balances. */
export const periodFinalize = jobTask('period-finalize', 'payouts')

/** Sends the tenants of a sales period their settlements. */
export const periodSend = jobTask('period-send', 'payouts')

/** Writes the start balances of a file that staff uploaded. */
export const startBalances = jobTask('start-balances', 'payouts')

/** Makes the file of what a sales period pays out by bank. */
export const bankExport = jobTask('bank-export', 'payouts-bank')

/** Writes the transfers of a file that is in the bank on the balances of the tenants. */
export const bankUpload = jobTask('bank-upload', 'payouts-bank')

/** Freezes a sales period where it is a draft, and sends its vouchers to the books. */
export const periodBooks = jobTask('period-books', 'payouts-books')

/** Makes the vouchers of days that are over, and sends all that are not in the books. */
export const booksSend = jobTask('books-send', 'payouts-books')

/** The same at the moment that a market has chosen. */
export const booksDue = {
  name: 'books-due',
  version: 1,
  work: 'payouts-books',
  payload: z.object({}),
} as const satisfies TaskContract

/** The money of a transfer has left the shop: how much, in minor units, and the end of the account it goes to. */
export const transferSent = {
  name: 'transfer-sent',
  version: 1,
  payload: z.object({
    period: z.string(),
    userNumber: z.string(),
    nth: z.number(),
    amount: minor,
    account: z.string(),
  }),
} as const

/** A tenant gets a settlement by mail, also again. `sending`: which time it is. */
export const settlementSent = {
  name: 'settlement-sent',
  version: 1,
  payload: z.object({ period: z.string(), userNumber: z.string(), sending: z.string() }),
} as const
