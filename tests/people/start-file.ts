/** Staff who bring start balances from another system. */
import type { Caller, TestCloud } from '../cloud/local-cloud.ts'
import type { Seen } from './customer-import.ts'

interface StartPreview {
  upload: string
  columns: { header: string; column: string | null }[]
  missing: string[]
  questions: { dayOrder: { chosen: string | null } | null; plusIs: { chosen: string | null } }
  rows: number
  counts: Record<string, number>
  owed: string
  owing: string
  samples: {
    line: number
    fate: string
    customer: string
    name: string
    amount: string | null
    date: string
    unread: string | null
  }[]
}

export const startFilesOf = (cloud: TestCloud, staff: Caller) => {
  const call = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, staff)
  const write = (upload: string, columns: (string | null)[], more: object = {}) =>
    call<{ job: string }>('POST', `balances/start_file/${upload}/write/`, { columns, ...more })
  return {
    call,
    write,
    upload: (content: string) => {
      const form = new FormData()
      form.append('file', new Blob([content]), 'saldi.csv')
      return call<StartPreview>('POST', 'balances/start_file/', form)
    },
    read: (upload: string, reading: object) =>
      call<StartPreview>('POST', `balances/start_file/${upload}/`, reading),
    ended: async (job: string): Promise<Seen> => {
      await cloud.idle()
      return (await call<Seen>('GET', `jobs/${job}/`)).body
    },
  }
}
