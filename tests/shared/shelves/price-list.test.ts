import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/kit/language.ts'
import { periodName } from '#shared/shelves/period-name.ts'
import { pastedBlock, sentPrice } from '#shared/shelves/price-grid.ts'
import { discountThatCounts } from '#shared/shelves/rules.ts'
import { namedShelves } from '#shared/shelves/shelf-lines.ts'
import { compareNames } from '#shared/shelves/shelf-names.ts'
import { priceIn, templateFor } from '#shared/shelves/template.ts'

test.each([
  ['199', '199.00'],
  ['199,5', '199.50'],
  ['1.699,00', '1699.00'],
  ['1,699.00', '1699.00'],
  ['1.699', '1699.00'],
  ['1 699 kr.', '1699.00'],
  ['', '0.00'],
  ['ten', undefined],
  ['-5', undefined],
  ['1,2,3', undefined],
  ['1234.567', undefined],
  ['1.699,500', undefined],
])('The price %j travels as %j', (typed, amount) => {
  expect(sentPrice(typed)).toBe(amount)
})

test('Every amount is read again from how it is shown with a comma', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), minor => {
      const wire = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
      expect(sentPrice(wire.replace('.', ','))).toBe(wire)
    }),
  )
})

test('A block of a spreadsheet has rows and columns', () => {
  expect(pastedBlock('1\t2\r\n3\t\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ])
})

test('Ranges, lists and files name shelves, and say what is wrong with a name', () => {
  expect(namedShelves('A1–A3', []).map(({ name }) => name)).toEqual(['A1', 'A2', 'A3'])
  expect(namedShelves('B08-10', []).map(({ name }) => name)).toEqual(['B08', 'B09', 'B10'])
  expect(namedShelves('Left; "Right"\nA1, a1', ['RIGHT'])).toEqual([
    { name: 'Left' },
    { name: 'Right', problem: 'name_taken' },
    { name: 'A1' },
    { name: 'a1', problem: 'listed_twice' },
  ])
  expect(namedShelves('x'.repeat(41), [])).toMatchObject([{ problem: 'too_long' }])
  expect(namedShelves('A3-1', []).map(({ name }) => name)).toEqual(['A3-1'])
})

test('A line can name the type of its shelf, and a first line the columns', () => {
  const types = [{ id: 'case', name: 'Glass case' }]
  const file = 'Name;Type\nA1–A2;glass case\n"B1";"Glass Case"\nB2;Rail\nB3'
  expect(namedShelves(file, ['B1'], types)).toEqual([
    { name: 'A1', type: 'case' },
    { name: 'A2', type: 'case' },
    { name: 'B1', problem: 'name_taken' },
    { name: 'B2', problem: 'unknown_type' },
    { name: 'B3' },
  ])
  expect(namedShelves('A1;A2', [], types)).toEqual([{ name: 'A1' }, { name: 'A2' }])
})

test('Names sort as people sort them', () => {
  const sorted = ['A1', 'A01', 'a2', 'A10', 'B1', 'B 1']
  expect(sorted.toReversed().sort(compareNames)).toEqual(['A1', 'A01', 'a2', 'A10', 'B 1', 'B1'])
})

test('A period is named by its length', () => {
  expect(periodName({ days: 1, weeks: 2, months: 0 }, 'de')).toBe('2 Wochen und 1 Tag')
  expect(periodName({ days: 0, weeks: 0, months: 3 }, 'en')).toBe('3 months')
})

test('Of two discounts the own one counts while it runs, and never both', () => {
  const percent = fc.option(fc.integer({ min: 1, max: 100 }))
  const moment = fc.option(fc.integer({ min: 0, max: 10 }))
  const discount = fc.record({ discountPercent: percent, discountValidFrom: moment, discountValidTo: moment })
  fc.assert(
    fc.property(discount, discount, (own, general) => {
      expect([own, general]).toContain(discountThatCounts(own, general, 5))
      const always = { ...own, discountPercent: 10, discountValidFrom: null, discountValidTo: null }
      expect(discountThatCounts(always, general, 5)).toBe(always)
    }),
  )
})

test.each(LANGUAGES)('The template in %s has 60 shelves of different names, and whole prices', language => {
  const { types, periods, services } = templateFor(language, 'EUR')
  const names = types.flatMap(({ shelves }) => shelves)
  expect(new Set(names).size).toBe(60)
  expect({ types: types.length, periods: periods.length, services: services.length }).toEqual({
    types: 3,
    periods: 4,
    services: 3,
  })
  expect(types.every(({ prices }) => prices.every(price => price % 100 === 0))).toBe(true)
  expect(priceIn(600, 'DKK')).toBe(60_000)
})
