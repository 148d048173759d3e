/** Receipts of a till's file are the same whatever file they come in. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasSameRows, receiptsOf, spreadDiscounts } from '#shared/tills/csv-receipts.ts'
import type { SaleRow } from '#shared/tills/csv-rows.ts'

const digest = (...texts: string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex')
const receipts = (rows: readonly SaleRow[]) => receiptsOf(rows, 'DKK', digest)

describe('receipts', () => {
  interface Drawn {
    day: string
    hour: number
    receipt: string
    number: string
    name: string
    paid: number
  }
  const row: fc.Arbitrary<Drawn> = fc.record({
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    hour: fc.integer({ min: 9, max: 11 }),
    receipt: fc.constantFrom('', '', '9', '10', '11'),
    number: fc.constantFrom('', 'loakb100001-1', 'loakb100001-2'),
    name: fc.constantFrom('Lampe', 'Kaffe'),
    paid: fc.constantFrom(1000, 2000, -1000),
  })
  const asRow = ({ hour, ...one }: Drawn, at: number): SaleRow => {
    const sold = Date.parse(`${one.day}T${String(hour).padStart(2, '0')}:00:00Z`) / 1000
    return {
      ...{ line: at + 2, quantity: one.paid < 0 ? '-1' : '1', unitPrice: Math.abs(one.paid), payment: '' },
      ...{ register: '', at: sold, within: { fromTs: sold, toTs: sold + 59 } },
      ...one,
    }
  }
  const known = (rows: readonly SaleRow[]) =>
    receipts(rows)
      .map(({ receipt }) => receipt)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))

  test('The same rows in any order are the same receipts, and their order of booking is one', () => {
    fc.assert(
      fc.property(
        fc
          .array(row, { maxLength: 12 })
          .chain(rows => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, shuffled]) => {
          const one = receipts(rows.map(asRow)).map(({ receipt }) => receipt)
          expect(receipts(shuffled.map(asRow)).map(({ receipt }) => receipt)).toEqual(one)
        },
      ),
    )
  })

  test('The same receipts split over files are the same', () => {
    // Equal rows of a till that numbers no receipts are told apart by their count, so its files have whole days.
    const numbered = fc.array(row, { maxLength: 12 }).map(rows => rows.map(asRow))
    fc.assert(
      fc.property(numbered, rows => {
        const early = rows.filter(({ day }) => day === '2026-11-20')
        const late = rows.filter(({ day }) => day !== '2026-11-20')
        expect([...known(early), ...known(late)].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
          known(rows),
        )
      }),
    )
  })

  test('Each row is in one receipt, and no money is lost', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), some => {
        const rows = some.map(asRow)
        const all = receipts(rows)
        expect(all.flatMap(({ fileLines }) => fileLines).toSorted((a, b) => a - b)).toEqual(
          rows.map(({ line }) => line),
        )
        const total = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0)
        expect(total(all.map(({ receipt }) => receipt.total))).toBe(total(rows.map(({ paid }) => paid)))
        expect(new Set(all.map(({ receipt }) => receipt.id)).size).toBe(all.length)
      }),
    )
  })

  const base = {
    day: '2026-11-21',
    hour: 10,
    receipt: '9',
    number: 'loakb100001-1',
    name: 'Lampe',
    paid: 1000,
  }

  test('A till that begins again at 1 has another receipt each day', () => {
    const rows = [base, { ...base, day: '2026-11-20' }].map(asRow)
    expect(new Set(receipts(rows).map(({ receipt }) => receipt.id)).size).toBe(2)
  })

  test('Each register counts its receipts by itself, and zeros before a number are not counted', () => {
    const rows = [base, { ...base, hour: 11 }].map(asRow)
    const of = (...registers: string[]) =>
      receipts(rows.map((row, at) => ({ ...row, register: registers[at] ?? '' })))
    expect(of('1', '2').map(({ receipt }) => receipt.total)).toEqual([1000, 1000])
    expect(of('1', '1').map(({ receipt }) => receipt.total)).toEqual([2000])
    expect(of('1', '2')[0]?.apart).toBeUndefined()
    const idOf = (receipt: string) => receipts([asRow({ ...base, receipt }, 0)])[0]?.receipt.id
    expect(idOf('0501')).toBe(idOf('501'))
    expect(idOf('0000')).toBe(idOf('0'))
    expect(idOf('0501')).not.toBe(idOf('502'))
  })

  test('Without a register, a receipt has a second name by its time', () => {
    const idsOf = (hour: number) =>
      receipts([asRow({ ...base, hour }, 0)]).map(({ receipt, apart }) => [receipt.id, apart?.id])
    const [[one, oneApart] = [], [other, otherApart] = []] = [...idsOf(10), ...idsOf(11)]
    expect(one).toBe(other)
    expect(new Set([one, oneApart, otherApart]).size).toBe(3)
  })

  test('A discount as a row is spread over the lines of its receipt, to the øre', () => {
    const discount = { ...base, number: '', name: 'Rabatt 20 %', paid: -200 }
    const { sales, noSales } = spreadDiscounts([base, discount].map(asRow))
    expect(sales.map(({ paid }) => paid)).toEqual([800])
    expect(noSales).toEqual([{ line: 3, reason: 'discount' }])
    const lone = [discount, { ...base, receipt: '10' }].map(asRow)
    expect(spreadDiscounts(lone)).toEqual({ sales: lone, noSales: [] })
    const tooMuch = [base, { ...discount, paid: -1100 }].map(asRow)
    expect(spreadDiscounts(tooMuch).sales).toEqual(tooMuch)
    const other = [base, { ...base, number: 'loakb100001-2', name: 'Rabat' }, { ...discount, paid: -1 }].map(
      asRow,
    )
    expect(spreadDiscounts(other).sales.map(({ paid }) => paid)).toEqual([999, 1000])
  })

  test('At one moment, receipts are booked as they are numbered, and a return after what it may undo', () => {
    const rows = [
      { ...base, receipt: '10', paid: -1000 },
      { ...base, receipt: '9' },
      { ...base, receipt: '', paid: -1000 },
      { ...base, receipt: '' },
    ].map(asRow)
    expect(receipts(rows).map(({ receipt }) => [receipt.number, receipt.total])).toEqual([
      ['', 1000],
      ['', -1000],
      ['9', 1000],
      ['10', -1000],
    ])
  })

  test('A receipt of a hundred rows comes in parts, each with its own id, and knows its payments', () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ ...asRow(base, at), payment: 'Kort' }))
    const parts = receipts(rows)
    expect(parts.map(({ receipt }) => receipt.lines.length)).toEqual([40, 40, 20])
    expect(new Set(parts.map(({ receipt }) => receipt.id)).size).toBe(3)
    expect(new Set(parts.map(({ group }) => group)).size).toBe(1)
    expect(parts[2]?.receipt.tenders).toEqual([{ type: 'Kort', amount: 20_000 }])
  })

  test('Two receipts differ by what was sold and paid, not by the words of a till', () => {
    const [one] = receipts([asRow(base, 0)])
    const of = (change: Partial<typeof base>) => receipts([asRow({ ...base, ...change }, 0)])[0]
    expect(one && hasSameRows(one.receipt, of({ name: 'Lampe 2' })?.receipt ?? one.receipt)).toBe(true)
    expect(one && hasSameRows(one.receipt, of({ paid: 2000 })?.receipt ?? one.receipt)).toBe(false)
  })
})
