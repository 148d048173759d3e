import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstWords, isRenewalDue } from '#shared/feeds/rules.ts'

test('The first words of a caption are on one line, end at a word, and never break a letter', () => {
  expect(firstWords('  Nyt\n\npå hylde 12 ')).toBe('Nyt på hylde 12')
  expect(firstWords('')).toBe('')
  const long = firstWords(`${'keramik '.repeat(20)}`)
  expect(long).toMatch(/keramik …$/)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), caption => {
      const words = firstWords(caption)
      expect(words.length).toBeLessThanOrEqual(92)
      expect(words.isWellFormed()).toBe(true)
    }),
  )
})

test('A token is renewed when it is a week old, and not before', () => {
  const week = 7 * 86_400
  expect(isRenewalDue(1_000, 1_000 + week - 1)).toBe(false)
  expect(isRenewalDue(1_000, 1_000 + week)).toBe(true)
})
