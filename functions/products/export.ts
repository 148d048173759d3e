/** A list of products as a file: the call begins a job, which walks over what the list finds. */
import * as z from 'zod/mini'
import { productsExport } from '#events/products.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { productsExportAsked } from '#shared/products/sheet-fields.ts'
import type { Caller } from '../kit/caller.ts'
import { startJob } from '../kit/job.ts'
import { commit } from '../kit/table.ts'
import type { Recorded } from './sheets.ts'
import type { ListAsked } from './whose.ts'

/** What the job was asked for, as it is kept. */
export const exportKept = z.object({
  status: z.optional(z.literal([1, 2, 3, 4, 5, 6, 7, 'in_shop'])),
  search: z.optional(z.string()),
  format: z.enum(['csv', 'xlsx']),
  language: z.enum(LANGUAGES),
  /** Of one tenant. */
  userNumber: z.optional(z.string()),
  /** With whose they are. */
  isShop: z.boolean(),
})

interface Asking {
  market: string
  caller: Caller
  body: z.output<typeof productsExportAsked>
  idempotency: Recorded
}

/** Starts the job; `GET jobs/{id}/` answers its progress and the file. */
export const exportProducts = async (
  { market, caller, body: { status, search, format, language }, idempotency }: Asking,
  { userNumber, isStaffs, language: readers }: ListAsked,
) => {
  const kept: z.output<typeof exportKept> = {
    status,
    search,
    format,
    userNumber,
    isShop: isStaffs,
    language: language ?? readers,
  }
  const { id, writes } = startJob(market, productsExport, caller, kept)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
