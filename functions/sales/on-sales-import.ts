import * as z from 'zod/mini'
import { salesImport } from '#events/sales.ts'
import { LEFT_OUT_NAME, LEFT_OUT_WORDS } from '#shared/sales/till-file-words.ts'
import type { FileReceipt } from '#shared/tills/csv-receipts.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { writeLeftOut } from '../kit/left-out.ts'
import type { CsvTable } from '../kit/read-csv.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, noteTillFiles } from '../markets/table/market.ts'
import { putContact, readContact } from '../tills/table/contact.ts'
import { readByFile } from '../tills/table/product-file.ts'
import { type KeptReceipt, readReceipt, TakenBefore, takeReceipt } from '../tills/table/receipt.ts'
import { bookReceipt } from './receipt/book.ts'
import { dayOf } from './receipt/decide.ts'
import { bookKept } from './till-file/book-file.ts'
import { readReceiptsOf, type SalesFile, salesUploads } from './till-file/file.ts'
import { type Standing, standingsOf } from './till-file/stand.ts'

const RECEIPTS_A_STEP = 20

/** Where the next step begins: at this receipt. */
const progress = z.object({ at: z.number() })

type Asked = z.output<typeof bookKept>

interface Read {
  table: CsvTable
  file: SalesFile
}

let last: { job: string; read: Read } | undefined

/** The file of the job, read. That of the last job stays in memory: it reads it at each step. */
const readOnce = async (market: Market, job: string, asked: Asked): Promise<Read> => {
  if (last?.job === job) return last.read
  const table = await salesUploads.read(market.marketId, asked.upload)
  const read = { table, file: readReceiptsOf(market, table, asked) }
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

const NONE = {
  receipts: 0,
  sold: 0,
  returned: 0,
  reduced: 0,
  clearing: 0,
  before: 0,
  differs: 0,
  reported: 0,
}
type Counts = typeof NONE

const added = (one: Counts, by: Partial<Counts>): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + (by[name as keyof Counts] ?? 0)]),
  ) as Counts

/** True for a receipt that this job books or has booked in an earlier try; all others it leaves out. */
const isOwn = ({ stand, kept }: Standing, job: string): boolean =>
  stand === 'new' || (stand === 'before' && kept?.job === job)

/**
 * Books some receipts, one after another: a return must find its sale, so the order counts. The event of a receipt finds it
 * booked, unless this worker died in between. A receipt that an earlier try of this job has booked counts as its own.
 */
const bookSome = async (
  market: Market,
  job: string,
  { sameNumber }: Asked,
  some: readonly FileReceipt[],
  all: readonly FileReceipt[],
): Promise<Counts> => {
  const groups = new Set(some.map(({ group }) => group))
  const whole = all.filter(({ group }) => groups.has(group))
  const standings = await standingsOf(market.marketId, whole, sameNumber)
  const theirs = standings.filter((_, at) => some.includes(whole[at] as FileReceipt))
  await noteDays(
    market,
    theirs.filter(({ stand }) => stand === 'new').map(({ from }) => from),
  )
  let counts = NONE
  for (const standing of theirs) {
    const { stand, from } = standing
    const rows = from.receipt.lines.length
    if (!isOwn(standing, job)) counts = added(counts, { [stand]: rows })
    else {
      const taken = await take(market, job, from)
      counts = added(counts, taken?.job === job ? { receipts: 1, ...taken.became } : { before: rows })
    }
  }
  return counts
}

/** Writes the rows that were not booked, with the reason, as a file. */
const fileOfLeftOut = async (
  market: Market,
  job: string,
  { sameNumber, language }: Asked,
  { table, file }: Read,
): Promise<{ file?: string }> => {
  const standings = await standingsOf(market.marketId, file.receipts, sameNumber)
  const rows = [
    ...standings.flatMap(standing => {
      const { stand, from } = standing
      if (stand === 'new' || isOwn(standing, job)) return []
      return from.fileLines.map(line => ({ line, reason: LEFT_OUT_WORDS[stand][language] }))
    }),
    ...[...file.noSales, ...file.unread].map(({ line, reason }) => ({
      line,
      reason: LEFT_OUT_WORDS[reason][language],
    })),
  ].toSorted((one, other) => one.line - other.line)
  if (!rows.length) return {}
  const name = `${market.marketId}-${LEFT_OUT_NAME[language]}.csv`
  const key = `${market.marketId}/till-sales/${job}/left-out.csv`
  return { file: await writeLeftOut({ key, name, table, rows, language }) }
}

/**
 * Books what a till has sold by its file, some receipts in a step, in the order of their moments. A receipt is taken once by
 * its id, so a file that comes again, or a step that runs again, changes nothing. What is not booked goes into a file at the
 * end. Refuses `till_is_connected`.
 */
export default onJob(
  salesImport,
  ['downloads:read', 'downloads:write'],
  async (id, { id: job, asked, next, counts }): Promise<Step> => {
    const { at } = progress.parse(next ?? { at: 0 })
    const market = await readByFile(id)
    const wanted = bookKept.parse(asked)
    const read = await readOnce(market, job, wanted)
    const { receipts, noSales, unread } = read.file
    const some = receipts.slice(at, at + RECEIPTS_A_STEP)
    const before: Counts = { ...NONE, ...counts }
    const booked = await bookSome(market, job, wanted, some, receipts)
    const done = at + some.length
    const all = added(before, booked)
    return {
      done,
      total: receipts.length,
      counts: { ...all, noSale: noSales.length, unread: unread.length },
      ...(done < receipts.length ? { next: { at: done } } : await fileOfLeftOut(market, job, wanted, read)),
      writes: all.receipts ? noteTillFiles(market) : [],
    }
  },
)
