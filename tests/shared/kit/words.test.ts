import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { emailWords, folded, searchWords, sortable, wordsOf } from '#shared/kit/words.ts'

test.each([
  ['Æblegård Øst', 'aeblegaard oest'],
  ['Müller & Söhne, Straße', 'mueller & soehne, strasse'],
  ['Señor Núñez', 'senor nunez'],
  ['A\u030Ase', 'aase'],
])('"%s" is folded to "%s"', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

test.each([
  ['Kjær', ['kjaer', 'KJÆR', 'kjar']],
  ['Kjaer', ['kjær']],
  ['Møller', ['moller', 'moeller', 'möller', 'MØL', 'moe', 'mo']],
  ['Moller', ['møller', 'moeller']],
  ['Åse', ['ase', 'aase', 'å', 'aa']],
  ['Müller', ['muller', 'mueller', 'mu', 'mue']],
  ['Strauß', ['strauss', 'strauß']],
  ['Noel Manuel', ['noel', 'no', 'manue']],
  ['Søegaard', ['soegaard', 'søeg', 'soeegaard', 'sogaard']],
  ['Bøegh', ['boegh', 'bøegh']],
  ['01001', ['01', '010', '0100', '01001', '1001']],
])('%s is found by every way to type it', (name, ways) => {
  for (const typed of ways) {
    const [beginning = '?'] = searchWords(typed)
    expect(
      wordsOf(name).some(word => word.startsWith(beginning)),
      typed,
    ).toBe(true)
  }
})

test('A word is found by each of its beginnings, whatever its letters', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeouæøåäöüßnlÅ'), minLength: 1, maxLength: 18 })
  fc.assert(
    fc.property(letters, fc.nat(17), (word, cut) => {
      const [beginning = ''] = searchWords(word.slice(0, cut + 1))
      const [whole = ''] = wordsOf(word)
      expect(whole.startsWith(beginning), `${beginning} of ${whole}`).toBe(true)
    }),
  )
})

test('Each word counts once, long words are cut, and there are twelve at most', () => {
  expect(wordsOf('Anna Anna', null, undefined, 'x'.repeat(30))).toEqual(['anna', 'x'.repeat(20)])
  expect(wordsOf('a b c d e f g h i j k l m n')).toHaveLength(12)
})

test('A mail address is found by its words, without the top-level domain', () => {
  expect(emailWords('anna.holm@example.com')).toEqual(['anna', 'holm', 'example'])
  expect(searchWords('anna.holm@example.com')).toEqual(['anna', 'holm', 'example'])
  expect(emailWords(null)).toEqual([])
})

test('A long text is cut for a key, never within a character', () => {
  expect(new TextEncoder().encode(sortable('각'.repeat(120))).length).toBeLessThan(400)
  expect(folded('anna😀😀')).toBe('anna')
})

test('Punctuation is not a word, and a dot does not make an address', () => {
  expect(searchWords('!!!!')).toEqual([])
  expect(searchWords('anna.berg')).toEqual(['anna', 'berg'])
  expect(searchWords('.hansen')).toEqual(['hansen'])
})

test('A phone number is one word, with and without its country code', () => {
  expect(phoneWords('+4520123456')).toEqual(['4520123456', '20123456'])
  expect(phoneWords('+46701234567')).toEqual(['46701234567', '701234567'])
  expect(searchWords('070-123 45')).toEqual(['7012345'])
  expect(searchWords('0046 70')).toEqual(['4670'])
  expect(phoneWords('+39021234567')).toEqual(['39021234567', '21234567'])
  expect(searchWords('02 1234567')).toEqual(['21234567'])
  expect(searchWords('20 12 34')).toEqual(['201234'])
  expect(searchWords('20-12-34')).toEqual(['201234'])
  expect(searchWords('(+45) 2012')).toEqual(['452012'])
  expect(phoneWords('')).toEqual([])
})
