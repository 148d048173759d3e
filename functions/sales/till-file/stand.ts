/** How it stands with the receipts of a file: which are new, and which an earlier file or a connected till had. */
import { type FileReceipt, hasSameRows } from '#shared/tills/csv-receipts.ts'
import { wasReported } from '#shared/tills/reported.ts'
import { type KeptReceipt, readReceipts } from '../../tills/table/receipt.ts'
import { readReported } from '../../tills/table/reported.ts'

/**
 * new: it is to be booked, or was taken and not yet booked · before: it is booked · differs: a receipt of this number and
 * day is kept with other rows. To book the difference would book a corrected row twice, so nothing of it is booked, and
 * staff are told · reported: it is of a time in which a connected till has said its sales by itself.
 */
export type Stand = 'new' | 'before' | 'differs' | 'reported'

const isOther = ({ receipt }: FileReceipt, kept: KeptReceipt | undefined): boolean =>
  kept !== undefined && !hasSameRows(receipt, kept)

/** The receipts of the file that are kept, and how each of the file stands. Reads each of them once. */
export const standsOf = async (
  market: string,
  receipts: readonly FileReceipt[],
): Promise<{ kept: ReadonlyMap<string, KeptReceipt>; standOf: (one: FileReceipt) => Stand }> => {
  const [kept, spans] = await Promise.all([
    readReceipts(
      market,
      'csv',
      receipts.map(({ receipt }) => receipt.id),
    ),
    readReported(market),
  ])
  const differing = new Set(
    receipts.filter(one => isOther(one, kept.get(one.receipt.id))).map(({ group }) => group),
  )
  return {
    kept,
    standOf: one => {
      if (differing.has(one.group)) return 'differs'
      const known = kept.get(one.receipt.id)
      if (!known && wasReported(spans, one.within)) return 'reported'
      return known?.bookedTs ? 'before' : 'new'
    },
  }
}
