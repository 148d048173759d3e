/**
 * Two months of a shop in each file of golden-months, with all that must come out. A program that shares no code with Reol
 * made them, so they are the reference: nobody edits them, and another file in the folder is another test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { dayIn } from '#shared/kit/day.ts'
import { fromWire, sum, toWire } from '#shared/kit/money.ts'
import { settlementTransactions, type Transaction, transferTransaction } from '#shared/payouts/ledger-rows.ts'
import { payoutOf, transfersOf } from '#shared/payouts/payout.ts'
import { periodVouchers } from '#shared/payouts/period-vouchers.ts'
import type { WithheldBooking } from '#shared/payouts/rent.ts'
import { type Settlement, settlementOf, untaken } from '#shared/payouts/settlement.ts'
import { termsOf } from '#shared/payouts/terms.ts'
import { totalsOf, voucherOf } from '#shared/payouts/totals.ts'
import { byAccount, type VoucherAccount } from '#shared/payouts/voucher.ts'
import type { Division } from '#shared/products/price.ts'
import { divisionOf } from '#shared/sales/book.ts'
import type { SumsByDay } from '#shared/sales/figures.ts'
import { type Discount, paidForRows } from '#shared/tills/receipt.ts'

const FOLDER = join(import.meta.dirname, 'golden-months')
const PERIODS = ['first', 'second'] as const

type Period = (typeof PERIODS)[number]
type WireDiscount = { percentage: number } | { amount: string }

interface Tenant {
  userNumber: string
  fee: number
  rentAmount: string
  account: boolean
  startBalance: string
  withheld: { dateStart: string; price: string }[]
}

interface Expected {
  settlements: object[]
  totals: object
  transactions: number
  file: string
  voucher: Record<string, string>
}

interface Month {
  name: string
  market: {
    country: string
    timeZone: string
    vat: number
    salesAs: 'agent' | 'own_name'
    noVatOnSales: boolean
    noVatOnRent: boolean
    shopBearsTillDiscount: boolean
  }
  periods: Record<Period, { dateFrom: string; dateTo: string }>
  tenants: Tenant[]
  products: Record<string, { tenant: string; type: 1 | 2; price: string }>
  receipts: {
    id: string
    at: string
    heard: Period
    refundOf?: string
    discount?: WireDiscount
    lines: { product: string; unit: string; discount?: WireDiscount }[]
  }[]
  expected: Record<Period, Expected> & {
    lines: object[]
    ledger: Record<string, object[]>
    endBalances: Record<string, string>
  }
}

interface Line extends Division {
  receipt: string
  product: string
  tenant: string
  type: 1 | 2
  day: string
  heard: Period
}

/** Amounts as a call has them. */
const wire = (amounts: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toWire(amount)]))

const discountFrom = (discount: WireDiscount): Discount =>
  'amount' in discount ? { amount: fromWire(discount.amount) } : discount

const linesOf = ({ market, tenants, products, receipts }: Month): Line[] => {
  const sold = new Map<string, Line>()
  for (const { id, at, heard, refundOf, discount, lines } of receipts) {
    const paid = paidForRows(
      lines.map(({ unit, discount: own }) => ({
        unitPrice: fromWire(unit),
        quantity: '1',
        discount: own && discountFrom(own),
      })),
      discount ? [discountFrom(discount)] : [],
    )
    for (const [row, { product }] of lines.entries()) {
      const { tenant, type, price } = products[product] ?? { tenant: '', type: 1, price: '0.00' }
      const original = sold.get(`${refundOf}/${product}`)
      const division = divisionOf({
        paid: original ? 0 - original.paid : (paid[row] ?? 0),
        fee: tenants.find(({ userNumber }) => userNumber === tenant)?.fee ?? 0,
        sellPrice: fromWire(price),
        shopBears: market.shopBearsTillDiscount,
        original,
      })
      const day = dayIn(market.timeZone, Date.parse(at))
      sold.set(`${id}/${product}`, { ...division, receipt: id, product, tenant, type, day, heard })
    }
  }
  return [...sold.values()]
}

/** One part for each line, as if every one were a month of its own: adding them up is the rules' work. */
const sumsOf = (lines: readonly Line[]): SumsByDay[] =>
  lines.map(({ day, type, paid, commission }) => {
    const none = { number: 0, rows: 0, paid: 0, commission: 0 }
    const figures = { number: paid < 0 ? -1 : 1, rows: 1, paid, commission }
    return new Map([[day, type === 1 ? { 1: figures, 2: none } : { 1: none, 2: figures }]])
  })

/** A tenant between two settlements. */
interface Account {
  tenant: Tenant
  withheld: WithheldBooking[]
  taken: SumsByDay[]
  rows: { type: number; amount: number }[]
}

const balanceOf = ({ rows }: Account): number => sum(rows.map(({ amount }) => amount))

const accountOf = (tenant: Tenant): Account => ({
  tenant,
  withheld: tenant.withheld.map(({ dateStart, price }, at) => ({
    id: `${tenant.userNumber}-${at}`,
    dateStart,
    name: 'A1',
    price: fromWire(price),
  })),
  taken: [],
  rows: fromWire(tenant.startBalance) === 0 ? [] : [{ type: 1, amount: fromWire(tenant.startBalance) }],
})

const addRows = ({ tenant, rows }: Account, transactions: readonly Transaction[]): void => {
  for (const { type, postings } of transactions)
    for (const { account, amount } of postings)
      if (account === `tenant:${tenant.userNumber}`) rows.push({ type, amount })
}

const settle = (month: Month, account: Account, period: Period, lines: readonly Line[]) => {
  const { market, periods } = month
  const settlement = settlementOf({
    ...periods[period],
    sums: sumsOf(lines.filter(({ tenant }) => tenant === account.tenant.userNumber)),
    taken: account.taken,
    rentAmount: fromWire(account.tenant.rentAmount),
    withheld: account.withheld,
    terms: termsOf(
      {
        ...market,
        country: market.country.toLowerCase() as CountryCode,
        vatPercent: market.vat,
        vatPercentUsed: market.vat,
        vatPercentNew: market.vat,
      },
      { customerType: 'private', country: null, vatId: '' },
    ),
  })
  if (!settlement) return []
  account.taken.push(settlement.taken)
  const gone = settlement.rentLines.map(({ booking }) => booking)
  account.withheld = account.withheld.filter(({ id }) => !gone.includes(id))
  const transactions = settlementTransactions(account.tenant.userNumber, settlement)
  addRows(account, transactions)
  const balance = balanceOf(account)
  const payout = payoutOf({ balance, held: 0, hasAccount: account.tenant.account })
  return [{ account, settlement, transactions, balance, payout }]
}

type Settled = ReturnType<typeof settle>[number]

const onWire = ({ account, settlement, balance, payout }: Settled) => {
  const { turnoverUsed, turnoverNew, feeUsed, feeNew, rentOffset, tax, share, late }: Settlement = settlement
  return {
    customer: account.tenant.userNumber,
    ...wire({ turnoverUsed, turnoverNew, feeUsed, feeNew, rentOffset, tax, share, balance }),
    late: late.map(({ day, ...amounts }) => ({ day, ...wire(amounts) })),
    payout: 'amount' in payout ? wire(payout) : payout,
  }
}

/** The months, lived through: each period is settled, and its bank file uploaded. */
const live = (month: Month) => {
  const lines = linesOf(month)
  const accounts = month.tenants.map(accountOf)
  const periods = PERIODS.map(period => {
    const heard = lines.filter(line => period === 'second' || line.heard === 'first')
    const settled = accounts.flatMap(account => settle(month, account, period, heard))
    for (const { account, payout } of settled)
      if ('amount' in payout)
        addRows(account, [transferTransaction(account.tenant.userNumber, payout.amount)])
    return { settled, expected: month.expected[period], days: month.periods[period] }
  })
  return { lines, accounts, periods }
}

describe.each(readdirSync(FOLDER).map(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Month))(
  '$name',
  month => {
    const { lines, accounts, periods } = live(month)
    const { expected } = month

    test('Each line is divided', () => {
      const found = lines.map(({ paid, commission, share, fee: _fee, ...line }) => ({
        ...wire({ paid, commission, share }),
        ...line,
      }))
      expect(found).toEqual(expected.lines)
    })

    test.each(periods)(
      'Settlements, late lines, balances and payouts of period %#',
      ({ settled, expected }) => {
        expect(settled.map(onWire)).toEqual(expected.settlements)
      },
    )

    test.each(periods)('Totals, voucher and bank file of period %#', ({ settled, expected }) => {
      const { rentVat, ...totals } = totalsOf(settled.map(({ settlement }) => settlement))
      expect(wire(totals)).toEqual(expected.totals)
      const voucher = voucherOf({ ...totals, rentVat })
      expect(wire({ ...voucher })).toEqual(expected.voucher)
      expect(sum(Object.values(voucher))).toBe(0)
      const { transactions, total } = transfersOf(settled.map(({ payout }) => payout))
      expect({ transactions, file: toWire(total) }).toEqual({
        transactions: expected.transactions,
        file: expected.file,
      })
    })

    test.each(periods)(
      'The lines that go to the books in period %#, whole and cut',
      ({ settled, expected, days }) => {
        const settlements = settled.map(({ settlement }) => settlement)
        // Two years more begin within the period.
        for (const starts of [[], [days.dateFrom.replace(/..$/, '11'), days.dateFrom.replace(/..$/, '27')]]) {
          const vouchers = periodVouchers(settlements, days, starts, 'da')
          expect(vouchers).toHaveLength(1 + starts.length)
          for (const { lines } of vouchers) expect(sum(lines.map(({ amount }) => amount))).toBe(0)
          const found = byAccount(vouchers.flatMap(({ lines }) => lines))
          const on = (...accounts: VoucherAccount[]) => sum(accounts.map(account => found.get(account) ?? 0))
          const voucher = {
            till: on('till'),
            tenants: on('tenants'),
            commission: on('commission', 'goods_used', 'goods_new'),
            rent: on('rent'),
            vat: on('vat'),
          }
          expect(wire(voucher)).toEqual(expected.voucher)
        }
      },
    )

    test('The ledger, with running balances', () => {
      const ledger = accounts.map(({ tenant, rows }): [string, object[]] => [
        tenant.userNumber,
        rows.map(({ type, amount }, at) => ({
          type,
          ...wire({ amount, balance: sum(rows.slice(0, at + 1).map(row => row.amount)) }),
        })),
      ])
      expect(Object.fromEntries(ledger)).toEqual(expected.ledger)
      const balances = accounts.map(account => [account.tenant.userNumber, toWire(balanceOf(account))])
      expect(Object.fromEntries(balances)).toEqual(expected.endBalances)
    })

    test('Every transaction sums to zero, and nothing is left to settle', () => {
      for (const { transactions } of periods.flatMap(({ settled }) => settled))
        for (const { postings } of transactions) expect(sum(postings.map(({ amount }) => amount))).toBe(0)
      for (const { tenant, taken } of accounts) {
        const own = lines.filter(line => line.tenant === tenant.userNumber)
        expect(untaken(sumsOf(own), taken)).toEqual(new Map())
      }
    })
  },
)
