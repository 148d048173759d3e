/** Money: whole minor units inside (45000), a string with two decimals on the wire ("450.00"). Decision D5. */

import { numberFormat } from './formats.ts'
import { type Language, LOCALE } from './language.ts'
import type { Minor } from './units.ts'

export const WIRE_MONEY = /^-?\d{1,13}\.\d{2}$/

export const isWireMoney = (text: string): boolean => WIRE_MONEY.test(text)

/** 45000 → "450.00". */
export const toWire = (amount: Minor): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "450.00" → 45000. Throws RangeError on anything else: only for our own data, never for input. */
export const fromWire = (text: string): Minor => {
  if (!isWireMoney(text)) throw new RangeError(`not an amount: ${text}`)
  return Number(text.replace('.', ''))
}

/** Rounds half away from zero to whole minor units. All rounding of money goes through here. */
export const round = (amount: number): Minor => Math.sign(amount) * Math.round(Math.abs(amount) + 1e-9)

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0)

/** The VAT contained in a gross amount: 25 % of 500.00 gross is 100.00. */
export const vatWithin = (gross: Minor, percent: number): Minor => round((gross * percent) / (100 + percent))

/** As people read it: "450,00 kr." (da), "450,00 €" (de), "DKK 450.00" (en). */
export const showMoney = (amount: Minor, currency: string, language: Language): string => {
  const format = numberFormat(LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
  })
  return format.format(amount / 100).replace(/[\u00a0\u202f]/g, ' ')
}
