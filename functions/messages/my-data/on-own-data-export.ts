import * as z from 'zod/mini'
import { ownDataExport, ownDataReady } from '#events/messages.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { MY_DATA_WORDS } from '#shared/messages/my-data-words.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { writeFile } from '../../kit/files.ts'
import { onJob, type Step } from '../../kit/job-runner.ts'
import { emit } from '../../kit/outbox.ts'
import { KEPT_SECONDS } from '../table/own-export.ts'
import { assemble } from './assemble.ts'
import { readBookings } from './bookings.ts'
import { readMoney } from './money.ts'
import { type Part, readParts, writePart } from './parts.ts'
import { zipOf } from './zip.ts'

const asked = z.object({ userNumber: z.string(), language: z.enum(LANGUAGES) })

/** Where the next step begins: a page of the bookings, then some of the payments of these pages, then the zip. */
const progress = z.object({
  page: z.number(),
  part: z.number(),
  done: z.number(),
  /** Of the pages read so far. */
  payments: z.array(z.object({ id: z.string(), paidFor: z.boolean() })),
  isRead: z.boolean(),
})

type Progress = z.infer<typeof progress>

const BEGINNING: Progress = { page: 1, part: 0, done: 0, payments: [], isRead: false }

/** So many PDFs are drawn within a few seconds. */
const PAYMENTS_A_STEP = 10

/**
 * Writes all that the shop has of a tenant into a zip. Each step writes a part of its own, so a step that runs again
 * writes the same part; the last one packs them, and the tenant gets a mail.
 */
export default onJob(
  ownDataExport,
  ['downloads:read', 'downloads:write'],
  async (market, { id, asked: input, next }): Promise<Step> => {
    const { userNumber, language } = asked.parse(input)
    const from = progress.parse(next ?? BEGINNING)
    const goOn = async (part: Part, more: Partial<Progress>): Promise<Step> => {
      await writePart(market, id, from.part, part)
      const after = { ...from, part: from.part + 1, ...more }
      return { done: after.done, total: after.done + after.payments.length + 1, next: after }
    }
    if (!from.isRead) {
      const { isLast, payments, ...part } = await readBookings(market, userNumber, from.page)
      return goOn(part, {
        page: from.page + 1,
        isRead: isLast,
        done: from.done + part.bookings.length,
        payments: onceEach([...from.payments, ...payments]),
      })
    }
    const [now, later] = [from.payments.slice(0, PAYMENTS_A_STEP), from.payments.slice(PAYMENTS_A_STEP)]
    if (now.length) {
      const part = await readMoney({ market, userNumber, language }, now)
      return goOn(part, { payments: later, done: from.done + now.length })
    }
    const { data, ...further } = await assemble(market, userNumber, await readParts(market, id, from.part))
    const name = `${market}-${MY_DATA_WORDS[language].zip}.zip`
    const key = `${market}/my-data/${id}/all.zip`
    await writeFile(
      { key, name, type: 'application/zip', isShort: true },
      zipOf(data, { ...further, language }),
    )
    const done = from.done + 1
    return {
      done,
      total: done,
      file: key,
      fileUntil: nowSeconds() + KEPT_SECONDS,
      writes: [emit(market, ownDataReady, { userNumber })],
    }
  },
)

/** A payment of several bookings pays for one of them when any says so. */
const onceEach = (payments: Progress['payments']): Progress['payments'] => {
  const paid = new Map<string, boolean>()
  for (const { id, paidFor } of payments) paid.set(id, paidFor || (paid.get(id) ?? false))
  return [...paid].map(([id, paidFor]) => ({ id, paidFor }))
}
