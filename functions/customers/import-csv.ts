import { customersImport } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { missingFields } from '#shared/customers/import-row.ts'
import { importRefusals } from '#shared/kit/import-refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { Verb } from '../kit/http.ts'
import { startJob } from '../kit/job.ts'
import { commit } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { customerUploads, importFile } from './import-file.ts'
import type { ImportAsked } from './on-customers-import.ts'

/**
 * Starts the job that creates the customers of an uploaded file. Refuses `import_no_columns` where a customer needs more, and
 * 404 `not_found` for an unknown upload.
 */
export const importCsv: Verb<typeof customersContract.importCsv> = async ({
  market,
  caller,
  body,
  idempotency,
  language,
}) => {
  const [present, table] = await Promise.all([readMarket(market), customerUploads.read(market, body.upload)])
  const { columns } = importFile(table, body.columns)
  if (missingFields(columns).length) throw refuse(importRefusals.import_no_columns)
  const asked: ImportAsked = {
    upload: body.upload,
    columns: [...columns],
    sendMails: body.sendMails,
    language: body.language ?? language ?? present.language,
    by: caller.username,
  }
  const { id, writes } = startJob(market, customersImport, caller, asked)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
