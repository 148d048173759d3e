/** Phone numbers of the countries that a market can stand in (specification 5). */
import { type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { COUNTRY_CODES, type CountryCode } from '../kit/country-codes.ts'

/**
 * Converts a number to international form (+4520123456); undefined when it is not valid. A number without a country
 * code is read as one of `country`. Only countries of the product are accepted.
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
