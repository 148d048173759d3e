/** Sales as a file: the call begins a job, which walks over the months with sales. */
import * as z from 'zod/mini'
import { salesExport } from '#events/sales.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { showsOwnVat } from '#shared/payouts/terms.ts'
import type { salesExportAsked } from '#shared/sales/sales-fields.ts'
import { readCustomer } from '../customers/table/customer.ts'
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
  /** Of one tenant; left out: of the whole shop. */
  userNumber: z.optional(z.string()),
  /** A row a line, or a row a tenant. */
  by: z.enum(['line', 'tenant']),
  /** With whose the lines are. */
  isShop: z.boolean(),
  /** The VAT rates of the own sales of a business tenant who reads it (D40). */
  ownVat: z.optional(z.object({ used: z.number(), new: z.number() })),
})

interface Asking {
  market: string
  caller: Caller
  body: z.output<typeof salesExportAsked>
  /** The browser's. */
  language: Language | undefined
  idempotency: { record: (answer: unknown) => Write[] }
}

/** Starts the job; `GET jobs/{id}/` answers its progress and the file. Refuses `invalid_date`. */
export const exportSales = async (
  { market: id, caller, body, language: browsers, idempotency }: Asking,
  userNumber: string | undefined,
) => {
  const market = await readMarket(id)
  const isShop = caller.kind === 'admin'
  const tenant = isShop ? undefined : await readCustomer(id, userNumber ?? '')
  const readers = browsers ?? (tenant ?? market).language
  const { format, language = readers, by, ...asked } = body
  const { from, to } = rangeOf(market, asked)
  const kept: z.output<typeof exportKept> = {
    ...{ from, to, format, language, isShop },
    by: isShop ? by : 'line',
    userNumber,
    ...(tenant && showsOwnVat(market, tenant)
      ? { ownVat: { used: market.vatPercentUsed, new: market.vatPercentNew } }
      : {}),
  }
  const { id: job, writes } = startJob(id, salesExport, caller, kept)
  const answer = { job }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
