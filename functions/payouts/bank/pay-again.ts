/**
 * Pays what is available to a tenant of a period who has no open transfer: who had no account when the settlement was
 * finalized, whose transfer came back, or was taken out.
 */
import { accountText } from '#shared/payouts/account-text.ts'
import { hold, readBalance } from '../../balances/table/balance.ts'
import type { Payee } from '../../customers/table/payee.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Write } from '../../kit/table.ts'
import { newTransfer, putTransfer, type Transfer, transferOf } from '../table/transfer.ts'

/** Whether money can be sent to a tenant: there is an account, and nobody has to confirm it. */
export const isPayable = ({ payee }: { payee: Payee | undefined }): boolean =>
  payee !== undefined && accountText(payee) !== '' && !payee.accountUnconfirmed

/**
 * The transfer of what a tenant has available, after the one that is the last, with the writes that hold it; undefined where
 * nothing is available. Throws `TryAgain` when less is available by then.
 */
export const payAvailable = async (
  market: string,
  last: Transfer,
): Promise<{ transfer: Transfer; writes: Write[] } | undefined> => {
  const { period, userNumber, number } = last
  const { available: amount } = await readBalance(market, userNumber)
  if (amount <= 0) return undefined
  const holding = hold(market, userNumber, amount)
  // What waited for an account was never paid: it begins now.
  if (last.amount === 0 && last.deletedTs === null)
    return {
      transfer: { ...last, amount, version: last.version + 1 },
      writes: [putTransfer(market, { ...last, amount }), holding],
    }
  const transfer = transferOf({
    ...{ period, userNumber, number, nth: last.nth + 1 },
    ...{ amount, settled: 0, createdTs: nowSeconds() },
  })
  return { transfer, writes: [newTransfer(market, transfer), holding] }
}
