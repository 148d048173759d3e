import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  genericFrom,
  genericNumber,
  idFrom,
  idText,
  numberFrom,
  plainNumber,
  prefixOf,
  productNumber,
} from '#shared/products/number.ts'

test('A number says market, kind of goods, tenant and running number', () => {
  expect(productNumber('loa', 1, { userNumber: '100001', running: 17 })).toBe('loakb100001-17')
  expect(productNumber('loa', 2, { userNumber: '100001', running: 17 })).toBe('loakn100001-17')
})

test('Each number is read back, however a scanner or a person writes it', () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{3}$/),
      fc.constantFrom(1 as const, 2 as const),
      fc.integer({ min: 100_001, max: 999_999_999 }),
      fc.integer({ min: 1, max: 9_999_999 }),
      (prefix, type, user, running) => {
        const id = { userNumber: String(user), running }
        const number = productNumber(prefix, type, id)
        expect(numberFrom(` ${number.toUpperCase()} `)).toEqual({ prefix, type, ...id })
        expect(idFrom(idText(id))).toEqual(id)
      },
    ),
  ))

const SCANNED = 'lopkb100026-50'

test.each([
  ...['+', 'ß', '/', "'", '§', ')', '½', '–', '\u2011', ' ', '_', '?'].map(sign =>
    SCANNED.replace('-', sign),
  ),
  ...[']C0', ']C1', '+c0', 'Åc1'].map(kind => kind + SCANNED),
  `*${SCANNED}*`,
  `\u0002${SCANNED}\u0003\r\n`,
  `${SCANNED.toUpperCase()}\t`,
  `${SCANNED}${SCANNED}`,
  `lopkb100026-49${SCANNED}`,
  `lopkb100026-49\n]C0${SCANNED}`,
])('%j is scanned as the number of its label', text => {
  expect(plainNumber(text)).toBe(SCANNED)
})

test.each([
  'lopkb10002650',
  'se lopkb100026-50',
  'lopkb100026-50 50 kr',
  'lopkb100026--50',
  'lopkb100026-12345678',
])('%s stays as it is: what it means would be a guess', text => expect(plainNumber(text)).toBe(text))

test.each([
  '',
  'loakb100001',
  'loakb100001-',
  'loakb100001-0',
  'lokb100001-1',
  'loakx100001-1',
  'loakb10001-1',
  '5701234567899',
])('%s is no number of ours', text => expect(numberFrom(text)).toBeUndefined())

test('Without a prefix a market’s numbers begin with its id', () => {
  expect(prefixOf({ productPrefix: 'loa', marketId: 'demo' })).toBe('loa')
  expect(prefixOf({ productPrefix: '', marketId: 'Gemmestedet-2' })).toBe('gem')
  expect(prefixOf({ productPrefix: '', marketId: '7-a' })).toBe('axx')
})

test('A number without a running number names all used or all new goods of a tenant', () => {
  expect(genericNumber('loa', { type: 2, userNumber: '100001' })).toBe('loakn100001')
  for (const text of [' LOAKN100001', ']C1loakn100001', '*loakn100001*'])
    expect(genericFrom(text)).toEqual({ prefix: 'loa', type: 2, userNumber: '100001' })
  expect(genericFrom('loakb100001-17')).toBeUndefined()
  expect(genericFrom('5701234567899')).toBeUndefined()
})
