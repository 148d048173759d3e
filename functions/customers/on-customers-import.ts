import * as z from 'zod/mini'
import { customersImport } from '#events/customers.ts'
import { CUSTOMER_FIELDS } from '#shared/customers/customer-fields.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { Job } from '../kit/job.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { readMarket } from '../markets/table/market.ts'
import { createImported } from './create-imported.ts'
import { decideRows } from './import-fates.ts'
import { customerUploads, importFile } from './import-file.ts'
import { countMails, mailsFor } from './import-mails.ts'
import { keepRefused, refusedCsv } from './import-refused.ts'

const importAsked = z.object({
  upload: z.string(),
  columns: z.array(z.nullable(z.enum(CUSTOMER_FIELDS))),
  sendMails: z.boolean(),
  /** Of the file of refused rows. */
  language: z.enum(LANGUAGES),
  /** The administrator who asked, for the audit. */
  by: z.string(),
})

export type ImportAsked = z.infer<typeof importAsked>

/** Where the next step begins: at this row. `refused` are the steps that left rows out. */
const progress = z.object({ at: z.number(), refused: z.array(z.number()) })

const progressOf = (next: unknown) => progress.parse(next ?? { at: 0, refused: [] })

/** The file of the rows that were left out so far; none when no step left any. */
const fileOfRefused = async (
  market: string,
  { id, asked, next }: Pick<Job, 'id' | 'asked' | 'next'>,
): Promise<{ file?: string }> => {
  const { refused: steps } = progressOf(next)
  if (!steps.length) return {}
  const { upload, language } = importAsked.parse(asked)
  const table = await customerUploads.read(market, upload)
  return { file: await refusedCsv({ market, job: id, table, steps, language }) }
}

/**
 * A customer is five writes, and a transaction has a hundred at most: the job's own and the count of mails are among
 * them.
 */
const ROWS_A_STEP = 19

/**
 * Creates the customers of a file, some rows in a step. The step's customers and its progress are one transaction, so
 * a step that runs again creates nobody twice, and a cancelled job's counts are exact. The rows of which no customer came
 * go into a file at the end, also of a cancelled job.
 */
export default onJob(
  customersImport,
  ['downloads:read', 'downloads:write'],
  async (market, { id, asked, next, counts }): Promise<Step> => {
    const { upload, columns, sendMails, by } = importAsked.parse(asked)
    const { at, refused } = progressOf(next)
    const file = importFile(await customerUploads.read(market, upload), columns)
    const total = file.rows.length
    if (at >= total) return { done: total, total, ...(await fileOfRefused(market, { id, asked, next })) }
    const present = await readMarket(market)
    const rows = await decideRows(market, present.country, file, file.rows.slice(at, at + ROWS_A_STEP))
    const left = rows.filter(({ fate }) => fate !== 'create')
    if (left.length) await keepRefused(market, id, at, left)
    const done = at + rows.length
    const { made = 0, known = 0, wrong = 0, unmailed = 0 } = counts
    const created = rows.length - left.length
    const mails = sendMails ? await mailsFor(market, created) : 0
    const without = unmailed + (sendMails ? created - mails : 0)
    const isWrong = left.filter(({ fate }) => fate === 'wrong').length
    return {
      done,
      total,
      counts: {
        made: made + created,
        known: known + left.length - isWrong,
        wrong: wrong + isWrong,
        // The result tells staff who asked for mails how many customers got none.
        ...(without ? { unmailed: without } : {}),
      },
      next: { at: done, refused: left.length ? [...refused, at] : refused },
      writes: [...countMails(market, mails), ...(await createImported(present, { mails, by }, rows))],
    }
  },
  fileOfRefused,
)
