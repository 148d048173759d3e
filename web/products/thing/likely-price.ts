/** What was probably meant by an odd price. It is only ever offered, never changed by itself. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Minor } from '#shared/kit/units.ts'
import { typedPrice } from './rows.ts'

const CURRENCY = /kroner|euro|dkk|eur|kr\.?|€/gi
/** "79,-" and "79.-": the shop's way to write no decimals. */
const NO_DECIMALS = /[.,]\s*[-–—]+/g
const NUMBERS = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu

/** The amount of a text that has one number. */
const onlyAmountIn = (text: string): Minor | undefined => {
  const [only, ...more] = text.match(NUMBERS) ?? []
  return only && !more.length ? amountIn(only) : undefined
}

/** Of a text that is no amount: "1o,00" is 10,00, "79.-" is 79,00. Undefined where nothing is likely. */
export const likelyPrice = (typed: string, language: string): string | undefined => {
  const bare = typed.replace(CURRENCY, ' ').replace(NO_DECIMALS, ' ').replace(/[;:]/g, ',')
  const amount = onlyAmountIn(bare) ?? onlyAmountIn(bare.replace(/[oO]/g, '0').replace(/[lI]/g, '1'))
  return amount ? typedPrice(amount, language) : undefined
}

export interface Doubt {
  /** What the sheet takes it for. */
  read: Minor
  other: Minor
}

/** Three digits after one sign: thousands to one reader, too many decimals to another. */
const THOUSANDS = /^(\d{1,3})([.,])(\d{3})$/

/** So much more than anything else of the sheet is sooner a slip. */
const FAR_ABOVE = 20
const FEWEST_OTHERS = 3

const medianOf = (amounts: readonly Minor[]): Minor =>
  amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0

/**
 * The second reading of an amount. `1.250` is 1,25 as well, unless other things cost as much; `12,345` is no Danish
 * thousand; ten thousand among things for fifty is probably one hundred, typed without its comma.
 */
export const doubtOf = (typed: string, others: readonly Minor[], language: string): Doubt | undefined => {
  const text = typed.replace(CURRENCY, '').trim()
  const read = amountIn(text)
  if (!read) return undefined
  const [, whole, sign, decimals] = THOUSANDS.exec(text) ?? []
  if (whole !== undefined) {
    const isDecimalSign = sign === (language === 'en' ? '.' : ',')
    const isUsual = others.some(amount => amount * 5 >= read)
    const other = Math.round(Number(`${whole}.${decimals}`) * 100)
    return other > 0 && (isDecimalSign || !isUsual) ? { read, other } : undefined
  }
  const isFarAbove = others.length >= FEWEST_OTHERS && read >= FAR_ABOVE * medianOf(others)
  // Below that the comma was not forgotten: a hundredth of it would be no price.
  return isFarAbove && /^\d{4,}$/.test(text) ? { read, other: read / 100 } : undefined
}
