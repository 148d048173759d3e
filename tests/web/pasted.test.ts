/** Lines of a spreadsheet: which column is what, and what becomes of heads, quotes and currencies. */
import { expect, test } from 'vitest'
import { isTable, isTooMany, pastedFrom, thingsOf, withColumn } from '#web/products/paste/pasted.ts'

test('One cell is no table; two cells or two lines are', () => {
  expect(['Lampe', 'Lampe\n', 'Lampe\t80', 'Lampe\nHue'].map(isTable)).toEqual([false, false, true, true])
})

test.each([
  [
    'Vare\tPris\nLampe\t120,00 kr.\nHue\t25',
    ['name', 'price'],
    [
      ['Lampe', '120,00'],
      ['Hue', '25'],
    ],
  ],
  ['80,00\tLampe', ['price', 'name'], [['Lampe', '80,00']]],
  [
    'Stk.\tVare\tPris\n2\tLampe\t80,00\n0\tHue\t25',
    ['count', 'name', 'price'],
    [
      ['Lampe', '80,00'],
      ['Lampe', '80,00'],
    ],
  ],
  [
    'Artikel\tAnzahl\tPreis\nLampe\t\t80\nHut\t2 Stück\t25',
    ['name', 'count', 'price'],
    [
      ['Lampe', '80'],
      ['Hut', '25'],
      ['Hut', '25'],
    ],
  ],
  [
    'Lampe\nHue',
    ['name'],
    [
      ['Lampe', ''],
      ['Hue', ''],
    ],
  ],
  ['"Lampe ""Ida""\nmessing"\t€ 1.250,00', ['name', 'price'], [['Lampe "Ida" messing', '1.250,00']]],
])('%j', (text, columns, things) => {
  const pasted = pastedFrom(text)
  expect(pasted.columns).toEqual(columns)
  expect(thingsOf(pasted).map(({ name, price }) => [name, price])).toEqual(things)
})

test('A thing that is chosen for another column leaves the one before', () => {
  const pasted = withColumn(pastedFrom('Lampe\t10\t80,00'), 1, 'price')
  expect(pasted.columns).toEqual(['name', 'price', 'none'])
})

test('At most 200 alike are made of a line, and more are told', () => {
  const pasted = pastedFrom('Thing\tQuantity\tPrice\nBook\t201\t5.00')
  expect(thingsOf(pasted)).toHaveLength(200)
  expect(isTooMany(pasted)).toBe(true)
  expect(isTooMany(pastedFrom('Thing\tQuantity\tPrice\nBook\t200\t5.00'))).toBe(false)
})
