import * as z from 'zod/mini'
import { salesImport } from '#events/sales.ts'
import { importRefusals } from '#shared/kit/import-refusals.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { SAME_NUMBERS, type tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { missingColumns, onceEach, SALE_COLUMNS } from '#shared/tills/csv-columns.ts'
import { DAY_ORDERS } from '#shared/tills/csv-days.ts'
import type { Verb } from '../../kit/http.ts'
import { startJob } from '../../kit/job.ts'
import { commit } from '../../kit/table.ts'
import { readByFile } from '../../tills/table/product-file.ts'
import { salesUploads } from './file.ts'

/** What the job was asked for, as it is kept. */
export const bookKept = z.object({
  upload: z.string(),
  columns: z.array(z.nullable(z.enum(SALE_COLUMNS))),
  dayOrder: z.optional(z.enum(DAY_ORDERS)),
  sameNumber: z.optional(z.enum(SAME_NUMBERS)),
  language: z.enum(LANGUAGES),
})

/**
 * Starts the job that books a kept file. Refuses `till_is_connected`, `import_no_columns` where a sale needs more, and 404
 * `not_found`.
 */
export const bookFile: Verb<typeof tillFileCalls.bookSalesFile> = async ({
  market,
  caller,
  params: { upload },
  body,
  idempotency,
  language,
}) => {
  const [present] = await Promise.all([readByFile(market), salesUploads.read(market, upload)])
  const columns = onceEach(body.columns)
  if (missingColumns(columns).length) throw refuse(importRefusals.import_no_columns)
  const asked: z.output<typeof bookKept> = {
    ...{ ...body, upload, columns: [...columns] },
    language: body.language ?? language ?? present.language,
  }
  const { id, writes } = startJob(market, salesImport, caller, asked)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
