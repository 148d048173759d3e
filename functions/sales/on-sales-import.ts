import * as z from 'zod/mini'
import { salesImport } from '#events/sales.ts'
import type { FileReceipt } from '#shared/tills/csv-receipts.ts'
import type { UnreadRow } from '#shared/tills/csv-rows.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, noteTillFiles } from '../markets/table/market.ts'
import { putContact, readContact } from '../tills/table/contact.ts'
import { readByFile } from '../tills/table/product-file.ts'
import { type KeptReceipt, readReceipt, TakenBefore, takeReceipt } from '../tills/table/receipt.ts'
import { bookReceipt } from './receipt/book.ts'
import { dayOf } from './receipt/decide.ts'
import { bookKept } from './till-file/book-file.ts'
import { readKept, readReceiptsOf } from './till-file/file.ts'
import { standsOf } from './till-file/stand.ts'

const RECEIPTS_A_STEP = 20

/** Where the next step begins: at this receipt. */
const progress = z.object({ at: z.number() })

interface Read {
  receipts: FileReceipt[]
  unread: UnreadRow[]
}

let last: { job: string; read: Read } | undefined

/** The receipts of the job's file. Those of the last job stay in memory: it reads them at each step. */
const readOnce = async (market: Market, job: string, asked: unknown): Promise<Read> => {
  if (last?.job === job) return last.read
  const { upload, columns } = bookKept.parse(asked)
  const read = readReceiptsOf(market, await readKept(market.marketId, upload), columns)
  last = { job, read }
  return read
}

/** Takes a receipt and books it. Answers it as it is kept then, by whichever job. */
const take = async (
  market: Market,
  job: string,
  { receipt }: FileReceipt,
): Promise<KeptReceipt | undefined> => {
  await commit(takeReceipt(market, receipt, job)).catch(error => {
    if (!(error instanceof TakenBefore)) throw error
  })
  await bookReceipt(market.marketId, 'csv', receipt.id)
  return readReceipt(market.marketId, 'csv', receipt.id)
}

/** Notes until which day files say what was sold, before any of it is booked: a till that is connected later begins then. */
const noteDays = (market: Market, fresh: readonly FileReceipt[]): Promise<void> =>
  retryOnConflict(async () => {
    const last = fresh
      .map(({ receipt }) => dayOf(market, receipt))
      .toSorted()
      .at(-1)
    const taking = await readContact(market.marketId, 'in')
    if (!last || (taking.filesTo !== null && last <= taking.filesTo)) return
    await commit([putContact(market.marketId, { ...taking, filesTo: last })])
  })

const NONE = { receipts: 0, sold: 0, returned: 0, clearing: 0, before: 0, differs: 0, reported: 0 }
type Counts = typeof NONE

const added = (one: Counts, by: Partial<Counts>): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + (by[name as keyof Counts] ?? 0)]),
  ) as Counts

/**
 * Books some receipts, one after another: a return must find its sale, so the order counts. The event of a receipt finds it
 * booked, unless this worker died in between. A receipt that an earlier try of this job has booked counts as its own.
 */
const bookSome = async (
  market: Market,
  job: string,
  some: readonly FileReceipt[],
  all: readonly FileReceipt[],
): Promise<Counts> => {
  const groups = new Set(some.map(({ group }) => group))
  const { kept, standOf } = await standsOf(
    market.marketId,
    all.filter(({ group }) => groups.has(group)),
  )
  await noteDays(
    market,
    some.filter(one => standOf(one) === 'new'),
  )
  let counts = NONE
  for (const one of some) {
    const rows = one.receipt.lines.length
    const isOwn = kept.get(one.receipt.id)?.job === job
    const stand = standOf(one)
    if (stand === 'differs' || stand === 'reported') counts = added(counts, { [stand]: rows })
    else if (stand === 'before' && !isOwn) counts = added(counts, { before: rows })
    else {
      const taken = await take(market, job, one)
      counts = added(counts, taken?.job === job ? { receipts: 1, ...taken.became } : { before: rows })
    }
  }
  return counts
}

/**
 * Books what a till has sold by its file, some receipts in a step, in the order of their moments. A receipt is taken once by
 * its id, so a file that comes again, or a step that runs again, changes nothing. Refuses `till_is_connected`.
 */
export default onJob(
  salesImport,
  ['downloads:read'],
  async (id, { id: job, asked, next, counts }): Promise<Step> => {
    const { at } = progress.parse(next ?? { at: 0 })
    const market = await readByFile(id)
    const { receipts, unread } = await readOnce(market, job, asked)
    const some = receipts.slice(at, at + RECEIPTS_A_STEP)
    const before: Counts = { ...NONE, ...counts }
    const booked = await bookSome(market, job, some, receipts)
    const done = at + some.length
    const all = added(before, booked)
    return {
      done,
      total: receipts.length,
      counts: { ...all, unread: unread.length },
      ...(done < receipts.length ? { next: { at: done } } : {}),
      writes: all.receipts ? noteTillFiles(market) : [],
    }
  },
)
