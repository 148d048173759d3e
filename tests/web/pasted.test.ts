/** Lines of a spreadsheet: which column is what, and what becomes of heads, quotes and currencies. */
import { expect, test } from 'vitest'
import {
  isTable,
  isTooMany,
  pastedFrom,
  thingsOf,
  withAllLines,
  withColumn,
} from '#web/products/paste/pasted.ts'

test('One cell is no table; two cells or two lines are', () => {
  expect(['Lampe', 'Lampe\n', 'Lampe\t80', 'Lampe\nHue'].map(isTable)).toEqual([false, false, true, true])
})

test.each([
  [
    'Vare\tPris\nLampe\t120,00 kr.\nHue\t25',
    ['name', 'price'],
    [
      ['Lampe', '120,00 kr.'],
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
  ['"Lampe ""Ida""\nmessing"\t€ 1.250,00', ['name', 'price'], [['Lampe "Ida" messing', '€ 1.250,00']]],
])('%j', (text, columns, things) => {
  const pasted = pastedFrom(text)
  expect(pasted.columns).toEqual(columns)
  expect(thingsOf(pasted).map(({ name, price }) => [name, price])).toEqual(things)
})

test.each([
  ['Vare\tPris\tStr.\nKjole\t75\t98\nBluse\t40\t104', ['name', 'price', 'description']],
  ['Vare\tPris\tRabat\nKjole\t75\t10', ['name', 'price', 'discount']],
  ['Vare\tPris\tRabat i %\nKjole\t75\t10', ['name', 'price', 'discount']],
  ['Titel\tPris\tÅr\nBog\t75\t1959', ['name', 'price', 'none']],
  ['Vare\tPris (kr.)\tVarenr.\nKop\t25\t4711', ['name', 'price', 'none']],
  ['Vare\tPris\tNypris\nKop\t75,00\t399,95', ['name', 'price', 'none']],
  ['Navn\tBeskrivelse\tPris\nKop\tBlå kop uden hank\t25', ['name', 'description', 'price']],
  ['Beskrivelse\tPris\nBlå kop\t25', ['name', 'price']],
  ['Bezeichnung\tGröße\tPreis in €\nKleid\t98\t7,50', ['name', 'description', 'price']],
  ['Item\tQty\tPrice\tYear\nMug\t2\t7.50\t1959', ['name', 'count', 'price', 'none']],
  ['Vare\tNypris\nKop\t399,95', ['name', 'none']],
  ['Kr. 25,00\tKop\nKr. 30,00\tEn skål med et meget langt navn', ['price', 'name']],
  ['DKK 25,00\tA\nDKK 30,00\tB', ['price', 'name']],
])('The head decides which column is what: %j', (text, columns) => {
  expect(pastedFrom(text).columns).toEqual(columns)
})

test('An empty first cell keeps its place, and blank lines are nothing', () => {
  expect(pastedFrom('\tKop\t25\nx\tSkål\t30\n\n').lines).toEqual([
    ['', 'Kop', '25'],
    ['x', 'Skål', '30'],
  ])
  expect(pastedFrom('\tAntal\tPris\nKop\t3\t25\nSkål\t2\t30').columns).toEqual(['name', 'count', 'price'])
})

test.each(['Kr. 25,00', '-25', '25 i alt', '2 for 30'])(
  'A first line with the price %s is no head',
  price => {
    const pasted = pastedFrom(`Kop\t${price}\nSkål\t30\nFad\t35`)
    expect([pasted.head, pasted.lines.length]).toEqual([undefined, 3])
  },
)

test('A line that was taken for a head or for a sum can be a thing after all', () => {
  const pasted = pastedFrom('Kop\tgratis\nSkål\t30\nFad\t25\nI alt\t55')
  expect([pasted.head, pasted.total]).toEqual([
    ['Kop', 'gratis'],
    ['I alt', '55'],
  ])
  expect(thingsOf(pasted).map(({ name }) => name)).toEqual(['Skål', 'Fad'])
  expect(thingsOf(withAllLines(pasted)).map(({ name }) => name)).toEqual(['Kop', 'Skål', 'Fad', 'I alt'])
  // No sum of the others: a thing of that name.
  expect(pastedFrom('Skål\t30\nTotal\t55').total).toBeUndefined()
})

test('Quotes enclose a cell or are a part of it, and swallow no line', () => {
  expect(pastedFrom('"A" og "B"\t25').lines).toEqual([['"A" og "B"', '25']])
  expect(pastedFrom('"24 tommer\t900\nKop\t25\nSkærm 15"\t300').lines.map(([name]) => name)).toEqual([
    '"24 tommer',
    'Kop',
    'Skærm 15"',
  ])
})

test('Name and price in one cell are two, where most lines have both', () => {
  const pasted = pastedFrom('Kop 25 kr\nSkål, kr. 30,00\nLEGO 42100\nFad: 5,-')
  expect(thingsOf(pasted).map(({ name, price }) => [name, price])).toEqual([
    ['Kop', '25 kr'],
    ['Skål', 'kr. 30,00'],
    ['LEGO 42100', ''],
    ['Fad', '5,-'],
  ])
})

test('A column that is chosen elsewhere is exchanged, and none is lost on the way', () => {
  const pasted = pastedFrom('Lampe\t10\t80,00')
  expect(withColumn(pasted, 1, 'price').columns).toEqual(['name', 'price', 'none'])
  expect(withColumn(pasted, 2, 'name').columns).toEqual(['price', 'none', 'name'])
  expect(withColumn(pasted, 1, 'none').columns).toEqual(['name', 'none', 'price'])
})

test('At most 200 alike are made of a line, and more are told', () => {
  const pasted = pastedFrom('Thing\tQuantity\tPrice\nBook\t201\t5.00')
  expect(thingsOf(pasted)).toHaveLength(200)
  expect(isTooMany(pasted)).toBe(true)
  expect(isTooMany(pastedFrom('Thing\tQuantity\tPrice\nBook\t200\t5.00'))).toBe(false)
})
