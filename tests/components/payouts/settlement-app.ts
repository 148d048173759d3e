/** Settlements as the server answers them: a preview with each kind of trouble, and the periods that were saved. */
import { jobsContract } from '#shared/jobs/contract.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import type { InAll, Period, Preview, Report, Row } from '#web/payouts/staff/settlement/figures.ts'
import { stub } from '../stub.ts'

export const JOB = '01JXJ0B0000000000000000000'

export const row = (customer: string, name: string, more: Partial<Row> = {}): Row => ({
  customer,
  name,
  turnoverUsed: '766.00',
  turnoverNew: '0.00',
  feeUsed: '153.20',
  feeNew: '0.00',
  tax: '30.64',
  rentOffset: '0.00',
  rentVat: '0.00',
  share: '612.80',
  bank: '2105 1234564417',
  borneByShop: '0.00',
  rentLines: [],
  late: [],
  carriedOver: '0.00',
  youReceive: '612.80',
  why: null,
  ...more,
})

export const ANNA = row('100001', 'Anna Jensen', {
  turnoverNew: '200.00',
  feeNew: '30.00',
  tax: '36.64',
  rentOffset: '349.00',
  rentVat: '69.80',
  share: '433.80',
  rentLines: [{ booking: '01JXB00K000000000000000000', day: '2027-06-02', name: 'A8', amount: '349.00' }],
  late: [{ day: '2027-05-30', paid: '50.00', share: '40.00' }],
  carriedOver: '20.00',
  youReceive: '450.80',
  borneByShop: '1.25',
})

const NO_ACCOUNT = row('100077', 'Ellen Brask', {
  bank: '',
  turnoverUsed: '107.50',
  feeUsed: '21.50',
  tax: '4.30',
  share: '86.00',
  youReceive: '0.00',
  why: 'no_account',
})

const OWES = row('100205', 'Jonas Eskildsen', {
  turnoverUsed: '0.00',
  feeUsed: '0.00',
  tax: '0.00',
  rentOffset: '449.00',
  rentVat: '89.80',
  share: '-449.00',
  rentLines: [{ booking: null, day: '2027-05-31', name: 'Hylde B2', amount: '449.00' }],
  youReceive: '0.00',
  why: 'owes',
})

const HELD = row('100119', 'Tina Vestergaard', { youReceive: '0.00', why: 'held' })

export const ROWS = [ANNA, row('100142', 'Anders Bjerre'), HELD, NO_ACCOUNT, OWES]

export const IN_ALL: InAll = {
  totals: {
    turnoverUsed: '2405.50',
    turnoverNew: '200.00',
    feeUsed: '481.10',
    feeNew: '30.00',
    tax: '102.22',
    rentOffset: '798.00',
    rentVat: '159.60',
    share: '1296.40',
  },
  count: 5,
  paid: { count: 2, total: '1063.60' },
  held: { count: 2, total: '698.80' },
  owing: { count: 1, total: '-449.00' },
}

const FINISHED = { clearing: { count: 0, total: '0.00' }, differing: [], silentSince: null, filesTo: null }

export const PREVIEW: Preview = {
  dateFrom: '2027-06-01',
  dateTo: '2027-06-14',
  results: ROWS,
  ...IN_ALL,
  firstNumber: 412,
  lastNumber: 416,
  rows: { shares: 4, rents: 2 },
  unfinished: FINISHED,
  overlapping: [],
  proposed: { dateFrom: '2027-06-01', dateTo: '2027-06-14' },
}

/** Answers the days that are asked about. */
export const stubPreview = (more: Partial<Preview> = {}) => {
  let preview = { ...PREVIEW, ...more }
  const answer = ({ query: { dateFrom, dateTo } }: { query: { dateFrom: string; dateTo: string } }) => ({
    ...preview,
    dateFrom,
    dateTo,
  })
  return {
    change: (next: Partial<Preview>) => {
      preview = { ...preview, ...next }
    },
    previews: stub(settlementCalls.previewSettlement, answer),
  }
}

const ids = 'ABCDE'

const period = (at: number, status: Period['status'], more: Partial<Period> = {}): Period => ({
  id: `01JX000000000000000000000${ids[at]}`,
  dateFrom: '2027-06-01',
  dateTo: '2027-06-14',
  status,
  created: '2027-06-14T16:10:00.000Z',
  createdBy: 'line',
  finalized: null,
  finalizedBy: '',
  sent: null,
  exported: null,
  job: null,
  firstNumber: 0,
  lastNumber: 0,
  version: 1,
  sums: null,
  ...more,
})

export const DRAFT = period(0, 1)
export const IN_BOOKS = period(1, 2, {
  dateFrom: '2027-05-16',
  dateTo: '2027-05-31',
  exported: '2027-06-01T08:00:00.000Z',
  sums: IN_ALL,
})
export const FINALIZED = period(2, 3, {
  dateFrom: '2027-05-01',
  dateTo: '2027-05-15',
  finalized: '2027-05-16T08:00:00.000Z',
  finalizedBy: 'line',
  firstNumber: 407,
  lastNumber: 411,
  sums: IN_ALL,
})
export const SENT = period(3, 4, {
  dateFrom: '2027-04-16',
  dateTo: '2027-04-30',
  finalized: '2027-05-01T08:00:00.000Z',
  finalizedBy: 'line',
  sent: '2027-05-02T08:00:00.000Z',
  exported: '2027-05-02T08:00:00.000Z',
  firstNumber: 402,
  lastNumber: 406,
  sums: IN_ALL,
})

/** Keeps the periods; a job or a colleague changes them by `change`. */
export const stubPeriods = (...first: Period[]) => {
  let periods = first
  const page = (shown: Period[]) => ({ results: shown, page: 1, pagesCount: 1, count: shown.length })
  const found = (id: string) => periods.find(one => one.id === id) as Period
  stub(settlementCalls.listFinalizedPeriods, () => page(periods.filter(({ status }) => status > 2)))
  stub(settlementCalls.readSalesPeriod, ({ params: { id } }) => ({ ...found(id), results: ROWS }))
  return {
    change: (id: string, more: Partial<Period>) => {
      periods = periods.map(one => (one.id === id ? { ...one, ...more } : one))
    },
    lists: stub(settlementCalls.listSalesPeriods, () => page(periods)),
    removes: stub(settlementCalls.removeSalesPeriod, ({ params }) => {
      periods = periods.filter(({ id }) => id !== params.id)
      return undefined
    }),
  }
}

/** A job that is half done until `end` ends it. */
export const stubJob = () => {
  const half = { state: 'running' as const, done: 3, total: 5, counts: {}, isClosing: false }
  const reads = stub(jobsContract.read, half)
  return {
    reads,
    end: (state: 'done' | 'failed' = 'done') =>
      reads.answer({ ...half, state, ...(state === 'failed' ? { refusal: 'internal_error' } : { done: 5 }) }),
  }
}

export const REPORT: Report = {
  ...ANNA,
  id: `${FINALIZED.id}.100001`,
  number: 407,
  salesPeriod: FINALIZED.id,
  dateFrom: FINALIZED.dateFrom,
  dateTo: FINALIZED.dateTo,
  finalized: '2027-05-16T08:00:00.000Z',
  sent: null,
  paidOut: 'waiting',
}
