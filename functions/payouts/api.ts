import { payoutsContract } from '#shared/payouts/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { listBalances, listTransactions } from './read-balances.ts'
import { addTransaction, changeTransaction, removeTransaction } from './typed-rows.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write']

export const handler = serve('payouts', payoutsContract, {
  listBalanceTransactions: listTransactions,
  addBalanceTransaction: addTransaction,
  changeBalanceTransaction: changeTransaction,
  removeBalanceTransaction: removeTransaction,
  listBalances,
})
