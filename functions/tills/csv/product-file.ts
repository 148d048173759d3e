/** What is for sale as a file for a till that Reol does not talk with: how much it is, and the job that writes it. */

import * as z from 'zod/mini'
import { tillProductsExport } from '#events/tills.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { tillsContract } from '#shared/tills/contract.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { startJob } from '../../kit/job.ts'
import { commit } from '../../kit/table.ts'
import { countForSale } from '../../products/table/product-lists.ts'
import { readByFile, readProductFile } from '../table/product-file.ts'

/** What the job was asked for, as it is kept. */
export const productFileKept = z.object({ onlyChanges: z.boolean(), language: z.enum(LANGUAGES) })

/** How much a file would have, and what the last one had. Refuses `till_is_connected`. */
export const readFile: Verb<typeof tillsContract.readProductFile> = async ({ market }) => {
  const [products, last] = await Promise.all([
    countForSale(market),
    readProductFile(market, nowSeconds()),
    readByFile(market),
  ])
  return { products, last: last ? { at: last.at, products: last.products } : null }
}

/** Starts the job; `GET jobs/{id}/` answers its progress, its counts and the file. Refuses `till_is_connected`. */
export const makeFile: Verb<typeof tillsContract.makeProductFile> = async ({
  market,
  caller,
  body,
  language,
  idempotency,
}) => {
  const present = await readByFile(market)
  const kept: z.output<typeof productFileKept> = {
    onlyChanges: body.onlyChanges,
    language: body.language ?? language ?? present.language,
  }
  const { id, writes } = startJob(market, tillProductsExport, caller, kept)
  const answer = { job: id }
  await commit([...idempotency.record(answer), ...writes])
  return answer
}
