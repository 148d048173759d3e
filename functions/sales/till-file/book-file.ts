import * as z from 'zod/mini'
import { salesImport } from '#events/sales.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { missingColumns, onceEach, SALE_COLUMNS } from '#shared/tills/csv-columns.ts'
import { tillsRefusals } from '#shared/tills/refusals.ts'
import type { Verb } from '../../kit/http.ts'
import { startJob } from '../../kit/job.ts'
import { commit } from '../../kit/table.ts'
import { readByFile } from '../../tills/table/product-file.ts'
import { readKept } from './file.ts'

/** What the job was asked for, as it is kept. */
export const bookKept = z.object({
  upload: z.string(),
  columns: z.array(z.nullable(z.enum(SALE_COLUMNS))),
})

/**
 * Starts the job that books a kept file. Refuses `till_is_connected`, `till_file_no_columns` where a sale needs more, and
 * 404 `not_found`.
 */
export const bookFile: Verb<typeof tillFileCalls.bookSalesFile> = async ({
  market,
  caller,
  params: { upload },
  body,
  idempotency,
}) => {
  await Promise.all([readByFile(market), readKept(market, upload)])
  const columns = onceEach(body.columns)
  if (missingColumns(columns).length) throw refuse(tillsRefusals.till_file_no_columns)
  const asked: z.output<typeof bookKept> = { upload, columns: [...columns] }
  const { id, writes } = startJob(market, salesImport, caller, asked)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
