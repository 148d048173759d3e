/** Replaces what a font cannot show, so that a name in any script neither breaks a document nor garbles it. */

/** Stands for a letter that no font has. */
const MISSING = '?'

/** What half a letter has become. */
const BROKEN = '\ufffd'

/** Signs that have no picture: controls, marks of direction, joiners. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text as the font can show it. A letter that the font does not have becomes the same letter without its accents, or
 * else one question mark, whatever it is made of: an emoji of four parts is one.
 */
const showable = (text: string, has: (codePoint: number) => boolean): string => {
  const isThere = (part: string): boolean =>
    [...part].every(letter => letter !== BROKEN && has(letter.codePointAt(0) ?? 0))
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

const missing = (shown: string): number => shown.split(MISSING).length

/** The first of some fonts that shows the most letters of a text, and the text as it shows it. */
export const inBestFont = <Font extends { has: (codePoint: number) => boolean }>(
  text: string,
  [first, ...others]: readonly [Font, ...Font[]],
): { font: Font; shown: string } => {
  let best = { font: first, shown: showable(text, first.has) }
  for (const font of others) {
    // A font is not even opened for a text of which nothing is missing.
    if (!best.shown.includes(MISSING)) return best
    const shown = showable(text, font.has)
    if (missing(shown) < missing(best.shown)) best = { font, shown }
  }
  return best
}
