/** What follows from the country of a market. Decisions D8, D24, D53. */
import { COUNTRY_CODES, type CountryCode } from './country-codes.ts'
import type { Language } from './language.ts'

export interface Country {
  alpha3: string
  callingCode: string
  currency: string
  timeZone: string
  language: Language
  edition: 'local' | 'international'
  /** The standard rate of VAT: the highest of specification 9, 25 where none is listed (D26). */
  vatPercent: number
  /** So many whole years after its own a market's books are kept. */
  keepsBooksYears: number
}

const country = (
  alpha3: string,
  callingCode: string,
  currency: string,
  timeZone: string,
  others: Partial<Country> = {},
): Country => ({
  alpha3,
  callingCode,
  currency,
  timeZone,
  language: 'en',
  edition: 'international',
  vatPercent: 25,
  keepsBooksYears: 10,
  ...others,
})

export const COUNTRIES: Record<CountryCode, Country> = {
  dk: country('DNK', '45', 'DKK', 'Europe/Copenhagen', {
    language: 'da',
    edition: 'local',
    keepsBooksYears: 5,
  }),
  se: country('SWE', '46', 'SEK', 'Europe/Stockholm', { edition: 'local' }),
  no: country('NOR', '47', 'NOK', 'Europe/Oslo', { edition: 'local' }),
  gl: country('GRL', '299', 'DKK', 'America/Nuuk', { language: 'da', edition: 'local' }),
  gb: country('GBR', '44', 'GBP', 'Europe/London', { vatPercent: 20 }),
  de: country('DEU', '49', 'EUR', 'Europe/Berlin', { vatPercent: 19, language: 'de' }),
  br: country('BRA', '55', 'BRL', 'America/Sao_Paulo', { vatPercent: 17 }),
  fi: country('FIN', '358', 'EUR', 'Europe/Helsinki', { vatPercent: 25.5 }),
  fr: country('FRA', '33', 'EUR', 'Europe/Paris', { vatPercent: 20 }),
  it: country('ITA', '39', 'EUR', 'Europe/Rome', { vatPercent: 22 }),
  mx: country('MEX', '52', 'MXN', 'America/Mexico_City', { vatPercent: 16 }),
  nl: country('NLD', '31', 'EUR', 'Europe/Amsterdam', { vatPercent: 21 }),
  es: country('ESP', '34', 'EUR', 'Europe/Madrid', { vatPercent: 21 }),
  us: country('USA', '1', 'USD', 'America/New_York', { vatPercent: 0 }),
}

/** The countries that an edition offers to a new market (D24). */
export const countriesOf = (edition: Country['edition']): CountryCode[] =>
  COUNTRY_CODES.filter(code => edition === 'international' || COUNTRIES[code].edition === 'local')
