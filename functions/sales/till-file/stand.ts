/** How it stands with the receipts of a file: which are new, and which an earlier file or a connected till had. */
import type { SameNumber } from '#shared/sales/till-file-calls.ts'
import { type FileReceipt, hasSameRows } from '#shared/tills/csv-receipts.ts'
import { type Span, wasReported } from '#shared/tills/reported.ts'
import { type KeptReceipt, readReceipts } from '../../tills/table/receipt.ts'
import { readReported } from '../../tills/table/reported.ts'

/**
 * new: it is to be booked, or was taken and not yet booked · before: it is booked · differs: a receipt of this number and
 * day is kept with other rows. To book the difference would book a corrected row twice, so nothing of it is booked, and
 * staff are told · reported: it is of a time in which a connected till has said its sales by itself.
 */
export type Stand = 'new' | 'before' | 'differs' | 'reported'

export interface Standing {
  stand: Stand
  /** The receipt as it is booked: by its time too, where another register had its number before. */
  from: FileReceipt
  /** As it is kept already. */
  kept: KeptReceipt | undefined
  /** It may be a receipt of another register, and staff say so. */
  isAsked: boolean
}

type Kept = ReadonlyMap<string, KeptReceipt>

const isOther = ({ receipt }: FileReceipt, kept: KeptReceipt | undefined): boolean =>
  kept !== undefined && !hasSameRows(receipt, kept)

const keptOf = async (market: string, receipts: readonly FileReceipt[]): Promise<Kept> =>
  receipts.length
    ? readReceipts(
        market,
        'csv',
        receipts.map(({ receipt }) => receipt.id),
      )
    : new Map()

/** The groups of which a part is kept with other rows. */
const differingGroups = (receipts: readonly FileReceipt[], kept: Kept): ReadonlySet<string> =>
  new Set(receipts.filter(one => isOther(one, kept.get(one.receipt.id))).map(({ group }) => group))

/** The receipts that may be those of another register, as they are known then: no part has the time of the kept one. */
const apartOf = (receipts: readonly FileReceipt[], kept: Kept): ReadonlyMap<FileReceipt, FileReceipt> => {
  const differing = differingGroups(receipts, kept)
  const corrected = new Set(
    receipts.filter(({ receipt }) => kept.get(receipt.id)?.at === receipt.at).map(({ group }) => group),
  )
  return new Map(
    receipts.flatMap(one =>
      one.apart && differing.has(one.group) && !corrected.has(one.group)
        ? [[one, { ...one, receipt: one.apart }] as const]
        : [],
    ),
  )
}

/** How a receipt stands that is kept already, or not. */
const standOf = (
  from: FileReceipt,
  kept: Kept,
  differing: ReadonlySet<string>,
  spans: readonly Span[],
): Stand => {
  const known = kept.get(from.receipt.id)
  if (differing.has(from.group)) return 'differs'
  if (!known && wasReported(spans, from.within)) return 'reported'
  return known?.bookedTs ? 'before' : 'new'
}

/** How each receipt of a file stands, in the same order. Reads each of them once, and twice where its number was taken. */
export const standingsOf = async (
  market: string,
  receipts: readonly FileReceipt[],
  sameNumber: SameNumber = 'same',
): Promise<Standing[]> => {
  const [kept, spans] = await Promise.all([keptOf(market, receipts), readReported(market)])
  const apart = apartOf(receipts, kept)
  const others = [...apart.values()]
  const keptApart = await keptOf(market, others)
  const taken = new Set(others.flatMap(({ receipt, group }) => (keptApart.has(receipt.id) ? [group] : [])))
  const differing = differingGroups(receipts, kept)
  const differingApart = differingGroups(others, keptApart)
  return receipts.map(one => {
    const other = apart.get(one)
    const isTaken = taken.has(one.group)
    const isAsked = other !== undefined && !isTaken
    if (!other || !(isTaken || sameNumber === 'apart'))
      return {
        ...{ from: one, kept: kept.get(one.receipt.id), isAsked },
        stand: standOf(one, kept, differing, spans),
      }
    return {
      ...{ from: other, kept: keptApart.get(other.receipt.id), isAsked },
      stand: standOf(other, keptApart, differingApart, spans),
    }
  })
}
