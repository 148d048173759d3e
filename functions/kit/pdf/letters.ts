/** Replaces what a font cannot show, so that a name in any script neither breaks a document nor garbles it. */

/** Stands for a letter that the font does not have. */
const MISSING = '?'

/** Signs that have no picture: controls, marks of direction, joiners. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text as the font can show it. A letter that the font does not have becomes the same letter without its accents, or
 * else one question mark, whatever it is made of: an emoji of four parts is one.
 */
export const showable = (text: string, has: (codePoint: number) => boolean): string => {
  const isThere = (part: string): boolean => [...part].every(letter => has(letter.codePointAt(0) ?? 0))
  const clean = text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ')
  if (isThere(clean)) return clean
  return [...graphemes.segment(clean)]
    .map(({ segment }) => {
      const visible = segment.replace(INVISIBLE, '')
      if (isThere(visible)) return visible
      const plain = visible.normalize('NFD').replace(/\p{M}/gu, '')
      return plain && isThere(plain) ? plain : MISSING
    })
    .join('')
}
