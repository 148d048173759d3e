/** Random histories of a tenant: lines that are heard of in any order, over periods of any length. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, lastOfMonth } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { settlementTransactions } from '#shared/payouts/ledger-rows.ts'
import { periodVouchers } from '#shared/payouts/period-vouchers.ts'
import { type Settlement, type SettlementInput, settlementOf, untaken } from '#shared/payouts/settlement.ts'
import { termsOf } from '#shared/payouts/terms.ts'
import { totalsOf, voucherOf } from '#shared/payouts/totals.ts'
import { byAccount, type VoucherAccount } from '#shared/payouts/voucher.ts'
import { type Figures, NO_FIGURES, type SumsByDay, sumOf } from '#shared/sales/figures.ts'

const BEGIN = '2027-12-20'
const PERIODS = 4
const MOST_DAYS = 40

interface Line {
  /** Days after the first period begins: below zero, it lies before all of them. */
  after: number
  type: 1 | 2
  paid: number
  commission: number
  /** So many periods were settled before it was heard of. */
  heard: number
}

const amount = fc.integer({ min: -100_000, max: 100_000 })
const lines = fc.array(
  fc.record<Line>({
    after: fc.integer({ min: -20, max: PERIODS * MOST_DAYS }),
    type: fc.constantFrom(1, 2),
    paid: amount,
    commission: amount,
    heard: fc.nat(PERIODS),
  }),
  { maxLength: 30 },
)
const terms = fc
  .record({
    vatPercent: fc.constantFrom(0, 20, 25, 25.5),
    noVatOnSales: fc.boolean(),
    noVatOnRent: fc.boolean(),
    salesAs: fc.constantFrom('agent' as const, 'own_name' as const),
    tenant: fc.constantFrom(
      { customerType: 'private' as const, country: null, vatId: '' },
      { customerType: 'business' as const, country: 'de' as const, vatId: 'DE136695976' },
    ),
  })
  .map(({ tenant, ...market }) =>
    termsOf({ ...market, country: 'dk', vatPercentUsed: 0, vatPercentNew: 25 }, tenant),
  )
const history = fc.record({
  lines,
  terms,
  rentAmount: fc.constantFrom(0, 24_900),
  bookings: fc.array(fc.integer({ min: -20, max: PERIODS * MOST_DAYS }), { maxLength: 4 }),
  // None of a period's days, one, or many.
  lengths: fc.array(fc.oneof(fc.constantFrom(0, 1), fc.nat(MOST_DAYS)), {
    minLength: PERIODS,
    maxLength: PERIODS,
  }),
})
type History = typeof history extends fc.Arbitrary<infer One> ? One : never

const sumsFrom = (some: readonly Line[]): SumsByDay[] =>
  some.map(({ after, type, paid, commission }) => {
    const figures: Figures = { number: paid < 0 ? -1 : 1, rows: 1, paid, commission }
    const ofDay = type === 1 ? { 1: figures, 2: NO_FIGURES } : { 1: NO_FIGURES, 2: figures }
    return new Map([[addDays(BEGIN, after), ofDay]])
  })

interface Drawn {
  input: SettlementInput
  settlement: Settlement | undefined
}

/** Settles the periods one after the other, each with what was heard of by then. */
const live = ({ lines, terms, rentAmount, bookings, lengths }: History): Drawn[] => {
  const drawn: Drawn[] = []
  const taken: SumsByDay[] = []
  let withheld = bookings.map((after, at) => ({
    id: `b${at}`,
    dateStart: addDays(BEGIN, after),
    name: 'A1',
    price: 19_900,
  }))
  let dateFrom = BEGIN
  for (const [period, length] of lengths.entries()) {
    const dateTo = addDays(dateFrom, length - 1)
    const sums = sumsFrom(lines.filter(({ heard }) => heard <= period))
    const input = { dateFrom, dateTo, sums, taken: [...taken], rentAmount, withheld, terms }
    const settlement = settlementOf(input)
    drawn.push({ input, settlement })
    if (settlement) taken.push(settlement.taken)
    const gone = settlement?.rentLines.map(({ booking }) => booking) ?? []
    withheld = withheld.filter(({ id }) => !gone.includes(id))
    dateFrom = addDays(dateTo, 1)
  }
  return drawn
}

const settlementsOf = (drawn: readonly Drawn[]): Settlement[] =>
  drawn.flatMap(({ settlement }) => settlement ?? [])

const all = (parts: readonly SumsByDay[]) => sumOf(parts, '2000-01-01', '2199-12-31')

test('Settled, late and not yet settled are what was sold less what came back, by day and kind', () => {
  fc.assert(
    fc.property(history, lived => {
      const settlements = settlementsOf(live(lived))
      const taken = settlements.map(one => one.taken)
      const sold = sumsFrom(lived.lines)
      const left = untaken(sold, taken)
      expect(all([...taken, left])).toEqual(all(sold))
      for (const { after } of lived.lines) {
        const day = addDays(BEGIN, after)
        expect(sumOf([...taken, left], day, day)).toEqual(sumOf(sold, day, day))
      }
      const share = ({ paid, commission }: Figures) => paid - commission
      const [ofSold, ofLeft] = [all(sold), all([left])]
      const shares = (of: Record<1 | 2, Figures>) => share(of[1]) + share(of[2])
      const settled = sum(settlements.map(one => one.share + one.rentOffset))
      expect(settled + shares(ofLeft)).toBe(shares(ofSold))
    }),
  )
})

test('Once all is heard of, the next settlement takes the rest, and the one after that nothing', () => {
  fc.assert(
    fc.property(history, lived => {
      const drawn = live(lived)
      const last = drawn.at(-1)?.input
      if (!last) throw new Error('no period')
      const sold = sumsFrom(lived.lines)
      const taken = settlementsOf(drawn).map(one => one.taken)
      const dateFrom = addDays(BEGIN, PERIODS * MOST_DAYS + 1)
      // A period without days and without rent: all that it takes is late.
      const input = {
        ...last,
        dateFrom,
        dateTo: addDays(dateFrom, -1),
        sums: sold,
        taken,
        rentAmount: 0,
        withheld: [],
      }
      const rest = settlementOf(input)
      const everything = [...taken, ...(rest ? [rest.taken] : [])]
      expect(all(everything)).toEqual(all(sold))
      expect(rest?.late.map(({ day }) => day) ?? []).toEqual([...(rest?.taken.keys() ?? [])])
      expect(settlementOf({ ...input, taken: everything })).toBeUndefined()
    }),
  )
})

test('No order of hearing, of lines or of parts changes what a settlement says', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 29 }), (lived, turn) => {
      const turned = { ...lived, lines: [...lived.lines.slice(turn), ...lived.lines.slice(0, turn)] }
      const drawn = live(lived)
      expect(live({ ...turned, lines: turned.lines.toReversed() }).map(one => one.settlement)).toEqual(
        drawn.map(one => one.settlement),
      )
      for (const { input, settlement } of drawn) {
        const again = settlementOf({
          ...input,
          sums: input.sums.toReversed(),
          taken: input.taken.toReversed(),
          withheld: input.withheld.toReversed(),
        })
        expect([...(again?.taken ?? [])]).toEqual([...(settlement?.taken ?? [])])
        expect(again).toEqual(settlement)
      }
    }),
  )
})

test('What a settlement says adds up, and its postings sum to zero', () => {
  fc.assert(
    fc.property(history, lived => {
      const settlements = settlementsOf(live(lived))
      for (const one of settlements) {
        expect(one.share + one.feeUsed + one.feeNew + one.rentOffset).toBe(one.turnoverUsed + one.turnoverNew)
        const kept = all([one.taken])
        expect([one.turnoverUsed, one.turnoverNew]).toEqual([kept[1].paid, kept[2].paid])
        for (const { day, paid } of one.late) {
          expect(day < one.dateFrom).toBe(true)
          const ofDay = sumOf([one.taken], day, day)
          expect(paid).toBe(ofDay[1].paid + ofDay[2].paid)
        }
        expect([...one.taken.keys()].every(day => day <= one.dateTo)).toBe(true)
      }
      const posted = settlements.flatMap(one => settlementTransactions('100001', one))
      for (const { postings } of posted) expect(sum(postings.map(one => one.amount))).toBe(0)
      const on = (account: string) =>
        sum(posted.flatMap(one => one.postings.filter(of => of.account === account).map(of => 0 - of.amount)))
      const voucher = voucherOf(totalsOf(settlements))
      expect(voucher).toEqual({
        till: on('till'),
        tenants: on('tenant:100001'),
        commission: on('shop:commission'),
        rent: on('shop:rent'),
        vat: on('vat'),
      })
      expect(sum(Object.values(voucher))).toBe(0)
    }),
  )
})

test('However a year is cut into periods, each month’s rent and each booking is withheld once', () => {
  fc.assert(
    fc.property(history, lived => {
      const drawn = live({ ...lived, rentAmount: 24_900 })
      const end = drawn.at(-1)?.input.dateTo ?? ''
      const withheld = settlementsOf(drawn).flatMap(one => one.rentLines)
      const months = withheld.filter(({ booking }) => booking === null).map(({ day }) => day)
      const wanted: string[] = []
      for (let day = lastOfMonth(BEGIN); day <= end; day = lastOfMonth(addDays(day, 1))) wanted.push(day)
      expect(months).toEqual(wanted)
      const begun = lived.bookings.flatMap((after, at) => (addDays(BEGIN, after) <= end ? `b${at}` : []))
      expect(withheld.flatMap(({ booking }) => booking ?? []).toSorted()).toEqual(begun)
    }),
  )
})

test('The vouchers of a period balance, and their sum is what its settlements post, however the years cut it', () => {
  fc.assert(
    fc.property(history, fc.array(fc.nat(MOST_DAYS), { maxLength: 3 }), (lived, cuts) => {
      for (const { input, settlement } of live(lived)) {
        if (!settlement) continue
        const { dateFrom, dateTo } = input
        const starts = cuts.map(after => addDays(dateFrom, after))
        const vouchers = periodVouchers([settlement], input, starts, 'en')
        for (const { lines } of vouchers) expect(sum(lines.map(({ amount }) => amount))).toBe(0)
        const days = vouchers.flatMap(one => [one.dateFrom, one.dateTo])
        // A period without days has late lines alone.
        if (dateFrom <= dateTo)
          expect([dateFrom, ...days, dateTo]).toEqual([dateFrom, ...days, dateTo].toSorted())
        const found = byAccount(vouchers.flatMap(({ lines }) => lines))
        const on = (...accounts: VoucherAccount[]) => sum(accounts.map(account => found.get(account) ?? 0))
        expect({
          till: on('till'),
          tenants: on('tenants'),
          commission: on('commission', 'commission_reverse', 'goods_used', 'goods_new'),
          rent: on('rent', 'rent_reverse'),
          vat: on('vat'),
        }).toEqual(voucherOf(totalsOf([settlement])))
      }
    }),
  )
})
