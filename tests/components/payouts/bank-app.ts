/** What a sales period has for the bank, as the server answers it: one tenant of each kind, and the files that were made. */
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import type { BankExport, BankFile, Transfer } from '#web/payouts/staff/bank/use-bank.ts'
import { stub } from '../stub.ts'
import { FINALIZED } from './settlement-app.ts'

export const PERIOD_ID = FINALIZED.id

export const transfer = (customer: string, name: string, more: Partial<Transfer> = {}): Transfer => ({
  id: `${PERIOD_ID}.${customer}.0`,
  customer,
  name,
  account: '2105 1234564417',
  amount: '612.80',
  settled: '612.80',
  text: '407 Loppehjørnet',
  dueDate: '2027-06-16',
  state: 'open',
  warnings: [],
  isBlocked: false,
  salesPeriod: PERIOD_ID,
  number: 407,
  file: null,
  returned: null,
  version: 3,
  ...more,
})

export const ANNA = transfer('100001', 'Anna Jensen')
export const BODIL = transfer('100142', 'Bodil Friis', { amount: '387.20', text: 'Tak for maj' })
export const ELLEN = transfer('100077', 'Ellen Brask', {
  ...{ account: '', amount: '86.00' },
  ...{ warnings: ['account_missing'], isBlocked: true },
})
export const TINA = {
  ...{ customer: '100119', name: 'Tina Vestergaard', account: '9230 0001235518', amount: '325.00' },
  why: 'account_unconfirmed' as const,
}
export const PETER = transfer('100210', 'Peter Sørensen', {
  ...{ state: 'returned', amount: '317.60', file: '2027-021' },
  returned: { day: '2027-06-10', reason: 'account_closed', note: 'brev fra banken', by: 'line' },
})

export const FILE: BankFile = {
  id: `${PERIOD_ID}.01JXF000000000000000000000`,
  number: '2027-022',
  salesPeriod: PERIOD_ID,
  format: 'bankdata',
  name: 'reol-2027-022.txt',
  state: 'made',
  transactions: 2,
  total: '1000.00',
  sha256: '9f2c41ab77d05e1c3b8a90f461d2ce07a45f18b30c96e27d58b1fa3e2d740c96',
  account: '7264 0001238812',
  day: '2027-06-16',
  made: '2027-06-15T07:41:00.000Z',
  madeBy: 'line',
  fetched: null,
  fetchedBy: '',
  uploaded: null,
  uploadedBy: '',
  withdrawn: null,
  withdrawnBy: '',
  reason: '',
  job: null,
}

const EARLIER: BankFile = {
  ...FILE,
  ...{
    id: `01JX000000000000000000000D.01JXF000000000000000000001`,
    salesPeriod: '01JX000000000000000000000D',
  },
  ...{ number: '2027-021', state: 'uploaded', total: '19206.45', uploaded: '2027-06-02T08:00:00.000Z' },
}

const counted = (rows: readonly Transfer[]) => ({
  count: rows.length,
  total: rows.reduce((total, { amount }) => total + Number(amount), 0).toFixed(2),
})

interface Kept {
  rows: readonly Transfer[]
  files: readonly BankFile[]
  more: Partial<BankExport>
}

/** Keeps the transfers and the files of a period; a job or a colleague changes them by `change`. */
export const stubBank = (first: Partial<Kept> = {}) => {
  let kept: Kept = { rows: [ELLEN, ANNA, BODIL], files: [], more: {}, ...first }
  const inState = (...states: Transfer['state'][]) => kept.rows.filter(({ state }) => states.includes(state))
  const answer = (): BankExport => ({
    ...{ salesPeriod: PERIOD_ID, dateFrom: FINALIZED.dateFrom, dateTo: FINALIZED.dateTo },
    ...{ format: 'bankdata', account: FILE.account, missing: [], textLength: 20, waiting: [] },
    ready: counted(inState('open').filter(({ isBlocked }) => !isBlocked)),
    blocked: counted(inState('open').filter(({ isBlocked }) => isBlocked)),
    inFiles: counted(inState('in_file', 'sent')),
    returned: counted(inState('returned')),
    takenOut: counted(inState('taken_out')),
    files: [...kept.files],
    ...kept.more,
  })
  const lists = stub(bankCalls.listBankTransactions, ({ query: { state } }) => {
    const results = kept.rows.filter(row => row.state === state)
    return { results: [...results], page: 1, pagesCount: 1, count: results.length }
  })
  stub(bankCalls.readBankExport, answer)
  stub(bankCalls.listBankFiles, () => {
    const results = [...kept.files, EARLIER]
    return { results, page: 1, pagesCount: 1, count: results.length }
  })
  return {
    lists,
    /** Puts both ready transfers into a file that is in this state. */
    inFile: (state: Transfer['state'], file: Partial<BankFile> = {}) => {
      const rows = [ANNA, BODIL].map(row => ({ ...row, state, file: FILE.number }))
      kept = { ...kept, rows: [ELLEN, ...rows], files: [{ ...FILE, ...file }] }
    },
    change: (next: Partial<Kept>) => {
      kept = { ...kept, ...next }
    },
  }
}
