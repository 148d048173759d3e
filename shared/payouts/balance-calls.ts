/** What stands on the balances of tenants: read by staff and by the tenant, written by staff. */
import * as z from 'zod/mini'
import { type Contract, pageNumber } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { userNumber } from '../kit/user-number.ts'
import {
  balanceAsked,
  balancePage,
  balanceState,
  balances,
  balanceTransaction,
  transactionId,
  typedTransaction,
} from './balance-fields.ts'
import { payoutRefusals } from './refusals.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const { not_a_number, number_range } = fieldRefusals
const { more_than_available, not_open, start_balance_exists, not_typed, wrong_sign } = payoutRefusals
const { amount, description, timestamp, type } = typedTransaction

/** What a change of a balance shows anew. */
const makesStale = [
  ...['balances', 'balance_transactions/{userNumber}'],
  ...['customers/{userNumber}', 'customers/{userNumber}/payout'],
] as const

/** The page that the list shows: the answer has it as it is then. */
const shownPage = z._default(z.int(inputRefusals.invalid.code).check(z.gte(1, inputRefusals.invalid.code)), 1)

const writing = {
  audiences: ['admin'],
  right: 'money',
  makesStale,
} as const

export const balanceCalls = {
  listBalanceTransactions: {
    method: 'GET',
    audiences: ['customer', 'admin'],
    right: 'look',
    path: 'balance_transactions',
    staffPath: 'balance_transactions/{userNumber}',
    summary: 'What stands on the balance of a tenant, the newest first',
    params: z.object({ userNumber: z.optional(userNumber) }),
    query: z.object(balanceAsked),
    answer: balancePage,
    refusals: [not_enabled],
  },
  addBalanceTransaction: {
    ...writing,
    method: 'POST',
    path: 'balance_transactions/{userNumber}',
    summary: 'Write a row on the balance of a tenant',
    repeatable: true,
    params: z.object({ userNumber }),
    body: z.object({ type, amount, description: z._default(description, ''), timestamp }),
    status: 201,
    answer: balanceTransaction,
    refusals: [
      ...[more_than_available, not_a_number, not_enabled, not_open, number_range],
      ...[start_balance_exists, wrong_sign],
    ],
  },
  changeBalanceTransaction: {
    ...writing,
    method: 'PATCH',
    path: 'balance_transactions/{userNumber}/{id}',
    summary: 'Change a row that staff typed; newer balances shift, and what it said before stays beside it',
    params: z.object({ userNumber, id: transactionId }),
    body: z.object({
      type: z.optional(type),
      amount: z.optional(amount),
      description: z.optional(description),
      timestamp,
      version: z.optional(z.int(inputRefusals.invalid.code)),
    }),
    answer: balanceTransaction,
    refusals: [
      ...[changed_meanwhile, more_than_available, not_a_number, not_enabled, not_typed],
      ...[number_range, start_balance_exists, wrong_sign],
    ],
  },
  removeBalanceTransaction: {
    ...writing,
    method: 'DELETE',
    path: 'balance_transactions/{userNumber}/{id}',
    summary: 'Take a row away that staff typed: an entry against it is written, and newer balances shift',
    params: z.object({ userNumber, id: transactionId }),
    body: z.optional(z.object({ page: shownPage })),
    status: 200,
    answer: balancePage,
    refusals: [not_enabled, not_typed],
  },
  listBalances: {
    method: 'GET',
    audiences: ['admin'],
    right: 'look',
    path: 'balances',
    summary: 'What the market owes its tenants, and what they owe it, the most first',
    query: z.object({
      page: pageNumber,
      state: balanceState,
    }),
    answer: balances,
    refusals: [not_enabled],
  },
} as const satisfies Contract
