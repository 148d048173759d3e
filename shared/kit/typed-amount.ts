/** Amounts as people type them, and paste them from a spreadsheet. */
import type { Minor } from './units.ts'

/** Digits alone, or in groups of three with one kind of sign between them. "0,500" is no five hundred. */
const WHOLE = /^(?:\d{1,9}|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})?)$/

/** Reads 1.699,00 · 1,699.00 · 1 699 kr. · 1699.5. Undefined for what is no amount, or below 0. */
export const amountIn = (typed: string): Minor | undefined => {
  const text = typed.replace(/\s|kr\.?|€/g, '')
  // The last sign stands before the decimals, unless three digits follow it.
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return WHOLE.test(whole) ? Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0')) : undefined
}
