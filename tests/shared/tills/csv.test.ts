/** How the rows of a till's file are read. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessColumns } from '#shared/tills/csv-guess.ts'
import { receiptsOf, spreadDiscounts } from '#shared/tills/csv-receipts.ts'
import { readSaleRows, type SaleRow } from '#shared/tills/csv-rows.ts'

const ZONE = 'Europe/Copenhagen'
const SHOP = { timeZone: ZONE, today: '2027-06-15', order: 'day_first' } as const
const digest = (...texts: string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex')
const receipts = (rows: readonly SaleRow[]) => receiptsOf(rows, 'DKK', digest)

const rowsOf = (heads: string, ...lines: string[]) => {
  const table = {
    heads: heads.split(';'),
    rows: lines.map((line, at) => ({ line: at + 2, cells: line.split(';') })),
  }
  return readSaleRows(table, guessColumns(table), SHOP)
}

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
        register: '',
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
    ['21-11-2026;;1;n;v;1;12;;;12;Kort;50', null, 'too_many_cells'],
  ])('%s cannot be read', (text, column, reason) => {
    expect(rowsOf(HEADS, text)).toEqual({ sales: [], noSales: [], unread: [{ line: 2, column, reason }] })
  })

  test('A row of blanks behind the last column is read', () => {
    expect(rowsOf('Dato;Varenummer;Betalt', '21-11-2026;n;1;; ').sales).toHaveLength(1)
  })

  test('24:00 is the start of the next day', () => {
    const { sales } = rowsOf('Dato;Kl.;Varenummer;Betalt', '20-11-2026;24:00;n;1')
    expect(sales).toMatchObject([{ day: '2026-11-21', at: Date.parse('2026-11-20T23:00:00Z') / 1000 }])
  })

  const KINDS = 'Datum;Bon;Artikelnummer;Menge;Betrag;Belegtyp'
  test('What was voided and what was practice is no sale; what is marked as a return comes back', () => {
    const { sales, noSales, unread } = rowsOf(
      KINDS,
      '20.11.2026;1;n1;1;10,00;',
      '20.11.2026;2;n2;1;20,00;Storno',
      '20.11.2026;3;n3;1;20,00;Training',
      '20.11.2026;4;n4;1;20,00;Refund',
      '20.11.2026;5;n5;-1;-20,00;Storno',
    )
    expect(sales.map(({ line, quantity, paid }) => [line, quantity, paid])).toEqual([
      [2, '1', 1000],
      [5, '-1', -2000],
      [6, '-1', -2000],
    ])
    expect(noSales).toEqual([
      { line: 3, reason: 'voided' },
      { line: 4, reason: 'training' },
    ])
    expect(unread).toEqual([])
  })

  test('An order of a web shop says its total, its place and its state on its first row alone', () => {
    const { sales, noSales } = rowsOf(
      'Name;Created at;Lineitem name;Lineitem price;Lineitem sku;Financial Status;Location;Total',
      '#1001;2026-11-20 14:05:00 +0100;Lamp;10.00;n1;paid;Shop;30.00',
      '#1001;2026-11-20 14:05:00 +0100;Coat;20.00;n2;;;',
      '#1002;2026-11-20 15:05:00 +0100;Vase;10.00;n3;voided;Shop;30.00',
      '#1002;2026-11-20 15:05:00 +0100;Bowl;20.00;n4;;;',
    )
    expect(sales.map(({ receipt, register, name, paid }) => [receipt, register, name, paid])).toEqual([
      ['#1001', 'Shop', 'Lamp', 1000],
      ['#1001', 'Shop', 'Coat', 2000],
    ])
    expect(noSales.map(({ reason }) => reason)).toEqual(['voided', 'voided'])
  })

  test.each(['Total', 'I alt', 'Betalt', 'Summe'])(
    'One amount on all rows of each receipt under %s, and no prices: nobody paid it for each row',
    head => {
      const rows = ['3;a;30,00', '3;b;30,00', '4;c;7,00', '5;d;5,00', '5;e;5,00']
      const table = {
        heads: ['Dato', 'Bon', 'Varenummer', head],
        rows: rows.map((row, at) => ({ line: at + 2, cells: ['11-12-2026', ...row.split(';')] })),
      }
      expect(guessColumns(table).at(-1)).toBe('receiptTotal')
      const other = { line: 9, cells: ['11-12-2026', '6', 'f', '1,00'] }
      const more = { line: 10, cells: ['11-12-2026', '6', 'g', '2,00'] }
      expect(guessColumns({ ...table, rows: [...table.rows, other, more] }).at(-1)).toBe('paid')
    },
  )

  test('Sums and payments are no sales', () => {
    const { sales, noSales } = rowsOf(
      'Datum;Bon;Artikelnummer;Name;Betrag',
      '20.11.2026;1;n1;Kanne;10,00',
      '20.11.2026;1;;Summe;10,00',
      '20.11.2026;1;;Karte;10,00',
      '20.11.2026;1;;Wechselgeld;-10,00',
      '20.11.2026;;;Tagessumme 20.11.2026;20,00',
      'I alt;;;;20,00',
      '20.11.2026;2;;Karte;10,00',
      '20.11.2026;3;n2;Total;10,00',
    )
    expect(noSales.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'total'],
      [4, 'payment'],
      [5, 'payment'],
      [6, 'total'],
      [7, 'total'],
    ])
    expect(sales.map(({ line }) => line)).toEqual([2, 8, 9])
  })

  test('Each row of a file becomes one thing, whatever stands in it', () => {
    const cell = (...some: string[]) => fc.oneof(fc.constantFrom('', ...some), fc.string({ maxLength: 6 }))
    const row = fc.tuple(
      cell('20-11-2026', '11/28/2026', 'I alt', '46346', '20-11-2999'),
      cell('14:05', '24:00', '2:05 PM'),
      cell('1', '2', '0002'),
      cell('n1', 'lopkb100001-17', 'Summe'),
      cell('Rabat', 'Kort', 'Lampe', 'Total'),
      cell('1', '-1', '1,000'),
      cell('10,00', '-2,00', '1.000'),
      cell('Storno', 'Refund', 'Training', 'ja'),
      fc.constantFrom('', ' ', '50'),
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 15 }), rows => {
        const table = {
          heads: 'Dato;Kl.;Bon;Varenummer;Vare;Antal;Betalt;Status'.split(';'),
          rows: rows.map((cells, at) => ({ line: at + 2, cells })),
        }
        const read = readSaleRows(table, guessColumns(table), SHOP)
        const { sales, noSales } = spreadDiscounts(read.sales)
        const lines = [
          ...receipts(sales).flatMap(({ fileLines }) => fileLines),
          ...[...read.noSales, ...noSales, ...read.unread].map(({ line }) => line),
        ]
        expect(lines.toSorted((one, other) => one - other)).toEqual(table.rows.map(({ line }) => line))
      }),
    )
  })

  test('The hour of the change of clocks has a moment of its own', () => {
    const { sales } = rowsOf('Dato;Varenummer;Betalt', '28-03-2027 12:00;n;1', '31-10-2026 12:00;n;1')
    expect(sales.map(({ at }) => new Date(at * 1000).toISOString())).toEqual([
      '2027-03-28T10:00:00.000Z',
      '2026-10-31T11:00:00.000Z',
    ])
  })
})
