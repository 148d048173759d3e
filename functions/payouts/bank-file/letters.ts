/**
 * The letters that bank files take. One fixed table folds all others: first the few lines here, then that of any-ascii, whose
 * version is fixed. A text always comes out the same, and never longer than its field.
 */
import anyAscii from 'any-ascii'

/** What windows-1252 has from 0x80 to 0x9F. Five of these bytes are undefined, and no text comes to them. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Finds what a flat format does not take: anything but windows-1252, and of that quotes of any kind and semicolons, which would
 * end a field.
 */
const NOT_FLAT = /[^ !#-&(-:<-~¡-ª¬®-º¼-ÿ€ƒ…†‡ˆ‰ŠŒŽ•–—˜™šœžŸ]/u

/** Finds what is not in the character set of EPC and of the Danish CGI appendix. */
const NOT_ISO = /[^a-zA-Z0-9/\-?:().,'+ ]/u

/** The same for names and texts of payments in DKK: Danish banks take æ, ø, å and & there too. */
const NOT_DANISH = /[^a-zA-Z0-9/\-?:().,'+ æøåÆØÅ&]/u

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
/** Pictures become blanks: the table would write their English names. */
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}]/u
const LETTER = /[\p{L}\p{M}]/u

/** Folds a letter that a set does not have. */
const folded = (letter: string): string => {
  const fixed = FOLDED[letter]
  if (fixed !== undefined) return fixed
  if (INVISIBLE.test(letter)) return ''
  if (PICTURE.test(letter)) return ' '
  const plain = anyAscii(letter)
  // The table writes some letters as an apostrophe, which flat formats would turn into a blank within a name.
  return LETTER.test(letter) ? plain.replace(/[^a-z0-9]/gi, '') : plain || ' '
}

/**
 * Folds what `others` finds of a text. What it still finds then becomes a blank; blanks never stand in a row or at an end.
 */
const fold = (text: string, others: RegExp): string => {
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
const withoutSlashes = (text: string): string => text.replace(/\/[ /]*\//g, '/').replace(/^[ /]+|[ /]+$/g, '')

/** Folds a text for the flat formats and cuts it to so many characters, each a byte of windows-1252. */
export const flatText = (text: string, length: number): string =>
  fold(text, NOT_FLAT).slice(0, length).trimEnd()

/**
 * Folds a name or a text for pain.001 and cuts it to so many characters, as its schema counts them. Payments in DKK keep
 * æ, ø, å and &.
 */
export const isoText = (text: string, length: number, currency: string): string =>
  inIso(text, length, currency === 'DKK' ? NOT_DANISH : NOT_ISO)

const inIso = (text: string, length: number, others: RegExp): string =>
  withoutSlashes(withoutSlashes(fold(text, others)).slice(0, length))

const LONGEST_REFERENCE = 35

/**
 * Folds a reference into ASCII of at most 35 characters. A longer one first loses its hyphens, so that a UUID stays whole.
 */
export const referenceText = (reference: string, length = LONGEST_REFERENCE): string => {
  const whole = inIso(reference, Number.POSITIVE_INFINITY, NOT_ISO)
  const short = whole.length > length ? whole.replaceAll('-', '') : whole
  return inIso(short, length, NOT_ISO)
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
