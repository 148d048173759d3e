const LETTERS: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const MOST = 40

/** An id for a market of this name, as a Danish or German reader would spell it in an address; empty for no letters. */
export const suggestedId = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[æøåäöüß]/g, letter => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '')
