/** The countries a market can stand in (specification 9), with what follows from them. Decisions D8, D24. */

import type { Language } from './language.ts'

export interface Country {
  alpha3: string
  currency: string
  timeZone: string
  language: Language
  edition: 'local' | 'international'
}

const country = (
  alpha3: string,
  currency: string,
  timeZone: string,
  language: Language = 'en',
  edition: Country['edition'] = 'international',
): Country => ({ alpha3, currency, timeZone, language, edition })

export const COUNTRIES = {
  dk: country('DNK', 'DKK', 'Europe/Copenhagen', 'da', 'local'),
  se: country('SWE', 'SEK', 'Europe/Stockholm', 'en', 'local'),
  no: country('NOR', 'NOK', 'Europe/Oslo', 'en', 'local'),
  gl: country('GRL', 'DKK', 'America/Nuuk', 'da', 'local'),
  gb: country('GBR', 'GBP', 'Europe/London'),
  de: country('DEU', 'EUR', 'Europe/Berlin', 'de'),
  br: country('BRA', 'BRL', 'America/Sao_Paulo'),
  fi: country('FIN', 'EUR', 'Europe/Helsinki'),
  fr: country('FRA', 'EUR', 'Europe/Paris'),
  it: country('ITA', 'EUR', 'Europe/Rome'),
  mx: country('MEX', 'MXN', 'America/Mexico_City'),
  nl: country('NLD', 'EUR', 'Europe/Amsterdam'),
  es: country('ESP', 'EUR', 'Europe/Madrid'),
  us: country('USA', 'USD', 'America/New_York'),
} as const satisfies Record<string, Country>

export type CountryCode = keyof typeof COUNTRIES
export const COUNTRY_CODES = Object.keys(COUNTRIES) as CountryCode[]
