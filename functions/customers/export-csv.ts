import { customersExport } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { startJob } from '../kit/job.ts'
import { commit } from '../kit/table.ts'

/** Starts the job that writes the file; `GET jobs/{id}/` answers its progress. */
export const exportCsv: Verb<typeof customersContract.exportCsv> = async ({
  market,
  caller,
  body,
  idempotency,
  language,
}) => {
  const asked = { ...body, language: body.language ?? language }
  const { id, writes } = startJob(market, customersExport, caller, asked)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
