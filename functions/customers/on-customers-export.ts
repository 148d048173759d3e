import * as z from 'zod/mini'
import { customersExport } from '#events/customers.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { csvOf } from '#shared/kit/csv.ts'
import { readParts, writeFile } from '../kit/files.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { readMarket } from '../markets/table/market.ts'
import { cellsOf, headOf } from './csv-columns.ts'
import { walkCustomers } from './table/customer.ts'

const { body: exportAsked } = staffCalls.exportCsv

/** Where the next step begins: after this customer, with this part of the file. */
const progress = z.object({ after: z.optional(z.string()), part: z.number(), done: z.number() })

/**
 * Writes customers by number into a CSV file, some hundred in a step. Each step writes a part of its own, so a step
 * that runs again writes the same part; the last one joins them.
 */
export default onJob(
  customersExport,
  ['downloads:read', 'downloads:write'],
  async (market, { id, asked, next, total }): Promise<Step> => {
    const from = progress.parse(next ?? { part: 0, done: 0 })
    const { language, ...limits } = exportAsked.parse(asked)
    const words = language ?? (await readMarket(market)).language
    const { customers, after, known } = await walkCustomers(market, limits, from.after)
    const file = (part: number | 'all') => ({
      key: `${market}/customers/${id}/${part}.csv`,
      name: `${market}-customers.csv`,
      type: 'text/csv; charset=utf-8',
    })
    const isFirst = from.part === 0
    await writeFile(
      file(from.part),
      csvOf([...(isFirst ? [headOf(words)] : []), ...customers.map(one => cellsOf(one, words))], { isFirst }),
    )
    const done = from.done + customers.length
    if (after)
      return { done, total: Math.max(total, known, done), next: { after, part: from.part + 1, done } }
    const parts = await readParts(part => file(part).key, from.part + 1)
    await writeFile(file('all'), parts.join(''))
    return { done, total: done, file: file('all').key }
  },
)
