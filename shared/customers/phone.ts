/** Phone numbers of the countries that a market can stand in (specification 5). */
import { type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { COUNTRY_CODES, type CountryCode } from '../kit/countries.ts'

/**
 * The number in international form (+4520123456), or undefined when it is none. A number without a country's prefix
 * is read as one of `country`; only the countries of the house are accepted.
 */
export const internationalPhone = (
  typed: string,
  country: CountryCode,
  allowed: readonly CountryCode[] = COUNTRY_CODES,
): string | undefined => {
  const number = parsePhoneNumberFromString(typed, country.toUpperCase() as PhoneCountry)
  const from = number?.country?.toLowerCase()
  return number?.isValid() && allowed.some(code => code === from) ? number.number : undefined
}
