/** How a list is searched: by the beginnings of words, whatever the case and whatever the letters (D29). */

const LETTERS: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case, with æ/ä as ae, ø/ö as oe, å as aa, ü as ue, ß as ss, and without other accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåäöüß]/g, letter => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Longer words are cut, so that a row's words stay small. */
const LONGEST = 20
const MOST_WORDS = 12

/** The words of some texts, folded, each once. */
export const wordsOf = (...texts: readonly (string | null | undefined)[]): string[] => {
  const words = texts.flatMap(text => folded(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(words.map(word => word.slice(0, LONGEST)))].slice(0, MOST_WORDS)
}

/** A phone number is one word, with and without the code of its country: "+45 20 12 34 56" is found by "2012". */
export const phoneWords = (international: string): string[] => {
  const digits = international.replace(/\D/g, '')
  return digits.length > 8 ? [digits, digits.slice(-8)] : digits ? [digits] : []
}

/** An address is found by the words before and after its @; the top level says nothing. */
export const emailWords = (email: string | null): string[] => wordsOf(email?.replace(/\.[^.@]*$/, ''))

/** What somebody typed to search for. Digits with blanks between them are one number. */
export const searchWords = (typed: string): string[] =>
  /^[\d\s+]+$/.test(typed) ? wordsOf(typed.replace(/\D/g, '')) : wordsOf(typed.replace(/\.\w*$/, ''))
