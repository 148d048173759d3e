/** How well a product fits a line of the clearing list. */
import { expect, test } from 'vitest'
import { PRODUCT } from '#shared/products/states.ts'
import { byGrade, type Compared, isPossible, numberOn, type Thing, weigh } from '#shared/sales/likely.ts'

const LINE: Compared = { number: '', name: 'Diverse', amount: 4_500, day: '2026-11-19' }
const LAMP: Thing = {
  userNumber: '100287',
  number: 'lopkb100287-52',
  name: 'Lampe, messing',
  status: PRODUCT.printed,
  price: 4_500,
  discount: 0,
  discountFrom: null,
  discountTo: null,
  campaign: null,
  soldFor: null,
}
const NONE: ReadonlySet<string> = new Set()

test.each([
  ['the number of the line', { number: 'lopkb100287-52' }, {}, 'most'],
  ['its number, typed by hand into the name', { name: 'Lampe LOPKB100287-52' }, {}, 'most'],
  ['the number, though it cost another amount', { number: 'lopkb100287-52', amount: 4_000 }, {}, 'most'],
  ['the same name for the same amount', { name: 'lampe messing' }, {}, 'most'],
  ['the same name alone', { name: 'lampe messing', amount: 100 }, {}, 'maybe'],
  ['the price alone', {}, {}, 'maybe'],
  ['the price of that day', { amount: 3_600 }, { discount: 20, discountTo: '2026-11-19' }, 'maybe'],
  ['a discount that was over', { amount: 3_600 }, { discount: 20, discountTo: '2026-11-18' }, 'hardly'],
  ['nothing at all', { amount: 100 }, {}, 'hardly'],
  ['a number of another tenant', { number: 'lopkb10028-7', amount: 100 }, {}, 'hardly'],
  [
    'what is handed out, whatever speaks for it',
    { number: 'lopkb100287-52' },
    { status: 7 as const },
    'hardly',
  ],
])('%s', (_name, line, thing, grade) => {
  expect(weigh({ ...LINE, ...line }, { ...LAMP, ...thing }, NONE).grade).toBe(grade)
})

test('What is sold cannot be sold again, and what is not sold cannot come back', () => {
  const sold = { ...LAMP, status: PRODUCT.sold }
  const back = { ...LINE, amount: -4_500 }
  expect([
    isPossible(weigh(LINE, LAMP, NONE)),
    isPossible(weigh(LINE, sold, NONE)),
    isPossible(weigh(back, LAMP, NONE)),
    isPossible(weigh(back, sold, NONE)),
  ]).toEqual([true, false, false, true])
  expect(weigh(back, sold, NONE).for).toContain('price')
})

test('A neighbour on the receipt comes first among equals; a better grade comes before it', () => {
  const near = weigh(LINE, LAMP, new Set(['100287']))
  const far = weigh(LINE, { ...LAMP, userNumber: '100119' }, new Set(['100287']))
  const sure = weigh({ ...LINE, number: LAMP.number }, LAMP, NONE)
  expect([far, near, sure].toSorted(byGrade)).toEqual([sure, near, far])
})

test('The scanned number counts before one in the name; a name without one has none', () => {
  expect(numberOn({ number: 'lopkb100287-52', name: 'lopkb100119-1' })?.running).toBe(52)
  expect(numberOn({ number: '', name: 'Kaffe og 2 kager' })).toBeUndefined()
})
