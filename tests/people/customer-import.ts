/** Imports customers as staff do, in markets of the test's own. */
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'

interface Preview {
  upload: string
  columns: { header: string; example: string; column: string | null }[]
  missing: string[]
  rows: number
  create: number
  exists: number
  repeated: number
  wrong: number
  samples: { line: number; fate: string; refusals: { field: string; code: string }[] }[]
}

export interface Seen {
  state: string
  done: number
  total: number
  counts: Record<string, number>
  result?: { url: string }
}

/** The text of a file with its BOM, which `text()` leaves out. */
export const withBom = async (file: Response): Promise<string> =>
  Buffer.from(await file.arrayBuffer()).toString('utf8')

/** A file of `count` customers. Every tenth row has no phone, so nobody comes of it. */
export const listOfCustomers = (count: number): string =>
  [
    'Navn;E-mail;Telefon',
    ...Array.from(
      { length: count },
      (_, at) => `Kunde ${at};kunde${at}@example.com;${at % 10 ? '20123456' : ''}`,
    ),
  ].join('\r\n')

/** Opens a market, and returns its staff's calls. */
export const importingAt = async (cloud: TestCloud, market: string) => {
  await openMarket(market, 1)
  const staff = { market, token: await staffToken(cloud, market) }
  const call = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, staff)

  const upload = (content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.append('file', new Blob([content]), 'kunder.csv')
    return call<Preview>('POST', 'customers/import_preview/', form)
  }
  /** The words and counts of many new customers take longer than one wait for `idle`. */
  const idle = async (tries = 6): Promise<void> =>
    cloud.idle().catch(error => {
      if (!tries) throw error
      return idle(tries - 1)
    })
  return {
    call,
    upload,
    idle,
    /** Uploads a file and starts its import. Returns the job. */
    begin: async (content: string, more: object = {}): Promise<string> => {
      const asked = { upload: (await upload(content)).body.upload, sendMails: false, language: 'da', ...more }
      return (await call<{ job: string }>('POST', 'customers/import/', asked)).body.job
    },
    ended: async (job: string): Promise<Seen> => {
      await idle()
      return (await call<Seen>('GET', `jobs/${job}/`)).body
    },
    total: async (): Promise<number> =>
      (await call<{ total: number }>('GET', 'customers/summary/')).body.total,
  }
}

export type Importing = Awaited<ReturnType<typeof importingAt>>
