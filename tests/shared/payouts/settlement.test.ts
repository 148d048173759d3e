import { expect, test } from 'vitest'
import { settlementTransactions } from '#shared/payouts/ledger-rows.ts'
import { payoutOf, transfersOf } from '#shared/payouts/payout.ts'
import { rentLinesOf } from '#shared/payouts/rent.ts'
import { settlementOf } from '#shared/payouts/settlement.ts'
import { rentVatOf, taxOf, termsOf } from '#shared/payouts/terms.ts'
import type { Figures } from '#shared/sales/figures.ts'

const MARKET = {
  country: 'dk',
  vatPercent: 25,
  vatPercentUsed: 0,
  vatPercentNew: 25,
  noVatOnSales: false,
  noVatOnRent: false,
  salesAs: 'agent',
} as const
const PRIVATE = { customerType: 'private', country: null, vatId: '' } as const
const GERMAN = { customerType: 'business', country: 'de', vatId: 'DE136695976' } as const
const JUNE = { dateFrom: '2027-06-01', dateTo: '2027-06-30' }

const of = (paid: number, commission: number): Figures => ({ number: 1, rows: 1, paid, commission })
const NONE = { number: 0, rows: 0, paid: 0, commission: 0 }
const INPUT = {
  ...JUNE,
  sums: [],
  taken: [],
  rentAmount: 0,
  withheld: [],
  terms: termsOf(MARKET, PRIVATE),
}

test.each<[string, string, string, string[]]>([
  ['February of a leap year', '2028-02-01', '2028-02-29', ['2028-02-29']],
  ['February of a leap year but for its last day', '2028-02-01', '2028-02-28', []],
  ['the 29th of February alone', '2028-02-29', '2028-02-29', ['2028-02-29']],
  ['February of another year', '2027-02-01', '2027-02-28', ['2027-02-28']],
  ['the turn of a year', '2027-12-28', '2028-01-03', ['2027-12-31']],
  ['the first day of a month alone', '2027-05-01', '2027-05-01', []],
  ['two whole months', '2027-04-01', '2027-05-31', ['2027-04-30', '2027-05-31']],
  [
    'from the middle of one month to that of another',
    '2027-04-15',
    '2027-06-14',
    ['2027-04-30', '2027-05-31'],
  ],
  ['no day, at the end of a month', '2027-05-01', '2027-04-30', []],
  ['no day, before the end of a month', '2027-04-30', '2027-04-29', []],
])('The months’ rent of %s', (_name, dateFrom, dateTo, days) => {
  expect(rentLinesOf({ dateFrom, dateTo }, 24_900, [])).toEqual(
    days.map(day => ({ booking: null, day, name: '', amount: 24_900 })),
  )
})

test('The rent of a month whose last day lies in a finalized period is withheld already', () => {
  const settled = [
    { dateFrom: '2027-04-16', dateTo: '2027-04-30' },
    { dateFrom: '2027-05-01', dateTo: '2027-05-30' },
  ]
  const days = { dateFrom: '2027-04-01', dateTo: '2027-06-30', settled }
  expect(rentLinesOf(days, 24_900, []).map(({ day }) => day)).toEqual(['2027-05-31', '2027-06-30'])
})

test('A booking is withheld once it has begun, also one that began before the period', () => {
  const withheld = ['2027-06-30', '2027-07-01', '2027-05-02'].map((dateStart, at) => ({
    id: `b${at}`,
    dateStart,
    name: `A${at}`,
    price: 19_900,
  }))
  expect(rentLinesOf(JUNE, 0, withheld)).toEqual([
    { booking: 'b2', day: '2027-05-02', name: 'A2', amount: 19_900 },
    { booking: 'b0', day: '2027-06-30', name: 'A0', amount: 19_900 },
  ])
})

test('A tenant without lines and rent has no settlement; one with rent alone owes it', () => {
  expect(settlementOf(INPUT)).toBeUndefined()
  const owing = settlementOf({ ...INPUT, rentAmount: 25_000 })
  expect(owing).toMatchObject({ share: -25_000, rentOffset: 25_000, rentVat: 5_000, tax: 0, late: [] })
  expect(owing && settlementTransactions('100001', owing)).toEqual([
    {
      type: 7,
      postings: [
        { account: 'tenant:100001', amount: -25_000 },
        { account: 'shop:rent', amount: 20_000 },
        { account: 'vat', amount: 5_000 },
      ],
    },
  ])
})

test('What was sold and came back on one day is settled, though it comes to nothing', () => {
  const sums = [new Map([['2027-06-02', { 1: { number: 0, rows: 2, paid: 0, commission: 0 }, 2: NONE }]])]
  const settlement = settlementOf({ ...INPUT, sums })
  expect(settlement).toMatchObject({ turnoverUsed: 0, share: 0 })
  expect(settlement && settlementTransactions('100001', settlement)).toEqual([])
})

test('A return after the payout stays on the balance as owed, and the next settlement nets it', () => {
  const sold = new Map([['2027-05-20', { 1: of(9_000, 1_800), 2: NONE }]])
  const may = settlementOf({ ...INPUT, dateFrom: '2027-05-01', dateTo: '2027-05-31', sums: [sold] })
  expect(may).toMatchObject({ share: 7_200, tax: 360 })
  const back = new Map([['2027-06-03', { 1: of(-9_000, -1_800), 2: NONE }]])
  const june = settlementOf({ ...INPUT, sums: [sold, back], taken: may ? [may.taken] : [] })
  expect(june).toMatchObject({ share: -7_200, tax: -360, borneByShop: 0, late: [] })
  expect(payoutOf({ balance: -7_200, held: 0, hasAccount: true })).toEqual({ reason: 'owes' })
})

test('A line of a settled day is late, and so is one of a day before the first period', () => {
  const first = new Map([['2027-06-10', { 1: of(1_000, 200), 2: NONE }]])
  const settled = settlementOf({ ...INPUT, sums: [first] })
  const more = new Map([
    ['2027-06-10', { 1: NONE, 2: of(500, 100) }],
    ['2026-01-31', { 1: of(300, 60), 2: NONE }],
  ])
  const next = settlementOf({
    ...INPUT,
    dateFrom: '2027-07-01',
    dateTo: '2027-07-31',
    sums: [first, more],
    taken: settled ? [settled.taken] : [],
  })
  expect(next).toMatchObject({
    turnoverUsed: 300,
    turnoverNew: 500,
    late: [
      { day: '2026-01-31', paid: 300, share: 240 },
      { day: '2027-06-10', paid: 500, share: 400 },
    ],
  })
})

test('A discount that the shop bears is a commission below zero, with its VAT and its posting', () => {
  const sums = [new Map([['2027-06-10', { 1: of(1_750, -13_125), 2: of(10_000, 2_000) }]])]
  const settlement = settlementOf({ ...INPUT, sums })
  expect(settlement).toMatchObject({ feeUsed: -13_125, feeNew: 2_000, tax: -2_225, borneByShop: 13_125 })
  expect(settlement && settlementTransactions('100001', settlement)).toEqual([
    {
      type: 2,
      postings: [
        { account: 'tenant:100001', amount: 22_875 },
        { account: 'shop:commission', amount: -8_900 },
        { account: 'vat', amount: -2_225 },
        { account: 'till', amount: -11_750 },
      ],
    },
  ])
})

test.each<[string, number, number, number]>([
  ['a commission given back', -3_650, -556, 0],
  ['less came back than the shop bears', -1_000, -3_000, 2_000],
  ['the return of what the shop bore', -1_750, 13_125, 0],
  ['nothing', 0, 0, 0],
])('The shop bears: %s', (_name, paid, commission, borneByShop) => {
  const sums = [new Map([['2027-06-10', { 1: of(paid, commission), 2: NONE }]])]
  expect(settlementOf({ ...INPUT, sums })).toMatchObject({ borneByShop })
})

test.each<[string, object, Parameters<typeof termsOf>[1], number, number]>([
  ['in the tenant’s name', {}, PRIVATE, 1_800 + 360, 2_000],
  ['none on commissions', { noVatOnSales: true }, PRIVATE, 0, 2_000],
  ['none on rent', { noVatOnRent: true }, PRIVATE, 2_160, 0],
  ['a business of another EU country', {}, GERMAN, 0, 0],
  ['whose VAT id is not valid', {}, { ...GERMAN, vatId: 'DE1' }, 2_160, 2_000],
  ['a business of the same country', {}, { ...GERMAN, country: 'dk', vatId: '13585628' }, 2_160, 2_000],
  ['in the shop’s name', { salesAs: 'own_name' }, PRIVATE, 1_800 + 1_800, 2_000],
  [
    'in the shop’s name, of a business',
    { salesAs: 'own_name', vatPercentUsed: 25 },
    GERMAN,
    9_000 + 1_800,
    0,
  ],
])('VAT: %s', (_name, market, tenant, tax, rentVat) => {
  const terms = termsOf({ ...MARKET, ...market }, tenant)
  expect(taxOf({ 1: of(45_000, 9_000), 2: of(9_000, 1_800) }, terms)).toBe(tax)
  expect(rentVatOf(10_000, terms)).toBe(rentVat)
})

test('VAT is within the sum of commissions, rounded once for each kind, and never within lines', () => {
  const terms = termsOf(MARKET, PRIVATE)
  expect(taxOf({ 1: of(1_002, 501), 2: NONE }, terms)).toBe(100)
  expect(taxOf({ 1: of(1_002, 3), 2: of(1_002, 3) }, terms)).toBe(2)
  expect(taxOf({ 1: of(1_002, -1), 2: NONE }, terms)).toBe(0)
})

test.each<[number, number, boolean, object]>([
  [20_000, 0, true, { amount: 20_000 }],
  [17_000, 15_000, true, { amount: 2_000 }],
  [15_000, 15_000, true, { reason: 'held' }],
  [14_000, 15_000, true, { reason: 'held' }],
  [1, 0, false, { reason: 'no_account' }],
  [0, 0, true, { reason: 'nothing' }],
  [0, 0, false, { reason: 'nothing' }],
  [-1, 0, true, { reason: 'owes' }],
  [-1, 0, false, { reason: 'owes' }],
])('Of %d, %d of it held, with an account: %s', (balance, held, hasAccount, payout) => {
  expect(payoutOf({ balance, held, hasAccount })).toEqual(payout)
})

test.each<[number, number, boolean, object]>([
  [20_000, 0, true, { reason: 'unconfirmed' }],
  [15_000, 15_000, true, { reason: 'held' }],
  [1, 0, false, { reason: 'no_account' }],
  [-1, 0, true, { reason: 'owes' }],
])(
  'Of %d, %d of it held, to an account that nobody has confirmed: %s',
  (balance, held, hasAccount, payout) => {
    expect(payoutOf({ balance, held, hasAccount, isUnconfirmed: true })).toEqual(payout)
  },
)

test('A bank file counts those who are paid', () => {
  const payouts = [{ amount: 1 }, { reason: 'owes' } as const, { amount: 123_450 }, { amount: 9_999_999 }]
  expect(transfersOf(payouts)).toEqual({ transactions: 3, total: 10_123_450 })
})
