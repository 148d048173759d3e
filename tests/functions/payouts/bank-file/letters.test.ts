/** The letters of bank files: one fixed table, no letter outside of a set, no field longer than it may be. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatText, isoText, referenceText, windows1252 } from '#functions/payouts/bank-file/letters.ts'
import { expected, letters, textOf } from './alphabet.ts'

const NAMES: readonly [name: string, flat: string, danish: string, epc: string][] = [
  ['Søren Åkjær & Søn "Ø_1"', 'Søren Åkjær & Søn Ø_1', 'Søren Åkjær & Søn Ø-1', 'Soeren Aakjaer + Soen Oe-1'],
  ['ЮРИЙ', 'YuRIY', 'YuRIY', 'YuRIY'],
  ['Юрьев', 'Yurev', 'Yurev', 'Yurev'],
  ['Weiß', 'Weiß', 'Weiss', 'Weiss'],
  ['Łukasz Dvořák', 'Lukasz Dvorák', 'Lukasz Dvorak', 'Lukasz Dvorak'],
  ['O’Brien; Ann', 'O Brien Ann', "O'Brien Ann", "O'Brien Ann"],
  ['北京', 'BeiJing', 'BeiJing', 'BeiJing'],
  ['عمر', 'mr', 'mr', 'mr'],
  ['Ａｎｎｅ', 'Anne', 'Anne', 'Anne'],
  ['Bo 👍🏽 Test 🇩🇰', 'Bo Test', 'Bo Test', 'Bo Test'],
  ['/uge //36/', '/uge //36/', 'uge /36', 'uge /36'],
  ['// /', '// /', '', ''],
  ['☃', '', '', ''],
]

test.each(NAMES)('B1: %s', (name, flat, danish, epc) => {
  expect(flatText(name, 140)).toBe(flat)
  expect(isoText(name, 140, 'DKK')).toBe(danish)
  expect(isoText(name, 140, 'EUR')).toBe(epc)
})

test('B2: lengths are counted after the letters are folded', () => {
  const ø = 'ø'.repeat(69)
  expect(isoText(ø, 70, 'DKK')).toBe(ø)
  expect(isoText(ø, 70, 'EUR')).toBe('oe'.repeat(35))
  expect(flatText(ø, 35)).toBe('ø'.repeat(35))
  expect(windows1252(flatText(ø, 35))).toHaveLength(35)
  expect(isoText('12345/789', 6, 'DKK')).toBe('12345')
  expect(isoText('Ж'.repeat(200), 140, 'DKK')).toHaveLength(140)
})

test('B2: a UUID stays whole as a reference, and a reference never breaks the rules about slashes', () => {
  expect(referenceText('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('0f8fad5bd9cb469fa16570867728950e')
  expect(referenceText('//A//Ø-1/')).toBe('A/Oe-1')
  expect(referenceText('PO-4711-1')).toBe('PO-4711-1')
  expect(referenceText('x'.repeat(80))).toHaveLength(35)
  expect(referenceText('')).toBe('')
})

test('All that windows-1252 has is one byte, as a decoder of its own reads it', () => {
  const shown = Array.from({ length: 0x100 }, (_, byte) => byte)
    .filter(byte => byte >= 0x20 && ![0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))
    .map(byte => [byte, new TextDecoder('windows-1252').decode(Uint8Array.of(byte))] as const)
  for (const [byte, letter] of shown) expect([...windows1252(letter)], letter).toEqual([byte])
  expect(() => windows1252('Ж')).toThrow(RangeError)
})

test('Texts of odd letters become what a list of its own says', () => {
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 200 }), (of, length) => {
      expect(flatText(textOf(of), length)).toBe(expected(of, 'flat', length))
      expect(isoText(textOf(of), length, 'DKK')).toBe(expected(of, 'danish', length))
      expect(isoText(textOf(of), length, 'SEK')).toBe(expected(of, 'epc', length))
    }),
  )
})

test('Whatever is written, no letter outside of a set comes out, nor a longer text', () => {
  const sign = fc.oneof(fc.nat(0x24ff), fc.nat(0xffff), fc.nat(0x10ffff))
  const any = fc.array(sign, { maxLength: 60 }).map(codes => String.fromCodePoint(...codes))
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 40 }), (text, length) => {
      const flat = flatText(text, length)
      expect(flat).not.toMatch(/["';]|^ | $| {2}/)
      expect(windows1252(flat).length).toBeLessThanOrEqual(length)
      expect(flatText(flat, length)).toBe(flat)
      const danish = isoText(text, length, 'DKK')
      expect(danish).toMatch(/^[a-zA-Z0-9/\-?:().,'+ æøåÆØÅ&]*$/)
      for (const iso of [danish, isoText(text, length, 'EUR'), referenceText(text)]) {
        expect(iso).not.toMatch(/^[ /]|[ /]$|\/ ?\/| {2}/)
        expect(iso.length).toBeLessThanOrEqual(Math.max(length, 35))
      }
      expect(referenceText(text)).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]{0,35}$/)
    }),
    { numRuns: 200 },
  )
})
