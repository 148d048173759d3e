/** A tenant's sales as a file: the call begins a job, which walks over the days with a sale. */
import * as z from 'zod/mini'
import { salesExport } from '#events/sales.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import type { linesExportAsked } from '#shared/sales/sales-fields.ts'
import type { Customer } from '../customers/table/customer.ts'
import type { Caller } from '../kit/caller.ts'
import { startJob } from '../kit/job.ts'
import { commit, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { rangeOf } from './read-sales.ts'

/** What the job was asked for, as it is kept. */
export const exportKept = z.object({
  from: z.string(),
  to: z.string(),
  format: z.enum(['csv', 'xlsx']),
  language: z.enum(LANGUAGES),
  userNumber: z.string(),
})

interface Asking {
  market: string
  caller: Caller
  body: z.output<typeof linesExportAsked>
  /** The browser's. */
  language: Language | undefined
  idempotency: { record: (answer: unknown) => Write[] }
}

/** Starts the job; `GET jobs/{id}/` answers its progress and the file. Refuses `invalid_date`. */
export const exportLines = async (
  { market, caller, body, language: browsers, idempotency }: Asking,
  tenant: Customer,
) => {
  const { format, language = browsers ?? tenant.language, ...asked } = body
  const { from, to } = rangeOf(await readMarket(market), asked)
  const kept: z.output<typeof exportKept> = { from, to, format, language, userNumber: tenant.userNumber }
  const { id, writes } = startJob(market, salesExport, caller, kept)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
