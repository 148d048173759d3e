/** What stands in a till's file: heads, days, times, amounts and quantities, as tills write them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInCell, cellText, discountInCell, quantityInCell } from '#shared/tills/csv-cells.ts'
import { missingColumns } from '#shared/tills/csv-columns.ts'
import { dayInCell, orderOfDays, secondsInCell } from '#shared/tills/csv-days.ts'
import { guessColumns } from '#shared/tills/csv-guess.ts'
import { kindOfCell } from '#shared/tills/csv-kinds.ts'

const ZONE = 'Europe/Copenhagen'

/** The columns of a file, and of rows below its heads where they decide. */
const columnsOf = (heads: string, ...rows: string[]) =>
  guessColumns({
    heads: heads.split(';'),
    rows: rows.map((row, at) => ({ line: at + 2, cells: row.split(';') })),
  })

describe('columns', () => {
  test.each([
    ['Dato;Kl.;Bonnr.;Varenummer;Vare;Antal;Stykpris;Rabat;Betalt;Betalingsform'],
    ['Datum;Uhrzeit;Beleg-Nr.;Artikelnummer;Bezeichnung;Menge;Einzelpreis;Rabatt;Gesamt;Zahlungsart'],
    ['Date;Time;Receipt number;SKU;Item;Qty;Unit price;Discount;Line total;Payment method'],
  ])('%s', heads => {
    expect(columnsOf(heads)).toEqual([
      ...['date', 'time', 'receipt', 'number', 'name'],
      ...['quantity', 'unitPrice', 'discount', 'paid', 'payment'],
    ])
  })

  test('A second column of a kind is not read, and a file says what it lacks', () => {
    const columns = columnsOf('Dato;Datum;Kunde')
    expect(columns).toEqual(['date', null, null])
    expect(missingColumns(columns)).toEqual(['number', 'paid'])
    expect(missingColumns(['date', 'number', 'unitPrice'])).toEqual([])
  })

  test('Of two columns of numbers the one with ours is read', () => {
    const heads = 'Datum;Artikelnummer;EAN;Betrag'
    expect(columnsOf(heads, '1.2.2026;4711;lopkb100001-17;10')).toEqual(['date', null, 'number', 'amount'])
    expect(columnsOf(heads, '1.2.2026;="lopkb100001-17";4711;10')).toEqual(['date', 'number', null, 'amount'])
  })

  const OWN = 'Datum;Bon;Artikelnummer;Menge;Einzelpreis'
  test.each([
    [
      'behind the price',
      `${OWN};Gesamtbetrag`,
      ['20.11.2026;9;N1;1;10,00;30,00', '20.11.2026;9;N2;1;20,00;30,00'],
    ],
    ['as an amount', `${OWN};Betrag`, ['20.11.2026;9;N1;1;10,00;30,00', '20.11.2026;9;N2;1;20,00;30,00']],
    ['on the first row alone', `${OWN};I alt`, ['20.11.2026;9;N1;1;10,00;30,00', '20.11.2026;9;N2;1;20,00;']],
  ])('What the whole receipt comes to is no price of a row: %s', (_name, heads, rows) => {
    expect(columnsOf(heads, ...rows)).toEqual([
      'date',
      'receipt',
      'number',
      'quantity',
      'unitPrice',
      'receiptTotal',
    ])
  })

  test.each([
    ['before the amount', 'Datum;Bon;Artikelnummer;Gesamtbetrag;Betrag', ['receiptTotal', 'amount']],
    ['behind it', 'Datum;Bon;Artikelnummer;Betrag;Gesamtbetrag', ['amount', 'receiptTotal']],
  ])('and the right amount is read beside it: %s', (_name, heads, [one, other]) => {
    const money = (own: string) => (one === 'amount' ? `${own};30,00` : `30,00;${own}`)
    const rows = [`20.11.2026;9;N1;${money('10,00')}`, `20.11.2026;9;N2;${money('20,00')}`]
    expect(columnsOf(heads, ...rows)).toEqual(['date', 'receipt', 'number', one, other])
  })

  test('Two things of one price, and two that were marked down alike, are paid for each by itself', () => {
    const heads = `${OWN};Betalt`
    const paid = (each: string) => ['9;N1', '9;N2'].map(row => `20.11.2026;${row};1;10,00;${each}`)
    expect(columnsOf(heads, ...paid('10,00')).at(-1)).toBe('paid')
    expect(columnsOf(heads, ...paid('9,00')).at(-1)).toBe('paid')
  })

  test('A column of words that say what kind of row it is may have any head', () => {
    expect(
      columnsOf('Dato;Varenummer;Betalt;Bemærkning', '1-2-2026;n;1;', '1-2-2026;n;1;Annulleret').at(-1),
    ).toBe('kind')
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
    ['2026-11-20 14:05:00 +0100', { day: '2026-11-20', moment: Date.parse('2026-11-20T13:05:00Z') }],
    ['2026-11-20 23:30:00 UTC', { day: '2026-11-21', moment: Date.parse('2026-11-20T23:30:00Z') }],
    ['28. Nov. 2026', { day: '2026-11-28' }],
    ['28 Nov 2026', { day: '2026-11-28' }],
    ['28. november 2026 kl. 14.05', { day: '2026-11-28', time: 'kl. 14.05' }],
    ['3. März 2026', { day: '2026-03-03' }],
    ['5. maj 2026', { day: '2026-05-05' }],
    ['May 5, 2026', { day: '2026-05-05' }],
    ['28-Dez-2026', { day: '2026-12-28' }],
    ['20261120', { day: '2026-11-20' }],
    ['20261120T140533', { day: '2026-11-20', time: '140533' }],
    ['46346', { day: '2026-11-20' }],
    ['46346,5868', { day: '2026-11-20', time: '0,5868' }],
    ['Fr 20.11.2026', { day: '2026-11-20' }],
    ['fredag, 20-11-2026', { day: '2026-11-20' }],
    ['Mon Nov 16 2026', { day: '2026-11-16' }],
    ["'20-11-2026", { day: '2026-11-20' }],
    ['20. 11. 2026', { day: '2026-11-20' }],
    ['28. Foo 2026', undefined],
  ])('day %j', (text, found) => {
    expect(dayInCell(text, ZONE)).toEqual(found)
  })

  test.each([
    ['14:05', 50_700],
    ['kl. 14.05', 50_700],
    ['14:05:33', 50_733],
    ['9.05 Uhr', 32_700],
    ['24:00', 86_400],
    ['24:01', undefined],
    ['23:59:60', 86_399],
    ['2:05 PM', 50_700],
    ['12:05 a.m.', 300],
    ['14:05 PM', 50_700],
    ['1405', 50_700],
    ['0,586805556', 50_700],
    ['25:00', undefined],
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

  test.each([
    ['="lopkb100001-17"', 'lopkb100001-17'],
    ["'lopkb100001-17", 'lopkb100001-17'],
    ['="0501"', '0501'],
    ["'t Hooft", "'t Hooft"],
    ["'68 plakat", "'68 plakat"],
  ])('text %j', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })

  const TODAY = '2026-11-28'
  test.each([
    ['one that fits month first', ['11/28/2026', '11/04/2026', '10/09/2026'], 'month_first', true],
    ['one that fits day first', ['28/11/2026', '04/11/2026'], 'day_first', true],
    ['two digits of the year', ['11/28/26', '11/05/26'], 'month_first', true],
    ['points', ['04.11.2026', '09.10.2026'], 'day_first', true],
    ['dashes of an old file', ['04-11-2025', '09-10-2025'], 'day_first', true],
    ['a day that has not come', ['11/12/2026', '10/12/2026'], 'month_first', true],
    ['days of the last weeks', ['04/11/2026', '09/11/2026'], 'day_first', true],
    ['months first of the last weeks', ['11/04/2026', '11/09/2026'], 'month_first', false],
    ['both fit, both long ago', ['11/04/2025', '10/09/2025'], 'day_first', false],
    ['some of both', ['28/11/2026', '11/28/2026'], 'day_first', false],
    ['the same either way', ['11/11/2026'], 'day_first', true],
    ['no numbers', ['28 Nov 2026', '2026-11-28'], 'day_first', true],
  ] as const)('order of days: %s', (_name, cells, order, isSure) => {
    expect(orderOfDays(cells, TODAY)).toEqual({ order, isSure })
  })

  test.each([
    ['Status', 'Storniert', 'voided'],
    ['Storno', 'ja', 'voided'],
    ['Storniert', '1', 'voided'],
    ['Annulleret', 'Ja', 'voided'],
    ['Status', 'Voided', 'voided'],
    ['Belegtyp', 'Storno', 'voided'],
    ['Type', 'Refund', 'return'],
    ['Event Type', 'Refund', 'return'],
    ['Type', 'Retur', 'return'],
    ['Belegart', 'Rückgabe', 'return'],
    ['Typ', 'Training', 'training'],
    ['Øvelse', 'x', 'training'],
    ['Storno', 'nein', 'sale'],
    ['Storno', '', 'sale'],
    ['Refunded', '0,00', 'sale'],
    ['Status', 'Completed', 'sale'],
    ['Status', 'partially refunded', 'sale'],
    ['Status', 'Ikke annulleret', 'sale'],
    ['Type', 'Brugt', 'sale'],
    ['Storno', 'Bon 12', 'unknown'],
  ])('kind of %s %s', (head, cell, kind) => {
    expect(kindOfCell(head, cell)).toBe(kind)
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
