/** Writes the start balances of a file, some rows in a step. */
import * as z from 'zod/mini'
import { startBalances } from '#events/payouts.ts'
import { BALANCE } from '#shared/balances/types.ts'
import { type FoundRow, repeatedIn, START_FATES, startFateOf } from '#shared/payouts/start-file.ts'
import { START_LEFT_OUT, START_LEFT_OUT_NAME } from '#shared/payouts/start-file-words.ts'
import { readBegun } from '../balances/table/balance.ts'
import type { Job } from '../kit/job.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { keepLeftOut, type LeftOutRow, writeKeptLeftOut } from '../kit/left-out.ts'
import type { Market } from '../markets/table/market.ts'
import { findTenants, readMarketWithBalances, readStartFile, startUploads } from './start-file.ts'
import { startKept } from './start-preview.ts'
import { momentOf, typedRow, writeTyped } from './typed-rows.ts'

type Asked = z.output<typeof startKept>

/** Where the next step begins: at this row. `left` are the steps that left rows out. */
const progress = z._default(z.nullable(z.object({ at: z.number(), left: z.array(z.number()) })), null)

const progressOf = (next: unknown) => progress.parse(next ?? null) ?? { at: 0, left: [] }

/** A row is five writes, and a transaction has a hundred at most: the job's own is among them. */
const ROWS_A_STEP = 19

interface Read {
  rows: FoundRow[]
  repeated: ReadonlySet<string>
}

let last: { job: string; read: Read } | undefined

/** The file of the job with its customers. That of the last job stays in memory: it reads it at each step. */
const readOnce = async (market: Market, job: string, asked: Asked): Promise<Read> => {
  if (last?.job === job) return last.read
  const table = await startUploads.read(market.marketId, asked.upload)
  const { rows: typed } = readStartFile(market, table, asked, asked.today)
  const rows = await findTenants(market.marketId, typed)
  const read = { rows, repeated: repeatedIn(rows) }
  last = { job, read }
  return read
}

/** The fates of some rows as it is now: a customer may have gone, or have begun, since the file was read. */
const decideNow = async (market: string, some: readonly FoundRow[], repeated: ReadonlySet<string>) => {
  const found = await findTenants(market, some)
  const begun = await readBegun(
    market,
    found.flatMap(({ tenant }) => tenant?.userNumber ?? []),
  )
  return found.map(row => ({ ...row, fate: startFateOf(row, { repeated, begun }) }))
}

type Decided = Awaited<ReturnType<typeof decideNow>>[number]

const writesOf = (market: Market, { by }: Asked, { tenant, amount, day, text, fate }: Decided) => {
  if (fate !== 'written' || !tenant || !amount) return []
  const when = momentOf(market, day)
  const { userNumber } = tenant
  const row = typedRow(
    { username: by },
    { userNumber, type: BALANCE.start, amount, description: text, ...when },
  )
  return writeTyped(market, { username: by }, row)
}

const leftOut = (rows: readonly Decided[], { language }: Asked): LeftOutRow[] =>
  rows.flatMap(({ line, fate, unread }) => {
    const why = fate === 'unread' ? unread : fate === 'written' ? null : fate
    return why ? [{ line, reason: START_LEFT_OUT[why][language] }] : []
  })

/** The file of the rows that were left out so far; none when no step left any. */
const fileOfLeftOut = async (
  market: string,
  { id: job, asked: kept }: Pick<Job, 'id' | 'asked'>,
  steps: readonly number[],
): Promise<{ file?: string }> => {
  if (!steps.length) return {}
  const { upload, language } = startKept.parse(kept)
  const folder = `${market}/start-balances/${job}`
  const name = `${market}-${START_LEFT_OUT_NAME[language]}.csv`
  const table = await startUploads.read(market, upload)
  return { file: await writeKeptLeftOut({ folder, name, table, steps, language }) }
}

/**
 * Writes some rows in a step. A step's rows and its progress are one transaction, and a tenant has one start balance, so a step
 * or a file that comes again changes nothing. What is left out goes into a file at the end, also of a cancelled job. Refuses
 * `not_enabled`.
 */
export default onJob(
  startBalances,
  ['downloads:read', 'downloads:write'],
  async (id, { id: job, asked: kept, next, counts }): Promise<Step> => {
    const asked = startKept.parse(kept)
    const { at, left } = progressOf(next)
    const market = await readMarketWithBalances(id)
    const { rows, repeated } = await readOnce(market, job, asked)
    const total = rows.length
    if (at >= total) return { done: total, total, ...(await fileOfLeftOut(id, { id: job, asked }, left)) }
    const some = await decideNow(id, rows.slice(at, at + ROWS_A_STEP), repeated)
    const out = leftOut(some, asked)
    if (out.length) await keepLeftOut({ folder: `${id}/start-balances/${job}`, step: at }, out)
    const done = at + some.length
    const count = (fate: string) => some.filter(one => one.fate === fate).length
    return {
      done,
      total,
      counts: Object.fromEntries(START_FATES.map(fate => [fate, (counts[fate] ?? 0) + count(fate)])),
      next: { at: done, left: out.length ? [...left, at] : left },
      writes: some.flatMap(row => writesOf(market, asked, row)),
    }
  },
  (market, job) => fileOfLeftOut(market, job, progressOf(job.next).left),
)
