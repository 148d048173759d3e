/** A payout that staff write on a balance while something of it is on its way (D78). */
import { BALANCE, isPaidOut } from '#shared/balances/types.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { readBalance } from '../balances/table/balance.ts'
import type { BalanceTransaction } from '../balances/table/balance-transaction.ts'
import type { Staff } from '../kit/caller.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { leavingByHand } from './bank/leaving.ts'

/** Refuses `more_than_available` at the amount of a payout, where some of the balance is on its way already. */
export const checkAvailable = async (
  { marketId }: Market,
  row: Pick<BalanceTransaction, 'userNumber' | 'type' | 'amount'>,
): Promise<void> => {
  if (!isPaidOut(row)) return
  const { balance, available } = await readBalance(marketId, row.userNumber)
  if (available < balance && available < 0 - row.amount)
    throw refuseFields({ amount: [payoutRefusals.more_than_available] })
}

/**
 * A transfer that staff made themselves is the one that waits with the same amount: its row comes of it, and no file pays it
 * again. Undefined where none waits.
 */
export const madeByHand = async (
  market: Market,
  caller: Staff,
  row: BalanceTransaction,
  account: string,
): Promise<{ row: BalanceTransaction; writes: Write[] } | undefined> => {
  if (row.type !== BALANCE.transfer || row.amount >= 0) return undefined
  const { userNumber, day, at, description, writtenTs } = row
  const made = await leavingByHand(market, caller, {
    ...{ userNumber, amount: 0 - row.amount, account, day, at, description, writtenTs },
  })
  return made && { row: { ...row, ...made.row, by: '' }, writes: made.writes }
}
