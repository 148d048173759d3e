/**
 * The letters that bank files take. One fixed table folds all others: first the few lines here, then that of any-ascii, whose
 * version is fixed. A text always comes out the same, and never longer than its field.
 */
import anyAscii from 'any-ascii'

/** What windows-1252 has from 0x80 to 0x9F. Five of these bytes are undefined, and no text comes to them. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A set of letters: what finds any other letter. */
type LetterSet = RegExp

/** All that windows-1252 can show, but for quotes of any kind and semicolons, which would end a field. */
const FLAT: LetterSet = /[^ !#-&(-:<-~¡-ª¬®-º¼-ÿ€ƒ…†‡ˆ‰ŠŒŽ•–—˜™šœžŸ]/u

/** The character set of EPC and of the Danish CGI appendix. */
const ISO: LetterSet = /[^a-zA-Z0-9/\-?:().,'+ ]/u

/** Danish banks take these too in names and texts of payments in DKK. */
const ISO_DANISH: LetterSet = /[^a-zA-Z0-9/\-?:().,'+ æøåÆØÅ&]/u

/**
 * How Danish letters are written without their signs, the nearest to two signs that the ISO set lacks, and a blank for what
 * half a letter has become.
 */
const FOLDED: Partial<Record<string, string>> = {
  ...{ æ: 'ae', ø: 'oe', å: 'aa', Æ: 'Ae', Ø: 'Oe', Å: 'Aa' },
  ...{ '&': '+', _: '-', '\ufffd': ' ' },
}

/** Signs without a picture, which join or hide letters. */
const INVISIBLE = /\p{Cf}/u
/** The table would write the English name of a picture. */
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}]/u
const LETTER = /[\p{L}\p{M}]/u

/** Folds a letter that a set does not have. */
const folded = (letter: string): string => {
  const fixed = FOLDED[letter]
  if (fixed !== undefined) return fixed
  if (INVISIBLE.test(letter)) return ''
  if (PICTURE.test(letter)) return ' '
  const plain = anyAscii(letter)
  // The table writes some letters as an apostrophe, which would tear a name apart.
  return LETTER.test(letter) ? plain.replace(/[^a-z0-9]/gi, '') : plain || ' '
}

/** Folds a text into a set. What the set lacks even then becomes a blank; blanks never stand in a row or at an end. */
const fold = (text: string, others: LetterSet): string => {
  const whole = text.toWellFormed().normalize('NFC')
  const known = others.test(whole)
    ? Array.from(whole, letter =>
        others.test(letter)
          ? Array.from(folded(letter), sign => (others.test(sign) ? ' ' : sign)).join('')
          : letter,
      ).join('')
    : whole
  return known.replace(/ {2,}/g, ' ').trim()
}

/** EPC's paper on slashes: none at either end, and never two in a row. */
const withoutSlashes = (text: string): string =>
  text.replace(/\/(?:[ /]*\/)+/g, '/').replace(/^[ /]+|[ /]+$/g, '')

/** Folds a text for the flat formats and cuts it to so many characters, each a byte of windows-1252. */
export const flatText = (text: string, length: number): string => fold(text, FLAT).slice(0, length).trimEnd()

/**
 * Folds a name or a text for pain.001 and cuts it to so many characters, as its schema counts them. Payments in DKK keep
 * æ, ø, å and &.
 */
export const isoText = (text: string, length: number, currency: string): string =>
  inIso(text, length, currency === 'DKK' ? ISO_DANISH : ISO)

const inIso = (text: string, length: number, others: LetterSet): string =>
  withoutSlashes(withoutSlashes(fold(text, others)).slice(0, length))

const LONGEST_REFERENCE = 35

/**
 * Folds a reference into ASCII of at most 35 characters. A longer one first loses its hyphens, so that a UUID stays whole.
 */
export const referenceText = (reference: string, length = LONGEST_REFERENCE): string => {
  const whole = inIso(reference, Number.POSITIVE_INFINITY, ISO)
  const short = whole.length > length ? whole.replaceAll('-', '') : whole
  return inIso(short, length, ISO)
}

/** Says whether something to read is left of a name. */
export const isReadable = (folded: string): boolean => /[\p{L}\p{N}]/u.test(folded)

const byteOf = (code: number): number => {
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const at = HIGH.indexOf(String.fromCharCode(code))
  if (at < 0) throw new RangeError(`not in windows-1252: U+${code.toString(16)}`)
  return 0x80 + at
}

/** Encodes folded text in windows-1252. Throws RangeError for a character that it does not have. */
export const windows1252 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = byteOf(text.charCodeAt(at))
  return bytes
}
