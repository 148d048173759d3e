/** How it stands with the receipts of a file: which are new, and which an earlier file had. */
import { type FileReceipt, hasSameRows } from '#shared/tills/csv-receipts.ts'
import { type KeptReceipt, readReceipts } from '../../tills/table/receipt.ts'

/**
 * new: it is to be booked, or was taken and not yet booked · before: it is booked · differs: a receipt of this number and
 * day is kept with other rows. To book the difference would book a corrected row twice, so nothing of it is booked, and
 * staff are told.
 */
export type Stand = 'new' | 'before' | 'differs'

const isOther = ({ receipt }: FileReceipt, kept: KeptReceipt | undefined): boolean =>
  kept !== undefined && !hasSameRows(receipt, kept)

/** The receipts of the file that are kept, and how each of the file stands. Reads each of them once. */
export const standsOf = async (
  market: string,
  receipts: readonly FileReceipt[],
): Promise<{ kept: ReadonlyMap<string, KeptReceipt>; standOf: (one: FileReceipt) => Stand }> => {
  const kept = await readReceipts(
    market,
    'csv',
    receipts.map(({ receipt }) => receipt.id),
  )
  const differing = new Set(
    receipts.filter(one => isOther(one, kept.get(one.receipt.id))).map(({ group }) => group),
  )
  return {
    kept,
    standOf: one => {
      if (differing.has(one.group)) return 'differs'
      return kept.get(one.receipt.id)?.bookedTs ? 'before' : 'new'
    },
  }
}
