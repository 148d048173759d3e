import { customersImport } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { startJob } from '../kit/job.ts'
import { commit } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { readImport } from './import-file.ts'
import type { ImportAsked } from './on-customers-import.ts'

/** Starts the job that creates the customers of an uploaded file. Refuses 404 `not_found` for an unknown upload. */
export const importCsv: Verb<typeof customersContract.importCsv> = async ({
  market,
  caller,
  body,
  idempotency,
  language,
}) => {
  const [present] = await Promise.all([readMarket(market), readImport(market, body.upload)])
  const asked: ImportAsked = {
    upload: body.upload,
    sendMails: body.sendMails,
    language: body.language ?? language ?? present.language,
    by: caller.username,
  }
  const { id, writes } = startJob(market, customersImport, caller, asked)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
