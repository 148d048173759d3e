import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addsUp, joined, reversed } from '#shared/balances/ledger.ts'
import { type DaySum, rowsOfDays, withBalances } from '#shared/balances/running.ts'
import { amountOf, BALANCE_TYPES, type BalanceType } from '#shared/balances/types.ts'

test.each([
  [1, '', 100, 100],
  [1, '-', 100, -100],
  [2, '', 100, 100],
  [2, '-', 100, undefined],
  [3, '', 100, -100],
  [3, '-', 100, -100],
  [4, '+', 100, undefined],
  [5, '+', 100, undefined],
  [6, '', 100, -100],
  [6, '+', 100, 100],
  [7, '', 100, -100],
  [7, '+', 100, undefined],
  [8, '+', 100, 100],
] as const)('A row of type %i that is typed as %s%i adds %s', (type, sign, amount, expected) => {
  expect(amountOf(type, { sign, amount })).toBe(expected)
})

const posting = fc.record({
  account: fc.constantFrom('card', 'vat', 'tenant:100001'),
  amount: fc.integer({ min: -10_000, max: 10_000 }),
})

test('What is reversed comes to nothing, and joining changes no sum', () => {
  fc.assert(
    fc.property(fc.array(posting), postings => {
      expect(joined([...postings, ...reversed(postings)])).toEqual([])
      expect(addsUp(joined(postings))).toBe(addsUp(postings))
    }),
  )
})

interface Row {
  day: string
  type: BalanceType
  amount: number
}

const sumsOf = (rows: readonly Row[]): Map<string, DaySum> => {
  const sums = new Map<string, DaySum>()
  for (const { day, type, amount } of rows) {
    const { net, rows: counts } = sums.get(day) ?? { net: 0, rows: {} }
    sums.set(day, { net: net + amount, rows: { ...counts, [type]: (counts[type] ?? 0) + 1 } })
  }
  return sums
}

describe('a balance', () => {
  const row: fc.Arbitrary<Row> = fc.record({
    day: fc.constantFrom('2026-12-30', '2026-12-31', '2027-01-01', '2027-02-28'),
    type: fc.constantFrom(...BALANCE_TYPES),
    amount: fc.integer({ min: -10_000, max: 10_000 }),
  })
  const histories = fc.array(row, { maxLength: 40 })

  test('after each row is the sum of the rows up to it', () => {
    fc.assert(
      fc.property(histories, rows => {
        const oldestFirst = rows.toSorted((one, other) => (one.day < other.day ? -1 : 1))
        let balance = 0
        const expected = oldestFirst.map(one => {
          balance += one.amount
          return balance
        })
        const shown = withBalances(sumsOf(rows), oldestFirst.toReversed())
        expect(shown.map(one => one.balance)).toEqual(expected.toReversed())
      }),
    )
  })

  test('counts the rows of a type and of some days', () => {
    fc.assert(
      fc.property(histories, rows => {
        const asked = { type: 3, dateFrom: '2026-12-31', dateTo: '2027-01-01' } as const
        const counted = rowsOfDays(sumsOf(rows), asked)
        const expected = rows.filter(
          ({ type, day }) => type === 3 && day >= asked.dateFrom && day <= asked.dateTo,
        )
        expect(counted.reduce((all, { count }) => all + count, 0)).toBe(expected.length)
        expect(counted.map(({ day }) => day)).toEqual(
          counted
            .map(({ day }) => day)
            .toSorted()
            .toReversed(),
        )
      }),
    )
  })
})
