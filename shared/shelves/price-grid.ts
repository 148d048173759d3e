/** What staff type into a grid of prices, and paste into it from a spreadsheet. */

/**
 * An amount as it travels ("1699.00"), however it is typed: 1.699,00 · 1 699 · 1699.5. Empty is "0.00": not offered.
 * Undefined for what is no amount.
 */
export const typedAmount = (typed: string): string | undefined => {
  const text = typed.replace(/[\s\u00a0]|kr\.?|€/g, '')
  if (!text) return '0.00'
  // The last sign stands before the decimals, unless three digits follow it.
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const digits = whole.replace(/[.,](?=\d{3}(\D|$))/g, '')
  if (!/^\d{1,9}$/.test(digits)) return undefined
  return `${Number(digits)}.${decimals.padEnd(2, '0')}`
}

/** The cells of a block that was copied from a spreadsheet: rows by lines, columns by tabs. */
export const pastedBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t').map(cell => cell.trim()))
