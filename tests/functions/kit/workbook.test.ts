/** Files of tables (D52): a number is a number in each, and a word above or below numbers stays a word. */
import { expect, test } from 'vitest'
import { tableOf } from '#functions/kit/read-csv.ts'
import { renderXlsx } from '#functions/kit/xlsx/render.ts'
import { bookingsReport } from '#shared/bookings/bookings-report.ts'
import { bookingsWorkbook } from '#shared/bookings/bookings-workbook.ts'
import { endDateWorkbook } from '#shared/bookings/end-date-workbook.ts'
import { csvOf } from '#shared/kit/csv.ts'
import type { Workbook } from '#shared/kit/workbook.ts'
import { renderCsv } from '#shared/kit/workbook-csv.ts'
import { productCells, productsWorkbook } from '#shared/products/products-workbook.ts'
import { lineCells, linesWorkbook, tenantsWorkbook } from '#shared/sales/lines-workbook.ts'
import { fileCells, fileColumns } from '#shared/tills/product-file.ts'
import { readXlsx } from '../../read/read-xlsx.ts'

/** The rows of a CSV file as it is read back. */
const rowsOf = (text: string): (readonly string[])[] => {
  const table = tableOf(text, () => 0)
  return table ? [table.heads, ...table.rows.map(({ cells }) => cells)] : []
}

const DAY = '2026-11-28'

const RETURN = {
  tenant: { userNumber: '100001', name: '-Anna' },
  ...{ day: DAY, time: '11:03', number: 'lopkb100001-178', name: '-hue', type: 1 as const, unitPrice: 1_600 },
  ...{ quantity: -1, paid: -1_600, commission: -240, share: -1_360 },
} as const
const LINES = [{ ...RETURN, quantity: 1, paid: 1_600, commission: 240, share: 1_360 }, RETURN]

const THING = {
  ...{
    number: 'lopkb100001-178',
    name: '-hue',
    description: '',
    type: 1 as const,
    status: 6 as const,
    price: 1_600,
  },
  ...{ discount: 12.5, discountFrom: DAY, discountTo: null, sellPrice: 1_400, soldFor: null, fee: 15 },
  ...{ customer: '100001', customerName: '', handedOut: null, checkoutReason: '' },
} as const

const END = {
  ...{
    shelf: { name: 'A1' },
    shelfType: { name: '' },
    customer: '100001',
    name: '-Anna',
    phone: '+4520123456',
  },
  ...{ email: '', isBookingForMarket: false, dateStart: DAY, dateEnd: DAY, emptyBy: DAY, goesOnUntil: null },
  ...{ next: null, status: 5, isWithheld: false },
}

const SHOP = { isShop: true, language: 'da' } as const
const OWN = { isShop: false, language: 'da' } as const
const report = bookingsReport([], {
  range: { first: DAY, last: DAY },
  group: 'day',
  shelves: [{ id: 's', shelfType: 't' }],
  types: ['t'],
  opening: { closedWeekdays: [], closingDays: [], bookingOpeningDays: [], closingTimes: {} },
})

const BOOKS: Record<string, Workbook> = {
  'sales of a tenant': linesWorkbook(
    LINES.map(line => lineCells(line, OWN)),
    OWN,
  ),
  'sales of the shop': linesWorkbook(
    LINES.map(line => lineCells(line, SHOP)),
    SHOP,
  ),
  'sales by tenant': tenantsWorkbook(
    [{ userNumber: '100001', name: '-Anna', number: -1, rows: 2, paid: -1_600, commission: -240 }],
    'da',
  ),
  products: productsWorkbook([productCells(THING, SHOP)], SHOP),
  'products of a till': {
    language: 'da',
    tables: [
      {
        name: 'Varer',
        columns: fileColumns('da'),
        rows: [fileCells({ ...THING, price: -1_600, vat: 25 }, 'da')],
      },
    ],
    about: { name: 'Om', lines: [] },
  },
  'end dates': endDateWorkbook({ dateFrom: DAY, dateTo: DAY, nextUntil: DAY, results: [END] }, 'da'),
  bookings: bookingsWorkbook(
    {
      ...report,
      ...{ dateFrom: DAY, dateTo: DAY, vatPercent: 25, vat: -20, net: -80 },
      total: { ...report.total, refunded: 4_000, turnover: -4_000 },
      byType: report.byType.map(one => ({ ...one, name: '-' })),
    },
    'da',
    'DKK',
  ),
}

type Table = Workbook['tables'][number]

/** The numbers of a table by their places, as a spreadsheet has them. */
const numbersOf = ({ rows, total, columns }: Table) =>
  [...rows, ...(total ? [total] : [])].flatMap((row, nth) =>
    columns.flatMap(({ type }, column) => {
      const cell = row[column]
      return typeof cell === 'number' ? [{ nth, column, value: type === 'number' ? cell : cell / 100 }] : []
    }),
  )

/** The rows of a table in a CSV file below their head, without the name that leads them where there are more tables. */
const csvOfTable = (
  { tables }: Workbook,
  { name }: Table,
  csv: readonly (readonly string[])[],
): string[][] => {
  const isOne = tables.length === 1
  return csv
    .filter(([first]) => isOne || first === name)
    .slice(1)
    .map(row => row.slice(isOne ? 0 : 1))
}

test.each(Object.entries(BOOKS))(
  'Each number of the file of %s is a number, in both formats',
  async (_, book) => {
    const sheets = readXlsx(await renderXlsx(book))
    const csv = rowsOf(renderCsv(book).slice(1)) ?? []
    for (const [at, table] of book.tables.entries()) {
      const lines = csvOfTable(book, table, csv)
      for (const { nth, column, value } of numbersOf(table)) {
        expect(sheets[at]?.rows[nth + 1]?.[column]?.value).toBeCloseTo(value, 6)
        expect(lines[nth]?.[column]).toMatch(/^-?\d+(,\d+)?$/)
      }
    }
  },
)

test('A return is a number in CSV and in the sum, and the sum’s word stands below the days', async () => {
  const book = BOOKS['sales of a tenant'] as Workbook
  const [head, , back, total] = rowsOf(renderCsv(book).slice(1)) ?? []
  expect(head?.at(-3)).toBe('Betalt')
  expect(back?.slice(3)).toEqual(["'-hue", 'Brugt', '16,00', '-1', '-16,00', '-2,40', '-13,60'])
  expect(total).toEqual(['I alt', '', '', '', '', '', '0', '0,00', '0,00', '0,00'])
  expect(readXlsx(await renderXlsx(book))[0]?.rows.at(-1)?.[0]?.value).toBe('I alt')
})

test.each(['-16,00', '-0.5', '-7'])('%s is no formula', cell => {
  expect(rowsOf(csvOf([[cell, '']], { isFirst: false }))?.[0]?.[0]).toBe(cell)
})

test.each(['-1+1', '-1,5,5', '-', '-5%', '-A1'])('%s is text', cell => {
  expect(rowsOf(csvOf([[cell, '']], { isFirst: false }))?.[0]?.[0]).toBe(`'${cell}`)
})

test('A business tenant’s file of sales has the VAT within each line, at the rate of its kind', () => {
  const reader = { ...OWN, ownVat: { used: 25, new: 12 } }
  const [table] = linesWorkbook(
    [lineCells(LINES[0] as (typeof LINES)[0], reader), lineCells({ ...RETURN, type: 2 }, reader)],
    reader,
  ).tables
  expect(table?.columns.at(-1)?.title).toBe('Heraf moms')
  expect(table?.rows.map(row => row.slice(-6))).toEqual([
    [25, 1, 1_600, 240, 1_360, 320],
    [12, -1, -1_600, -240, -1_360, -171],
  ])
  expect(table?.total?.slice(-6)).toEqual([null, 0, 0, 0, 0, 149])
})
