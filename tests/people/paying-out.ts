/** What a market pays out by bank, as programs call for it. */
import { expect } from 'vitest'
import { readAllBalances } from '#functions/balances/table/balance.ts'
import { readTransfers } from '#functions/payouts/table/transfer.ts'
import { sum } from '#shared/kit/money.ts'
import { changeMarket } from '../cloud/change-market.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import type { settlingOf } from './settling.ts'

export interface Transaction {
  id: string
  customer: string
  name: string
  account: string
  amount: string
  text: string
  dueDate: string
  state: string
  warnings: string[]
  isBlocked: boolean
  file: string | null
  returned: { reason: string } | null
  version: number
}

export interface BankFile {
  id: string
  number: string
  state: string
  transactions: number
  total: string
  sha256: string
  name: string
  job: string | null
}

interface Export {
  missing: string[]
  ready: { count: number; total: string }
  blocked: { count: number; total: string }
  waiting: { customer: string; amount: string; why: string }[]
  files: BankFile[]
}

export interface Made {
  state: string
  refusal?: string
  result?: { url: string; sha256: string; transactions: number; total: string }
}

/** A shop that has told which bank it has. */
export const withBank = (market: string, bankFileFormat: 'bankdata' | 'iso_20022' | '' = 'bankdata') =>
  changeMarket(market, {
    ...{ bankFileFormat, bankRegNumber: '9995', bankAccount: '0001234567' },
    ...{ bankExportInfo: 'Udbetaling', bankCustomerInfo: 'Loppehjørnet' },
  })

const AT = 'payments_info/bank_'

export const payingOutOf = (cloud: TestCloud, { call }: ReturnType<typeof settlingOf>) => {
  const jobOf = async <T>(job: string) => {
    await cloud.idle()
    return (await call<T>('GET', `jobs/${job}/`)).body
  }
  const list = async (salesPeriod: string, state?: 'taken_out') => {
    const query = new URLSearchParams({ salesPeriod, ...(state && { state }) })
    return (await call<{ results: Transaction[] }>('GET', `${AT}export_transactions/?${query}`)).body.results
  }
  return {
    list,
    read: async (salesPeriod: string) =>
      (await call<Export>('GET', `${AT}export/?salesPeriod=${salesPeriod}`)).body,
    files: async () => (await call<{ results: BankFile[] }>('GET', `${AT}files/`)).body.results,
    start: (salesPeriod: string, more: object = {}) =>
      call<{ job: string }>('POST', `${AT}export/`, { salesPeriod, ...more }),
    make: async (salesPeriod: string, more: object = {}): Promise<Made> => {
      const { status, body } = await call<{ job: string }>('POST', `${AT}export/`, { salesPeriod, ...more })
      expect(status).toBe(202)
      return jobOf<Made>(body.job)
    },
    upload: async (file: string) => {
      const { status, body } = await call<{ job: string }>('POST', `${AT}files/${file}/uploaded/`)
      expect(status).toBe(202)
      return jobOf<Made>(body.job)
    },
    withdraw: (file: string) =>
      call<BankFile>('POST', `${AT}files/${file}/withdraw/`, { reason: 'Forkert dag' }),
    change: (id: string, body: object) => call<Transaction>('PATCH', `${AT}export_transactions/${id}/`, body),
    remove: (id: string) => call('DELETE', `${AT}export_transactions/${id}/`),
    returned: (id: string) =>
      call<Transaction>('POST', `${AT}export_transactions/${id}/returned/`, { reason: 'account_closed' }),
    again: (id: string) => call<Transaction>('POST', `${AT}export_transactions/${id}/pay_again/`),
    answer: async (content: string) => {
      const body = new FormData()
      body.append('file', new File([content], 'svar.xml'))
      return call<{ kind: string; results: Record<string, unknown>[] }>('POST', `${AT}answers/`, body)
    },
    fetch: async (file: string): Promise<Buffer> => {
      const { body } = await call<{ url: string }>('POST', `${AT}files/${file}/download/`)
      return Buffer.from(await (await fetch(body.url)).arrayBuffer())
    },
  }
}

/** What is held of each tenant's balance is what the transfers of some periods hold that have not left. */
export const expectHeld = async (
  market: string,
  periods: readonly string[],
  { list }: ReturnType<typeof payingOutOf>,
) => {
  const rows = (await Promise.all(periods.map(one => list(one)))).flat()
  const held = new Map<string, number>()
  for (const { customer, amount, state } of rows)
    if (state === 'open' || state === 'in_file')
      held.set(customer, (held.get(customer) ?? 0) + Math.round(Number(amount) * 100))
  for (const { userNumber, balance, available } of await readAllBalances(market))
    expect(balance - available, userNumber).toBe(held.get(userNumber) ?? 0)
}

/** Each transfer is in one file at most that was not withdrawn, and a file's sum is that of its transfers. */
export const expectOnce = async (market: string, period: string) => {
  const { transfers, files } = await readTransfers(market, period)
  const live = files.filter(({ state }) => state !== 'withdrawn')
  const members = live.flatMap(file => file.members)
  expect(new Set(members).size).toBe(members.length)
  const amounts = new Map(transfers.map(one => [`${one.userNumber}#${one.nth}`, one.amount]))
  for (const { members: inFile, total } of live)
    expect(sum(inFile.map(one => amounts.get(one) ?? Number.NaN))).toBe(total)
}
