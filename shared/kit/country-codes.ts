/**
 * The countries a market can stand in (specification 9). Apart from what follows from them, which only the page that
 * opens a market loads.
 */
export const COUNTRY_CODES = [
  'dk',
  'se',
  'no',
  'gl',
  'gb',
  'de',
  'br',
  'fi',
  'fr',
  'it',
  'mx',
  'nl',
  'es',
  'us',
] as const

export type CountryCode = (typeof COUNTRY_CODES)[number]

export const isCountryCode = (text: string): text is CountryCode => COUNTRY_CODES.some(code => code === text)
