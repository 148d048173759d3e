/** What was probably meant by an odd price. */
import { expect, test } from 'vitest'
import { codesOfPrice, doubtOf, judged, likelyPrice } from '#web/products/thing/likely-price.ts'
import { bodyOf, codesOf, isChanged, newRow, type Row, rowOf, runsOf } from '#web/products/thing/rows.ts'
import { thing } from '../components/products/thing.ts'

test.each([
  ['1o,00', '10,00'],
  ['ca. 79,-', '79,00'],
  ['50 bobs', '50,00'],
  ['12;50', '12,50'],
  ['ca. 50', '50,00'],
  ['2 for 50', undefined],
  ['', undefined],
  ['-5', '5,00'],
  ['gratis', undefined],
])('%s was probably meant as %s', (typed, likely) => {
  expect(likelyPrice(typed, 'da')).toBe(likely)
})

const FIFTIES = [50_00, 45_00, 60_00]

test.each([
  ['1.250', 'da', [], 1_25],
  ['1.250', 'da', FIFTIES, 1_25],
  ['1.250', 'da', [900_00], undefined],
  ['1,250', 'en', [900_00], undefined],
  ['1,250', 'da', [900_00], 1_25],
  ['12,345', 'da', FIFTIES, 12_35],
  ['kr 50', 'da', FIFTIES, undefined],
  ['DKK 1.250', 'da', FIFTIES, 1_25],
  ['1.250,-', 'da', FIFTIES, undefined],
  ['10000', 'da', FIFTIES, 100_00],
  ['10000', 'da', [50_00], undefined],
  ['10000', 'da', [...FIFTIES, 900_00, 900_00, 900_00, 900_00], undefined],
  ['10000,00', 'da', FIFTIES, undefined],
])('%s in %s beside %j may be %s too', (typed, language, others, other) => {
  expect(doubtOf(typed, others, language)?.other).toBe(other)
})

const DANISH = { language: 'da', currency: 'DKK' }

const rowsOf = (...prices: string[]): Row[] => prices.map(price => newRow({ name: 'Bog', price }))

test('A price in another currency is not taken, on a sheet and in a dialog', () => {
  const [own, other] = judged(rowsOf('3 kr.', '€ 3'), DANISH)
  expect([own, other].map(row => row && codesOf(row))).toEqual([{}, { price: 'other_currency' }])
  expect(codesOfPrice('€ 3', 50_00, DANISH)).toEqual({ price: 'other_currency' })
  expect(codesOfPrice('3,-', 50_00, DANISH)).toEqual({})
})

test.each(['1o,00', 'gratis', '0'])('The discount says nothing of the price %s', price => {
  expect(Object.keys(codesOf(newRow({ name: 'Bog', price })))).toEqual(['price'])
})

test('A price in doubt is kept as it was typed until its typist answers', () => {
  const [typed] = judged(rowsOf('1,250'), DANISH)
  expect(bodyOf(typed?.typed ?? newRow().typed, typed?.doubt !== undefined)).toMatchObject({
    typedPrice: '1,250',
  })
  const kept = rowOf(thing(1, 'Bog', '1250', { typedPrice: '1,250' }), 'da')
  // Elsewhere, in another language, and beside other prices.
  const [again] = judged([kept, ...rowsOf('900', '1.100,00')], { language: 'en', currency: 'DKK' })
  expect(again).toMatchObject({ typed: { price: '1,250' }, doubt: { read: 1_250_00, other: 1_25 } })
  expect(again && isChanged(again)).toBe(false)
  const [answered] = judged([{ ...kept, typed: { ...kept.typed, price: '1250,00' } }], DANISH)
  expect(answered?.doubt).toBeUndefined()
  // The amount is the same, and the server still has to hear it.
  expect(answered && isChanged(answered)).toBe(true)
})

test('Copies of a price in doubt do not speak for it, and one that was answered does not hide them', () => {
  const rows = judged(rowsOf('1.250', '1.250', '1250,00'), DANISH)
  expect(rows.map(({ doubt }) => doubt !== undefined)).toEqual([false, false, false])
  const copies = judged(rowsOf('1.250', '1.250'), DANISH)
  expect(copies.map(({ doubt }) => doubt !== undefined)).toEqual([true, true])
  expect(runsOf(judged(rowsOf('1,250', '1250,00'), DANISH))).toHaveLength(2)
})
