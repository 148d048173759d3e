import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lines } from '#shared/kit/lines.ts'
import { email, line, personName, seenText } from '#shared/kit/text.ts'

type Shape = typeof email | ReturnType<typeof lines>

const codesOf = (shape: Shape, text: string): string[] =>
  (shape.safeParse(text).error?.issues ?? []).map(({ message }) => message)
const codes = (text: string) => codesOf(email, text)
const nameCodes = (text: string) => codesOf(personName, text)

test('A mail address whose name is longer than 64 characters is refused', () => {
  expect(codes(`${'a'.repeat(64)}@example.com`)).toEqual([])
  expect(codes(`${'a'.repeat(65)}@example.com`)).toEqual(['invalid_email'])
  expect(codes(`${'a.'.repeat(32)}b@example.com`)).toEqual(['invalid_email'])
})

test('A mail address of more than 254 characters is refused', () =>
  expect(
    codes(`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`),
  ).toEqual(['too_long']))

test.each([
  ["O'Brien@Example.com", "o'brien@example.com"],
  ['info@Müller.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['bo@blåbær.dk', 'bo@xn--blbr-roah.dk'],
  ['bo@пример.рф', 'bo@xn--e1afmkfd.xn--p1ai'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['\u200banna@example.com\u200b', 'anna@example.com'],
  ['\u00a0anna@example.com \u202c', 'anna@example.com'],
  ['an\u00adna@exam\u2060ple.com', 'anna@example.com'],
])('%j is kept as %s', (typed, kept) => expect(email.parse(typed)).toBe(kept))

test.each([
  ['søren@example.dk', 'email_letters'],
  ['søren@blåbær.dk', 'email_letters'],
  ['anna@', 'invalid_email'],
  ['anna berg@example.com', 'invalid_email'],
  ['anna@müller', 'invalid_email'],
  ['anna@mül ler.de', 'invalid_email'],
  ['anna@１.2.3.4', 'invalid_email'],
  ['anna@ü.de/x', 'invalid_email'],
  ['anna@ü..de', 'invalid_email'],
  ['\u200b', 'required'],
])('%j is no address: %s', (typed, code) => expect(codes(typed)[0]).toBe(code))

test.each(["Siobhán O'Neil", 'Siobhán O’Neil', "D'Angelo", 'می\u200cخواهم', '李', 'Ana M.ª'])(
  'A person can be called %s',
  name => expect(personName.parse(name)).toBe(name),
)

test.each(['Ida "Quote" Holm', 'Ida “Quote” Holm', '»Ida« Holm', '„Ida“ Holm', '‘Ida Holm'])(
  'A name has no quotation marks: %s',
  name => expect(nameCodes(name)).toEqual(['has_quotes']),
)

test.each(['.', '1', '-\u200d-', '😀'])('A name has a letter: %j', name =>
  expect(nameCodes(name)).toEqual(['no_letters']),
)

test.each([
  ['A\ud800B', 'AB'],
  ['A \u202egnp.exe', 'A gnp.exe'],
  ['\u2067Ida\u2069', 'Ida'],
  ['I\u00adda', 'Ida'],
  ['Ida\u200d Holm', 'Ida Holm'],
  ['A\u030ase', 'Åse'],
  ['\ud83d\u200b\ude00', ''],
])('%j is kept as %s', (typed, kept) => expect(seenText(typed)).toBe(kept))

test.each([
  '👩\u200d🚒',
  '❤\ufe0f\u200d🔥',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '葛\u{e0100}',
  'क\u094d\u200dष',
])('What joins letters and pictures stays: %s', text => expect(seenText(text)).toBe(text))

const UNSEEN = [
  '\u200b',
  '\u00ad',
  '\u2060',
  '\u3164',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u2800',
  '\ufeff',
  '\u200d',
]
UNSEEN.push('\u200c', '\ufe0f', '\u061c', '\u180e', '\ud800', '\u202a', '\u202e', '\u2066', ' ')

const unseen = fc.array(fc.constantFrom(...UNSEEN), { minLength: 1 }).map(all => all.join(''))
const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...UNSEEN), fc.string({ unit: 'binary', maxLength: 1 })),
})

test('What consists of nothing that can be seen is empty, on one line and on several', () =>
  fc.assert(
    fc.property(unseen, text => {
      expect(codesOf(line(200), text.slice(0, 200))).toEqual(['required'])
      expect(nameCodes(text)).toEqual(['required'])
      expect(lines(200).parse(text)).toBe('')
    }),
  ))

test('Text that is kept stays as it is when it is typed again, whole and composed', () =>
  fc.assert(
    fc.property(anyText, text => {
      const kept = seenText(text)
      expect(seenText(kept)).toBe(kept)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept.normalize('NFC')).toBe(kept)
      expect(kept).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u3164\u115f\u1160\uffa0\u2800\u200b\u00ad]/)
    }),
    { numRuns: 2000 },
  ))
