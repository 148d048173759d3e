import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodedName } from '#functions/kit/mail.ts'

const decoded = (text: string): string =>
  text
    .split(' ')
    .map(word => Buffer.from(/^=\?UTF-8\?B\?(.+)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
    .join('')

test('a plain name is quoted', () => {
  expect(encodedName('Regal "Eck" 5')).toBe('"Regal \\"Eck\\" 5"')
})

test('other letters are encoded in words that a mail server takes, and come out as they went in', () => {
  expect(decoded(encodedName('Loppehjørnet i Ærøskøbing, Østergade 12'))).toBe(
    'Loppehjørnet i Ærøskøbing, Østergade 12',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), name => {
      const encoded = encodedName(name)
      expect(encoded).toMatch(/^[ -~]+$/)
      if (encoded.startsWith('"')) return
      for (const word of encoded.split(' ')) expect(word.length).toBeLessThanOrEqual(75)
      expect(decoded(encoded)).toBe(name)
    }),
  )
})
