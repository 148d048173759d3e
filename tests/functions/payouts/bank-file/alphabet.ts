/**
 * Letters with what must become of them in each set, as a list of its own: the tests compare with it what the table of the
 * program makes.
 */
import fc from 'fast-check'

/** A sign, and how it stands in windows-1252, in pain.001 in DKK, and in the set of EPC. */
type Letter = readonly [sign: string, flat: string, danish: string, epc: string]

const same = (signs: string): Letter[] => [...signs].map(sign => [sign, sign, sign, sign])

const PLAIN = same('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-?:().,+ ')

export const ODD: readonly Letter[] = [
  ['æ', 'æ', 'æ', 'ae'],
  ['ø', 'ø', 'ø', 'oe'],
  ['å', 'å', 'å', 'aa'],
  ['Æ', 'Æ', 'Æ', 'Ae'],
  ['Ø', 'Ø', 'Ø', 'Oe'],
  ['Å', 'Å', 'Å', 'Aa'],
  ['A\u030a', 'Å', 'Å', 'Aa'],
  ['ä', 'ä', 'a', 'a'],
  ['ö', 'ö', 'o', 'o'],
  ['ü', 'ü', 'u', 'u'],
  ['Ü', 'Ü', 'U', 'U'],
  ['é', 'é', 'e', 'e'],
  ['ß', 'ß', 'ss', 'ss'],
  ['ñ', 'ñ', 'n', 'n'],
  ['ð', 'ð', 'd', 'd'],
  ['š', 'š', 's', 's'],
  ['ł', 'l', 'l', 'l'],
  ['ő', 'o', 'o', 'o'],
  ['ı', 'i', 'i', 'i'],
  ['Ж', 'Zh', 'Zh', 'Zh'],
  ['Й', 'Y', 'Y', 'Y'],
  ['ь', '', '', ''],
  ['Ω', 'O', 'O', 'O'],
  ['&', '&', '&', '+'],
  ['_', '_', '-', '-'],
  ['/', '/', '/', '/'],
  ['"', ' ', ' ', ' '],
  ["'", ' ', "'", "'"],
  ['’', ' ', "'", "'"],
  ['“', ' ', ' ', ' '],
  [';', ' ', ' ', ' '],
  ['<', '<', ' ', ' '],
  ['€', '€', 'EUR', 'EUR'],
  ['–', '–', '-', '-'],
  ['\u00a0', ' ', ' ', ' '],
  ['\u200d', '', '', ''],
  ['\u00ad', '', '', ''],
  ['\t', ' ', ' ', ' '],
  ['\r\n', '  ', '  ', '  '],
  ['😀', ' ', ' ', ' '],
  ['👨‍👩‍👧', ' ', ' ', ' '],
  ['\ud800', ' ', ' ', ' '],
]

/** Mostly plain letters, as in names, with odd ones among them. */
export const letters = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...PLAIN) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  ),
  { maxLength: 160 },
)

/** The columns of the list. */
export type LetterSet = 'flat' | 'danish' | 'epc'
const COLUMN = { flat: 1, danish: 2, epc: 3 } as const

const tidy = (text: string, isIso: boolean): string => {
  let tidied = text.replace(/ +/g, ' ').trim()
  if (!isIso) return tidied
  // Blanks between slashes go too: without them two slashes would follow each other.
  while (/\/ ?\//.test(tidied)) tidied = tidied.replace(/\/ ?\//, '/')
  while (/^[ /]|[ /]$/.test(tidied)) tidied = tidied.replace(/^[ /]/, '').replace(/[ /]$/, '')
  return tidied
}

export const textOf = (of: readonly Letter[]): string => of.map(([sign]) => sign).join('')

/** What must come out of some letters in a field of so many characters. */
export const expected = (of: readonly Letter[], set: LetterSet, length: number): string => {
  const isIso = set !== 'flat'
  const whole = tidy(of.map(letter => letter[COLUMN[set]]).join(''), isIso)
  return tidy(whole.slice(0, length), isIso)
}
