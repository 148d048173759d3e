/** Balances of tenants as spreadsheets. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { balanceState } from './balance-fields.ts'

const { not_enabled } = kitRefusals

const file = z.object({ url: z.string() })
/** The reader's language; without it that of the browser. */
const language = z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code))

export const balanceFileCalls = {
  exportBalances: {
    method: 'GET',
    audiences: ['admin'],
    right: 'look',
    path: 'balances/xlsx',
    summary: 'What the market owes its tenants, and what they owe it, as a spreadsheet',
    query: z.object({ state: balanceState, language }),
    answer: file,
    refusals: [not_enabled],
  },
} as const satisfies Contract
