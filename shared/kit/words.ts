/** How a list is searched: by the beginnings of words, whatever the case and however letters such as ø are typed (D29). */

const LETTERS: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case, with æ/ä as ae, ø/ö as oe, å as aa, ü as ue, ß as ss, and without other accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    // Outside the basic plane a character is two code units, which a cut could tear apart.
    .replace(/[\u{10000}-\u{10FFFF}]|\p{Cs}/gu, '')
    .toLowerCase()
    .replace(/[æøåäöüß]/g, letter => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')

/** The beginning of a name that orders a list. A key of an index holds 1,024 bytes; a character takes three at most. */
export const sortable = (name: string): string => folded(name).slice(0, 60)

/** Longer words are cut, so that a row's words stay small. */
const LONGEST = 20
const MOST_WORDS = 12

/**
 * Whoever lacks the key of a letter types it with one vowel or with two: Møller is Moller or Moeller, Åse is Ase or
 * Aase. The first vowel stands for all of them, and the beginning of a word stays the beginning of its form.
 */
const withPlainVowels = (word: string): string => word.replace(/(aa|[aou])e*/g, letters => letters.charAt(0))

/** "01" and "1" are one number, and so is a phone's with the 0 before its area or the 00 before its country. */
const withoutFirstZeros = (word: string): string => word.replace(/^0+(?=\d+$)/, '')

/** The words of some texts, folded, each once. */
export const wordsOf = (...texts: readonly (string | null | undefined)[]): string[] => {
  const words = texts.flatMap(text => withPlainVowels(folded(text ?? '')).match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(words.map(word => withoutFirstZeros(word).slice(0, LONGEST)))].slice(0, MOST_WORDS)
}

/** The words before the top level of an address: `anna.holm@example.com` is anna, holm, example. */
const withoutTopLevel = (text: string): string => text.replace(/(@.*)\.\w*$/, '$1')

/** An address is found by the words before and after its @. */
export const emailWords = (email: string | null): string[] => wordsOf(withoutTopLevel(email ?? ''))

/** The words of a search. Digits with spaces or signs between them are one number, as a phone's are. */
export const searchWords = (typed: string): string[] =>
  /^[\d\s+()./-]*\d[\d\s+()./-]*$/.test(typed)
    ? wordsOf(typed.replace(/\D/g, ''))
    : wordsOf(withoutTopLevel(typed))
