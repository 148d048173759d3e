/** A market whose till gives and takes files. */
import { expect } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import type { goodsOf } from './goods.ts'

export interface FilePreview {
  upload: string
  columns: { header: string; example: string; column: string | null }[]
  missing: string[]
  questions: {
    dayOrder: { chosen: string | null } | null
    sameNumber: { chosen: string; rows: number } | null
    total: { column: number } | null
  }
  headLine: number
  rows: number
  receipts: number
  counts: Record<string, number>
  days: { date: string; receipts: number; total: string; lines: string; clearing: string }[]
  samples: {
    line: number
    fate: string
    customer: string
    amount: string | null
    share: string | null
    clearing: string | null
    unread: string | null
    noSale: string | null
  }[]
}

interface Ended {
  state: string
  counts: Record<string, number>
  refusal: string | null
  result?: { url: string }
}

/** The key of Zettle does not work any more, or works again. */
export const setZettle = async (market: string, zettleApiValid: boolean): Promise<void> => {
  await commit(putMarket({ ...(await readMarket(market)), zettleApiValid }))
}

export const tillFilesOf = (cloud: TestCloud, staff: ReturnType<typeof goodsOf>) => {
  const ended = async (job: string): Promise<Ended> => {
    await cloud.idle()
    return (await staff.call<Ended>('GET', `jobs/${job}/`)).body
  }
  const upload = (content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.append('file', new Blob([content]), 'salg.csv')
    return staff.call<FilePreview>('POST', 'till/sales_file/', form)
  }
  const book = (asked: string, columns: (string | null)[], more: object = {}) =>
    staff.call<{ job: string }>('POST', `till/sales_file/${asked}/book/`, { columns, ...more })
  return {
    ended,
    upload,
    book,
    /** Uploads a file and books it, as its preview has the columns. */
    booked: async (
      content: string | Uint8Array<ArrayBuffer>,
      more: object = {},
    ): Promise<Ended['counts']> => {
      const { body } = await upload(content)
      const { status, body: started } = await book(
        body.upload,
        body.columns.map(({ column }) => column),
        more,
      )
      expect(status).toBe(202)
      const job = await ended(started.job)
      expect(job.state).toBe('done')
      return job.counts
    },
    /** A file of products for the till: what the job counted, and the lines without the head. */
    products: async (onlyChanges = false) => {
      const started = await staff.call<{ job: string }>('POST', 'till/product_file/', {
        onlyChanges,
        language: 'da',
      })
      const { counts, result } = await ended(started.body.job)
      const text = await (await fetch(result?.url ?? '')).text()
      const [head, ...lines] = text.trim().split('\r\n')
      return { counts, head, lines }
    },
  }
}
