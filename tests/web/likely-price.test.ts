/** What was probably meant by an odd price. */
import { expect, test } from 'vitest'
import { doubtOf, likelyPrice } from '#web/products/thing/likely-price.ts'

test.each([
  ['1o,00', '10,00'],
  ['79.-', '79,00'],
  ['79,-', '79,00'],
  ['DKK 50', '50,00'],
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
  ['10000', 'da', FIFTIES, 100_00],
  ['10000', 'da', [50_00], undefined],
  ['10000', 'da', [...FIFTIES, 900_00, 900_00, 900_00, 900_00], undefined],
  ['10000,00', 'da', FIFTIES, undefined],
])('%s in %s beside %j may be %s too', (typed, language, others, other) => {
  expect(doubtOf(typed, others, language)?.other).toBe(other)
})
