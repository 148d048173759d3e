/** What a sales period has for the bank, and how its parts add up. */
import type { Answer } from '#shared/kit/contract.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useRoute } from '../../../kit/use-route.ts'

export type BankExport = Answer<typeof bankCalls.readBankExport>
export type Transfer = Answer<typeof bankCalls.listBankTransactions>['results'][number]
export type WaitingTenant = BankExport['waiting'][number]
export type BankFile = BankExport['files'][number]

/** What shows something else once a job has made a file, or has written one on balances. */
export const BANK_PATHS = [
  'payments_info/bank_export',
  'payments_info/bank_export_transactions',
  'payments_info/bank_files',
] as const

const WORKING_MS = 3_000

const isAtWork = ({ files }: BankExport): boolean => files.some(({ state }) => state === 'uploading')

/** While a job writes a file on balances, its rows change by themselves. */
export const useBankExport = (salesPeriod: string) =>
  useRoute(
    bankCalls.readBankExport,
    { query: { salesPeriod } },
    { refreshInterval: bank => (bank && isAtWork(bank) ? WORKING_MS : 0) },
  )

export interface Counted {
  count: number
  total: Minor
}

const added = (parts: readonly { count: number; total: string | Minor }[]): Counted => ({
  count: parts.reduce((count, part) => count + part.count, 0),
  total: parts.reduce(
    (total, part) => total + (typeof part.total === 'number' ? part.total : fromWire(part.total)),
    0,
  ),
})

export interface BankSums {
  /** What no file made now would have. */
  leftOut: Counted
  ready: Counted
  /** Undefined while a job moves rows from the one to the other. */
  inFile: Counted | undefined
  sent: Counted | undefined
  returned: Counted
  takenOut: Counted
  /** All that is paid out, or waits for it. */
  all: Counted
}

export const sumsOf = (bank: BankExport): BankSums => {
  const { blocked, ready, waiting, inFiles, returned, takenOut, files } = bank
  const leftOut = added([blocked, ...waiting.map(({ amount }) => ({ count: 1, total: amount }))])
  const locked = added(
    files
      .filter(({ state }) => state === 'made')
      .map(({ transactions, total }) => ({ count: transactions, total })),
  )
  const sent = { count: inFiles.count - locked.count, total: fromWire(inFiles.total) - locked.total }
  const isMoving = isAtWork(bank)
  return {
    leftOut,
    ready: added([ready]),
    inFile: isMoving ? undefined : locked,
    sent: isMoving ? undefined : sent,
    returned: added([returned]),
    takenOut: added([takenOut]),
    all: added([leftOut, ready, inFiles]),
  }
}

/** The transactions of a period in one state. */
export const useTransfers = (salesPeriod: string, state: Transfer['state'], page = 1) =>
  useRoute(bankCalls.listBankTransactions, { query: { salesPeriod, state, page: String(page) } })
