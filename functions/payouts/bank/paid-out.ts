/** What became of the money of settlements. */
import type { PaidOut } from '#shared/payouts/states.ts'
import { readPosted } from '../../balances/table/ledger.ts'
import type { Settled } from '../table/settlement.ts'
import { findTransfers, type Transfer } from '../table/transfer.ts'
import { eventOf } from './leaving.ts'

type Of = Pick<Settled, 'period' | 'userNumber'>

/** Whether another transfer may follow: the money came back, or staff took the transfer out. */
const isOver = ({ returned, deletedTs }: Transfer): boolean => returned !== null || deletedTs !== null

/** The last transfer of each settlement, in the order asked for; undefined where there is none. */
const readLast = async (market: string, some: readonly Of[], nth = 0): Promise<(Transfer | undefined)[]> => {
  if (!some.length) return []
  const found = await findTransfers(
    market,
    some.map(({ period, userNumber }) => ({ period, userNumber, nth })),
  )
  const over = found.filter(one => one !== undefined).filter(isOver)
  const next = await readLast(market, over, nth + 1)
  const after = new Map(over.map((one, at) => [one, next[at]]))
  return found.map(one => one && (after.get(one) ?? one))
}

/**
 * What became of the money of some settlements, in the order asked for; null where nothing is on its way or was paid. Two
 * batch reads, and one more where a transfer came back or was taken out.
 */
export const readPaidOut = async (market: string, some: readonly Of[]): Promise<(PaidOut | null)[]> => {
  const transfers = await readLast(market, some)
  const present = transfers.filter(one => one !== undefined)
  const left = await readPosted(market, present.map(eventOf))
  return transfers.map(one => {
    if (!one || one.deletedTs !== null || one.amount === 0) return null
    if (one.returned) return 'returned'
    return left.has(eventOf(one)) ? 'sent' : 'waiting'
  })
}
