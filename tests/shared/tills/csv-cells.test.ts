/** What stands in a till's file: heads, days, times, amounts and quantities, as tills write them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountInCell,
  dayInCell,
  discountInCell,
  quantityInCell,
  secondsInCell,
} from '#shared/tills/csv-cells.ts'
import { columnsOfHeads, missingColumns } from '#shared/tills/csv-columns.ts'

const ZONE = 'Europe/Copenhagen'

describe('columns', () => {
  test.each([
    ['Dato;Kl.;Bonnr.;Varenummer;Vare;Antal;Stykpris;Rabat;Betalt;Betalingsform'],
    ['Datum;Uhrzeit;Beleg-Nr.;Artikelnummer;Bezeichnung;Menge;Einzelpreis;Rabatt;Gesamt;Zahlungsart'],
    ['Date;Time;Receipt number;SKU;Item;Qty;Unit price;Discount;Line total;Payment method'],
  ])('%s', heads => {
    expect(columnsOfHeads(heads.split(';'))).toEqual([
      ...['date', 'time', 'receipt', 'number', 'name'],
      ...['quantity', 'unitPrice', 'discount', 'paid', 'payment'],
    ])
  })

  test('A second column of a kind is not read, and a file says what it lacks', () => {
    const columns = columnsOfHeads(['Dato', 'Datum', 'Kunde'])
    expect(columns).toEqual(['date', null, null])
    expect(missingColumns(columns)).toEqual(['number', 'paid'])
    expect(missingColumns(['date', 'number', 'unitPrice'])).toEqual([])
  })
})

describe('cells', () => {
  test.each([
    ['45', 4500],
    ['45,5', 4550],
    ['45.50', 4550],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['1 234,50', 123_450],
    ['1\u00a0234,50 kr.', 123_450],
    ['1.234.567', 123_456_700],
    ['0.500', 50],
    ['-45,00', -4500],
    ['−45,00', -4500],
    ['45,00-', -4500],
    ['(45,00)', -4500],
    ['45,-', 4500],
    ['€ 12,99', 1299],
    ['DKK 12.99', 1299],
    ["'-12,00", -1200],
    ['0', 0],
    ['1.23.4', undefined],
    ['1,234,50', undefined],
    ['1.234,50,00', undefined],
    ['12a', undefined],
    ['', undefined],
    ['99999999999', undefined],
  ])('amount %j', (text, amount) => {
    expect(amountInCell(text)).toBe(amount)
  })

  test.each([
    ['1', '1'],
    ['1,000', '1'],
    ['1.000', '1'],
    ['-1', '-1'],
    ['2 stk.', '2'],
    ['0,5', '0.5'],
    ['-0', '0'],
    ['1.2.3', undefined],
    ['to', undefined],
  ])('quantity %j', (text, quantity) => {
    expect(quantityInCell(text)).toBe(quantity)
  })

  test.each([
    ['21-11-2026', { day: '2026-11-21' }],
    ['21.11.2026 14:05', { day: '2026-11-21', time: '14:05' }],
    ['1/2/26', { day: '2026-02-01' }],
    ['2026-11-21', { day: '2026-11-21' }],
    ['2026-11-21T14:05:33', { day: '2026-11-21', time: '14:05:33' }],
    ['2026-11-21T23:30:00Z', { day: '2026-11-22', moment: Date.parse('2026-11-21T23:30:00Z') }],
    ['31-02-2026', undefined],
    ['11-21-2026', undefined],
    ['i går', undefined],
  ])('day %j', (text, found) => {
    expect(dayInCell(text, ZONE)).toEqual(found)
  })

  test.each([
    ['14:05', 50_700],
    ['kl. 14.05', 50_700],
    ['14:05:33', 50_733],
    ['9.05 Uhr', 32_700],
    ['24:00', undefined],
    ['nu', undefined],
  ])('time %j', (text, seconds) => {
    expect(secondsInCell(text)).toBe(seconds)
  })

  test.each([
    ['10 %', { percentage: 10 }],
    ['12,5%', { percentage: 12.5 }],
    ['-20,00', { amount: 2000 }],
    ['110 %', undefined],
    ['x', undefined],
  ])('discount %j', (text, discount) => {
    expect(discountInCell(text)).toEqual(discount)
  })

  test('Every amount comes back, however a till writes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('da', 'en'),
        (amount, how) => {
          const text = new Intl.NumberFormat(how, { minimumFractionDigits: 2 }).format(amount / 100)
          expect(amountInCell(text)).toBe(amount)
        },
      ),
    )
  })
})
