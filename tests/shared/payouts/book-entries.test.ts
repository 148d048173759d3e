/** A voucher as entries on the accounts of a market's own books. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, vatWithin } from '#shared/kit/money.ts'
import { bookEntries, type Chart } from '#shared/payouts/book-entries.ts'
import type { VoucherAccount, VoucherLine } from '#shared/payouts/voucher.ts'

const line = (account: VoucherAccount, amount: number, vat = 0, vatPercent = 25): VoucherLine => ({
  ...{ account, amount, text: 'Tekst' },
  ...(vat && { vat, vatPercent }),
})

test('Where an account has no code of the rate, the VAT goes to its own account', () => {
  const chart: Chart = {
    rent: { accountNumber: 1060, vatCode: '', vatPercent: 0 },
    goods_new: { accountNumber: 1070, vatCode: 'U25', vatPercent: 25 },
    vat: { accountNumber: 6902, vatCode: '', vatPercent: 0 },
  }
  const lines = [line('rent', -1000, -200), line('goods_new', -1000, -160, 19)]
  expect(
    bookEntries(lines, chart).entries.map(({ accountNumber, amount }) => [accountNumber, amount]),
  ).toEqual([
    [1060, -800],
    [6902, -200],
    [1070, -840],
    [6902, -160],
  ])
})

test('Accounts that were not chosen are named once', () => {
  const lines = [line('rent', -1000, -200), line('rent', -5), line('tender:SWISH', 1005)]
  const chart: Chart = { rent: { accountNumber: 1060, vatCode: '', vatPercent: 0 } }
  expect(bookEntries(lines, chart).missing).toEqual(['vat', 'tender:SWISH'])
})

test('At every rate the books take out exactly the VAT of the line', () => {
  const rates = fc.constantFrom(5.5, 7, 10, 19, 20, 21, 22, 24, 25, 25.5)
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer(),
      rates,
      (vat, amount, vatPercent) => {
        const chart: Chart = { rent: { accountNumber: 1060, vatCode: 'U', vatPercent } }
        const { entries } = bookEntries([line('rent', amount, vat, vatPercent)], chart)
        expect(sum(entries.map(one => one.amount))).toBe(amount)
        const taken = entries.map(one => (one.vatCode ? vatWithin(one.amount, vatPercent) : 0))
        expect(sum(taken)).toBe(vat)
      },
    ),
  )
})
