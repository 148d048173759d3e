/** Phone numbers: any that is valid anywhere, because who rents a shelf may have the phone of another country (D63). */
import { type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Converts a number to international form (+4520123456); undefined when it is not valid. A number without a calling
 * code is read as one of `country`, two letters. A calling code that several territories share counts as a whole: a
 * British number of Guernsey is typed under Great Britain.
 */
export const internationalPhone = (typed: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, country.toUpperCase() as PhoneCountry)
  return number?.isValid() ? number.number : undefined
}
