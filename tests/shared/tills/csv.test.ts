/** How the rows of a till's file are read, and receipts that are the same whatever file they come in. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsOfHeads } from '#shared/tills/csv-columns.ts'
import { hasSameRows, receiptsOf } from '#shared/tills/csv-receipts.ts'
import { readSaleRows, type SaleRow } from '#shared/tills/csv-rows.ts'

const ZONE = 'Europe/Copenhagen'
const SHOP = { timeZone: ZONE, today: '2027-06-15' }
const digest = (...texts: string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex')
const receipts = (rows: readonly SaleRow[]) => receiptsOf(rows, 'DKK', digest)

const rowsOf = (heads: string, ...lines: string[]) =>
  readSaleRows(
    columnsOfHeads(heads.split(';')),
    lines.map((line, at) => ({ line: at + 2, cells: line.split(';') })),
    SHOP,
  )

describe('rows', () => {
  const HEADS = 'Dato;Kl.;Bon;Varenummer;Vare;Antal;Stykpris;Beløb;Rabat;Betalt;Betaling'

  test('A sale in the market’s time, a number of ours in its own letters', () => {
    const { sales, unread } = rowsOf(
      HEADS,
      '21-11-2026;14:05;1042;LOAKB100001-17;Lampe;1;50,00;;5,00;45,00;Kort',
    )
    expect(unread).toEqual([])
    expect(sales).toEqual([
      {
        ...{ line: 2, day: '2026-11-21', at: Date.parse('2026-11-21T13:05:00Z') / 1000, receipt: '1042' },
        within: {
          fromTs: Date.parse('2026-11-21T13:05:00Z') / 1000,
          toTs: Date.parse('2026-11-21T13:05:59Z') / 1000,
        },
        ...{
          number: 'loakb100001-17',
          name: 'Lampe',
          quantity: '1',
          unitPrice: 5000,
          paid: 4500,
          payment: 'Kort',
        },
      },
    ])
  })

  test.each([
    ['what the file says was paid', '1;50;;;45', { quantity: '1', unitPrice: 5000, paid: 4500 }],
    ['an amount less its discount', '2;;100;10 %;', { quantity: '2', unitPrice: 5000, paid: 9000 }],
    ['price times quantity less the discount', '2;50;;10;', { quantity: '2', unitPrice: 5000, paid: 9000 }],
    ['one piece where no quantity stands', ';50;;;', { quantity: '1', unitPrice: 5000, paid: 5000 }],
    ['a return by its quantity', '-1;50;;;', { quantity: '-1', unitPrice: 5000, paid: -5000 }],
    ['a return by its amount', '1;50;;;-45', { quantity: '-1', unitPrice: 5000, paid: -4500 }],
    ['a return by both', '-1;-50;;;-45', { quantity: '-1', unitPrice: 5000, paid: -4500 }],
  ])('%s', (_name, cells, money) => {
    const { sales } = rowsOf(HEADS, `21-11-2026;;1;loakb100001-17;Lampe;${cells};`)
    expect(sales[0]).toMatchObject(money)
  })

  test.each([
    [';;1;n;v;1;50;;;;', 'date', 'no_date'],
    ['32-11-2026;;1;n;v;1;50;;;;', 'date', 'bad_date'],
    ['21-11-2026 25:00;;1;n;v;1;50;;;;', 'date', 'bad_date'],
    ['16-06-2027;;1;n;v;1;50;;;;', 'date', 'in_future'],
    ['21-11-2026;99;1;n;v;1;50;;;;', 'time', 'bad_time'],
    ['21-11-2026;;1;n;v;en;50;;;;', 'quantity', 'bad_quantity'],
    ['21-11-2026;;1;n;v;1;gratis;;;;', 'unitPrice', 'bad_amount'],
    ['21-11-2026;;1;n;v;1;50;;meget;;', 'discount', 'bad_discount'],
    ['21-11-2026;;1;n;v;1;;;;;', 'paid', 'no_amount'],
    [`21-11-2026;;1;n;${'v'.repeat(201)};1;50;;;;`, 'name', 'text_too_long'],
  ])('%s cannot be read', (text, column, reason) => {
    expect(rowsOf(HEADS, text)).toEqual({ sales: [], unread: [{ line: 2, column, reason }] })
  })

  test('The hour of the change of clocks has a moment of its own', () => {
    const { sales } = rowsOf('Dato;Varenummer;Betalt', '28-03-2027 12:00;n;1', '31-10-2026 12:00;n;1')
    expect(sales.map(({ at }) => new Date(at * 1000).toISOString())).toEqual([
      '2027-03-28T10:00:00.000Z',
      '2026-10-31T11:00:00.000Z',
    ])
  })
})

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
      ...{ at: sold, within: { fromTs: sold, toTs: sold + 59 } },
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
