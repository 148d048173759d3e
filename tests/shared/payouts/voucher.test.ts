/** The vouchers of sales periods: cases K1 and K2, and whose VAT is where. */
import { describe, expect, test } from 'vitest'
import { sum, vatWithin } from '#shared/kit/money.ts'
import { bookEntries } from '#shared/payouts/book-entries.ts'
import { periodVouchers } from '#shared/payouts/period-vouchers.ts'
import { settlementOf } from '#shared/payouts/settlement.ts'
import { termsOf } from '#shared/payouts/terms.ts'
import { markerOf, type Voucher, type VoucherAccount } from '#shared/payouts/voucher.ts'
import { type Figures, NO_FIGURES, type SumsByDay } from '#shared/sales/figures.ts'
import { amountsOf, CHART } from './voucher-amounts.ts'

const MARKET = {
  ...{ country: 'dk' as const, vatPercent: 25, vatPercentUsed: 25, vatPercentNew: 25 },
  ...{ noVatOnSales: false, noVatOnRent: false, salesAs: 'agent' as const },
}
const PRIVATE = { customerType: 'private' as const, country: null, vatId: '' }
const GERMAN = { customerType: 'business' as const, country: 'de' as const, vatId: 'DE136695976' }

const soldOn = (day: string, type: 1 | 2, paid: number, commission: number): SumsByDay => {
  const figures: Figures = { number: 1, rows: 1, paid, commission }
  return new Map([[day, type === 1 ? { 1: figures, 2: NO_FIGURES } : { 1: NO_FIGURES, 2: figures }]])
}

const settled = (
  dateFrom: string,
  dateTo: string,
  sums: SumsByDay[],
  { market = MARKET, tenant = PRIVATE, rentAmount = 0 }: Partial<Settling> = {},
) => {
  const terms = termsOf(market, tenant)
  const settlement = settlementOf({ dateFrom, dateTo, sums, taken: [], rentAmount, withheld: [], terms })
  if (!settlement) throw new Error('nothing to settle')
  return settlement
}

interface Settling {
  market: Parameters<typeof termsOf>[0]
  tenant: Parameters<typeof termsOf>[1]
  rentAmount: number
}

const balance = ({ lines }: Voucher) => sum(lines.map(({ amount }) => amount))

const numberOf = (account: VoucherAccount) => CHART[account]?.accountNumber

/** What the books make of entries: the VAT that they take out by the code. */
const vatInBooks = (entries: ReturnType<typeof bookEntries>['entries']) =>
  sum(entries.map(({ amount, vatCode }) => (vatCode ? vatWithin(amount, 25) : 0)))

describe('A period', () => {
  const days = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }

  test('K1: three commissions of 1.67 have the VAT of each settlement, and the books have no other', () => {
    const settlements = [1, 2, 3].map(() =>
      settled(days.dateFrom, days.dateTo, [soldOn('2027-04-05', 1, 1000, 167)]),
    )
    const [voucher, ...more] = periodVouchers(settlements, days, [], 'da')
    expect(more).toEqual([])
    expect(voucher).toMatchObject({
      ...{ ...days, text: 'Afregning 01-04-2027 – 30-04-2027' },
      lines: [
        { account: 'till', amount: 3000 },
        { account: 'tenants', amount: -2499 },
        {
          ...{ account: 'commission', amount: -501, vat: -99, vatPercent: 25 },
          text: 'Kommission. Afregning 01-04-2027 – 30-04-2027',
        },
      ],
    })
    const { entries, missing } = bookEntries(voucher?.lines ?? [], CHART)
    expect(missing).toEqual([])
    expect(sum(entries.map(({ amount }) => amount))).toBe(0)
    expect(entries.slice(2)).toMatchObject([
      { accountNumber: numberOf('commission'), amount: -495, vatCode: 'U25' },
      { accountNumber: numberOf('commission'), amount: -6, vatCode: '' },
    ])
    expect(vatInBooks(entries)).toBe(-99)
  })

  test('One line of three commissions has the VAT of the sum', () => {
    const sums = [1, 2, 3].map(day => soldOn(`2027-04-0${day}`, 1, 1000, 167))
    const [voucher] = periodVouchers([settled(days.dateFrom, days.dateTo, sums)], days, [], 'da')
    expect(amountsOf(voucher?.lines ?? [])).toEqual({
      till: 3000,
      tenants: -2499,
      commission: -401,
      vat: -100,
    })
  })

  test('K2: from 28 December to 3 January are two vouchers, each of its own days, and VAT sums to the whole', () => {
    const period = { dateFrom: '2027-12-28', dateTo: '2028-01-03' }
    const sums = [
      soldOn('2027-12-20', 1, 1000, 167),
      soldOn('2027-12-31', 1, 1000, 167),
      soldOn('2028-01-01', 1, 1000, 167),
    ]
    const settlement = settled(period.dateFrom, period.dateTo, sums, { rentAmount: 24_900 })
    const vouchers = periodVouchers([settlement], period, [], 'da')
    expect(vouchers.map(({ dateFrom, dateTo }) => [dateFrom, dateTo])).toEqual([
      ['2027-12-28', '2027-12-31'],
      ['2028-01-01', '2028-01-03'],
    ])
    // A line of an earlier day stands in the first year. The rent is that of 31 December.
    expect(vouchers.map(({ lines }) => amountsOf(lines))).toEqual([
      { till: 2000, tenants: 23_234, commission: -267, rent: -19_920, vat: -5047 },
      { till: 1000, tenants: -833, commission: -134, vat: -33 },
    ])
    expect(vouchers.map(balance)).toEqual([0, 0])
    expect(settlement.tax + settlement.rentVat).toBe(5047 + 33)
    // The books keep their years from July to June: one voucher.
    expect(periodVouchers([settlement], period, ['2027-07-01', '2028-07-01'], 'da')).toMatchObject([period])
  })

  test('A year without anything has no voucher', () => {
    const period = { dateFrom: '2027-12-28', dateTo: '2028-01-03' }
    const settlement = settled(period.dateFrom, period.dateTo, [soldOn('2028-01-02', 1, 1000, 200)])
    expect(periodVouchers([settlement], period, [], 'da')).toMatchObject([{ dateFrom: '2028-01-01' }])
  })

  test('Reverse charge stands apart, with its code and no VAT', () => {
    const settlement = settled(days.dateFrom, days.dateTo, [soldOn('2027-04-05', 2, 10_000, 2000)], {
      tenant: GERMAN,
      rentAmount: 10_000,
    })
    const [voucher] = periodVouchers([settlement], days, [], 'en')
    expect(amountsOf(voucher?.lines ?? [])).toEqual({
      ...{ till: 10_000, tenants: 2000, commission_reverse: -2000, rent_reverse: -10_000 },
    })
    const { entries } = bookEntries(voucher?.lines ?? [], CHART)
    expect(entries.map(({ vatCode }) => vatCode)).toEqual(['', '', 'U25', 'U25'])
  })

  test('In its own name: the margin of used goods, and VAT on the whole price of new ones, apart', () => {
    const market = { ...MARKET, salesAs: 'own_name' as const }
    const sums = [soldOn('2027-04-05', 1, 10_000, 2000), soldOn('2027-04-06', 2, 10_000, 1000)]
    const settlement = settled(days.dateFrom, days.dateTo, sums, { market })
    const [voucher] = periodVouchers([settlement], days, [], 'en')
    expect(voucher?.lines).toMatchObject([
      { account: 'till', amount: 20_000 },
      { account: 'tenants', amount: -17_000 },
      { account: 'commission', amount: -2000, vat: -400 },
      { account: 'goods_new', amount: -1000, vat: -2000, vatPercent: 25 },
    ])
    const { entries } = bookEntries(voucher?.lines ?? [], CHART)
    expect(sum(entries.map(({ amount }) => amount))).toBe(0)
    expect(vatInBooks(entries)).toBe(-2400)
  })

  test('A market without VAT has lines without VAT', () => {
    const market = { ...MARKET, noVatOnSales: true, noVatOnRent: true }
    const sums = [soldOn('2027-04-05', 1, 10_000, 2000)]
    const settlement = settled(days.dateFrom, days.dateTo, sums, { market, rentAmount: 5000 })
    const [voucher] = periodVouchers([settlement], days, [], 'de')
    expect(voucher?.lines.every(({ vat, vatPercent }) => vat === undefined && vatPercent === undefined)).toBe(
      true,
    )
    expect(bookEntries(voucher?.lines ?? [], CHART).entries.every(({ vatCode }) => vatCode === '')).toBe(true)
  })
})

test('A marker names the market and the voucher', () => {
  expect(markerOf('services-of', '01J-2')).toBe('reol-services-of-01J_2')
})
