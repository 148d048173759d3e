/** The VAT rates that a market may choose for goods (specification 9), in percent, the lowest first. */
import type { CountryCode } from '../kit/country-codes.ts'

export const VAT_RATES: Record<CountryCode, readonly number[]> = {
  dk: [0, 25],
  se: [0, 25],
  no: [0, 25],
  gl: [0, 25],
  gb: [0, 20],
  de: [0, 7, 19],
  br: [0, 12, 17],
  fi: [0, 10, 14, 25.5],
  fr: [0, 10, 20],
  it: [0, 10, 22],
  mx: [0, 8, 11, 16],
  nl: [0, 9, 21],
  es: [0, 10, 21],
  us: [0],
}

export const isVatRateOf = (country: CountryCode, percent: number): boolean =>
  VAT_RATES[country].includes(percent)
