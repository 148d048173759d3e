/** What was probably meant by an odd price. It is only ever offered, never changed by itself. Pure. */
import { amountIn, isInOther, withoutCurrency } from '#shared/kit/typed-amount.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Codes } from '../../kit/form/codes.ts'
import { type Doubt, isBlank, type Row, typedPrice } from './rows.ts'

const CURRENCY = /kroner|euro|dkk|eur|kr\.?|€/gi
const NUMBERS = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu

/** The amount of a text that has one number. */
const onlyAmountIn = (text: string): Minor | undefined => {
  const [only, ...more] = text.match(NUMBERS) ?? []
  return only && !more.length ? amountIn(only) : undefined
}

/** Of a text that is no amount: "1o,00" is 10,00, "ca. 79" is 79,00. Undefined where nothing is likely. */
export const likelyPrice = (typed: string, language: string): string | undefined => {
  const bare = typed.replace(CURRENCY, ' ').replace(/[;:]/g, ',')
  const amount = onlyAmountIn(bare) ?? onlyAmountIn(bare.replace(/[oO]/g, '0').replace(/[lI]/g, '1'))
  return amount ? typedPrice(amount, language) : undefined
}

/** Three digits after one sign: thousands to one reader, too many decimals to another. */
const THOUSANDS = /^(\d{1,3})([.,])(\d{3})$/
/** Below that the comma was not forgotten: a hundredth of it would be no price. */
const NO_COMMA = /^\d{4,}$/

/** So much more than anything else of the sheet is sooner a slip. */
const FAR_ABOVE = 20
const FEWEST_OTHERS = 3

const medianOf = (amounts: readonly Minor[]): Minor =>
  amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0

/** Both readings of an amount that has two; `sign` stands before its last three digits. */
const readingsOf = (typed: string): (Doubt & { sign?: string }) | undefined => {
  const text = withoutCurrency(typed)
  const read = amountIn(text)
  if (!read) return undefined
  const [, whole, sign, decimals] = THOUSANDS.exec(text) ?? []
  if (whole === undefined) return NO_COMMA.test(text) ? { read, other: read / 100 } : undefined
  const other = Math.round(Number(`${whole}.${decimals}`) * 100)
  return other > 0 && sign ? { read, other, sign } : undefined
}

/**
 * The second reading of an amount. `1.250` is 1,25 as well, unless other things cost as much; `12,345` is no Danish
 * thousand; ten thousand among things for fifty is probably one hundred, typed without its comma.
 */
export const doubtOf = (typed: string, others: readonly Minor[], language: string): Doubt | undefined => {
  const readings = readingsOf(typed)
  if (!readings) return undefined
  const { read, other, sign } = readings
  const isDoubtful = sign
    ? sign === (language === 'en' ? '.' : ',') || !others.some(amount => amount * 5 >= read)
    : others.length >= FEWEST_OTHERS && read >= FAR_ABOVE * medianOf(others)
  return isDoubtful ? { read, other } : undefined
}

/** What the other rows cost. A copy of an odd price does not speak for it. */
const otherPrices = (rows: readonly Row[], but: Row): Minor[] =>
  rows.flatMap(row =>
    isBlank(row) || row.typed.price.trim() === but.typed.price.trim()
      ? []
      : (amountIn(row.typed.price) ?? []),
  )

/** A doubt that the server has stays until its typist answers, whatever else stands on the sheet by then. */
const doubtIn = (row: Row, rows: readonly Row[], language: string): Doubt | undefined => {
  const { typed, saved } = row
  const readings = readingsOf(typed.price)
  if (!readings) return undefined
  return saved?.isDoubted && saved.price === typed.price
    ? { read: readings.read, other: readings.other }
    : doubtOf(typed.price, otherPrices(rows, row), language)
}

/** Who reads what is typed: a language has its decimal sign, a market its currency. */
export interface Reader {
  language: string
  currency: string
}

/** Why the price of a thing by itself is not taken yet; `now`: what it costs. */
export const codesOfPrice = (typed: string, now: Minor, { language, currency }: Reader): Codes => {
  if (isInOther(typed, currency)) return { price: 'other_currency' }
  return doubtOf(typed, [now], language) ? { price: 'price_doubtful' } : {}
}

const judgedRow = (row: Row, rows: readonly Row[], { language, currency }: Reader): Row => {
  const isForeign = isInOther(row.typed.price, currency) && row.refused?.price === undefined
  const doubt = doubtIn(row, rows, language)
  if (!isForeign && doubt?.read === row.doubt?.read && doubt?.other === row.doubt?.other) return row
  return {
    ...row,
    doubt,
    refused: isForeign ? { ...row.refused, price: 'other_currency' } : row.refused,
  }
}

/** Notes on each row what its price leaves open: another currency than the market's, or a second reading. */
export const judged = (rows: readonly Row[], reader: Reader): readonly Row[] =>
  rows.map(row => judgedRow(row, rows, reader))
