/** What stands in a cell of a till's file: texts, amounts and quantities, as Danish, German and English tills write them. */
import { plainCell } from '../kit/file-row.ts'
import { round } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Discount } from './receipt.ts'

/** The text of a cell without what spreadsheets add, and with one plain blank for blanks of any kind. */
export const cellText = (cell: string): string =>
  plainCell(cell.normalize('NFC').replace(/[\s\u00a0\u202f\u2009]+/g, ' '))

/** The sign of a number, and the rest: minus before or behind, and the brackets of bookkeepers. */
const signed = (text: string): { sign: 1 | -1; digits: string } => {
  const bare = text.replace(/[−–]/g, '-').replace(/^\((.*)\)$/, '-$1')
  const isBelow = bare.startsWith('-') || bare.endsWith('-')
  return { sign: isBelow ? -1 : 1, digits: bare.replace(/^[-+]|-$/g, '') }
}

const MONEY_WORDS = /kr\.?|dkk|sek|nok|eur|gbp|chf|[€£$]/gi

/** A number with its decimals behind a point. A separator that stands before three digits alone is one of thousands. */
const plainNumber = (digits: string): string | undefined => {
  if (!/^\d[\d.,]*$/.test(digits)) return undefined
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits
  const mark = digits[last] ?? ''
  const whole = digits.slice(0, last)
  const after = digits.slice(last + 1)
  const isMixed = whole.includes(mark === '.' ? ',' : '.')
  const isGrouped = whole.includes(mark)
  if (isMixed && isGrouped) return undefined
  const groups = digits.split(/[.,]/).slice(1)
  if (!isMixed && (isGrouped || (after.length === 3 && !/^0/.test(whole))))
    return groups.every(({ length }) => length === 3) ? digits.replace(/[.,]/g, '') : undefined
  if (/[.,]$/.test(whole)) return undefined
  return `${whole.replace(/[.,]/g, '')}.${after || '0'}`
}

/** Above it nothing is an amount of a receipt. */
const MOST = 1_000_000_000

/** `1.234,50`, `1,234.50`, `45,-`, `kr. 45`, `-45,00`, `45,00-`; undefined for what is no amount. */
export const amountInCell = (cell: string): Minor | undefined => {
  const text = cellText(cell)
    .replace(MONEY_WORDS, '')
    .replace(/[ '’]/g, '')
    .replace(/[.,](-|—|–)$/, '')
  const { sign, digits } = signed(text)
  const plain = plainNumber(digits)
  if (plain === undefined) return undefined
  const amount = round(Number(plain) * 100)
  return amount < MOST ? sign * amount + 0 : undefined
}

/** A quantity as receipts have it, `1`, `-1`, `0.5`: tills write it with decimals, `1,000`, and never in thousands. */
export const quantityInCell = (cell: string): string | undefined => {
  const text = cellText(cell).replace(/ ?(stk|stück|pcs|x)\.?$/i, '')
  const { sign, digits } = signed(text.replace(/ /g, ''))
  if (!/^\d{1,6}([.,]\d{1,4})?$/.test(digits)) return undefined
  return String(sign * Number(digits.replace(',', '.')) + 0)
}

/** `10 %` of the row, or an amount, whichever sign it has; undefined for what is neither. */
export const discountInCell = (cell: string): Discount | undefined => {
  const text = cellText(cell)
  if (!text.endsWith('%')) {
    const amount = amountInCell(text)
    return amount === undefined ? undefined : { amount: Math.abs(amount) }
  }
  const { digits } = signed(text.slice(0, -1).trim())
  const percentage = Number(digits.replace(',', '.'))
  return digits && percentage >= 0 && percentage <= 100 ? { percentage } : undefined
}
