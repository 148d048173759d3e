/** The books of a shop as the server answers them: one voucher is refused, because an account is barred. */
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import type { BooksSettings, Choices, Line, Voucher } from '#web/payouts/staff/books/types.ts'
import { NONE } from '../demo.ts'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'
import { FINALIZED } from './settlement-app.ts'

const account = (accountNumber: number, vatCode = '') => ({
  accountNumber,
  vatCode,
  vatPercent: vatCode ? 25 : 0,
})

export const SETTINGS: BooksSettings = {
  journal: 2,
  layout: 19,
  chart: {
    till: account(5710),
    tenants: account(6800),
    commission: account(2000, 'U25'),
    'tender:Kort': account(5720),
  },
  rhythm: 'daily',
  withOnline: true,
  withTills: false,
  fromDay: '2027-06-01',
  next: '2027-06-16T02:00:00.000Z',
  isConnected: true,
  tenders: ['Kort', 'MobilePay'],
  version: 3,
}

const shown = (number: number, name: string, more: { vatCode?: string; isBarred?: boolean } = {}) => ({
  number,
  name,
  vatCode: '',
  isBarred: false,
  takesEntries: !more.isBarred,
  ...more,
})

export const CHOICES: Choices = {
  problem: null,
  agreement: { number: 1_187_204, company: 'Loppehjørnet ApS', currency: 'DKK' },
  accounts: [
    shown(1050, 'Kommission', { vatCode: 'U25' }),
    shown(1060, 'Reolleje', { vatCode: 'U25' }),
    shown(2000, 'Gammel omsætning', { isBarred: true }),
    shown(5710, 'Solgt for lejere'),
    shown(5720, 'Kortindløser'),
    shown(6800, 'Skyldig til lejere'),
    { ...shown(5600, 'Debitorer'), takesEntries: false },
  ],
  journals: [
    { number: 1, name: 'Daglig' },
    { number: 2, name: 'Reol' },
  ],
  vatCodes: [{ code: 'U25', name: 'Salgsmoms', percent: 25 }],
  layouts: [{ number: 19, name: 'Dansk standard' }],
}

export const line = (name: string, text: string, more: Partial<Line>): Line => ({
  account: name,
  accountNumber: null,
  vatCode: '',
  text: `${text}. ${REFUSED.text}`,
  debit: '0.00',
  credit: '0.00',
  vat: '0.00',
  ...more,
})

export const REFUSED: Voucher = {
  id: '2027-05-15.P01JX000000000000000000000C_1_0',
  dateFrom: '2027-05-01',
  dateTo: '2027-05-15',
  salesPeriod: FINALIZED.id,
  text: 'Afregning 01-05-2027 – 15-05-2027',
  total: '966.00',
  state: 'failed',
  voucherNumber: null,
  year: '',
  problem: { code: 'account_barred', message: 'The account is barred', account: 2000 },
  tries: 2,
  made: '2027-05-16T08:00:00.000Z',
  sent: null,
  reference: 'reol-demo-P01JX_1_0',
}

export const BOOKED: Voucher = {
  ...REFUSED,
  id: '2027-06-14.D1',
  dateFrom: '2027-06-14',
  dateTo: '2027-06-14',
  salesPeriod: null,
  text: 'Dagens betalinger 14-06-2027',
  total: '349.00',
  state: 'sent',
  voucherNumber: 50_012,
  year: '2027',
  problem: null,
  sent: '2027-06-15T02:00:00.000Z',
}

export const LINES: Line[] = [
  line('till', 'Solgt for lejere', { accountNumber: 5710, debit: '966.00' }),
  line('tenants', 'Lejernes andel', { accountNumber: 6800, credit: '782.80' }),
  line('commission', 'Kommission', { accountNumber: 2000, vatCode: 'U25', credit: '183.20', vat: '36.64' }),
]

/** Keeps vouchers and choices; a job changes the vouchers by `vouchers.change`, a colleague the choices. */
export const stubBooks = (more: Partial<BooksSettings> = {}, ...first: Voucher[]) => {
  let all = first
  const settings = versioned({ ...SETTINGS, ...more })
  const isLeft = ({ state }: Voucher) => state === 'waiting' || state === 'failed'
  stub(booksCalls.readBooksSettings, () => settings.now())
  const changes = stub(booksCalls.changeBooksSettings, settings.save)
  const choices = stub(booksCalls.readBooksChoices, CHOICES)
  stub(booksCalls.listVouchers, ({ query }) => {
    const results = query.state === 'left' ? all.filter(isLeft) : all
    return { ...NONE, results, pagesCount: 1, count: results.length, left: all.filter(isLeft).length }
  })
  stub(booksCalls.readVoucher, ({ params }) => ({
    ...(all.find(({ id }) => id === params.id) ?? REFUSED),
    lines: LINES,
  }))
  const periods = stub(settlementCalls.listFinalizedPeriods, { ...NONE, results: [FINALIZED], count: 1 })
  const { dateFrom, dateTo, text, total } = REFUSED
  const preview = stub(booksCalls.previewVouchers, {
    problem: null,
    results: [{ dateFrom, dateTo, text, total, lines: LINES }],
  })
  return {
    ...{ settings, changes, choices, periods, preview },
    change: (id: string, changed: Partial<Voucher>) => {
      all = all.map(one => (one.id === id ? { ...one, ...changed } : one))
    },
  }
}
