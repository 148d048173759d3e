/** Phone numbers: any that is valid anywhere, because who rents a shelf may have the phone of another country (D63). */
import {
  getCountryCallingCode,
  type CountryCode as PhoneCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/**
 * Converts a number to international form (+4520123456); undefined when it is not valid. A number without a calling
 * code is read as one of `country`, two letters. A calling code that several territories share counts as a whole: a
 * British number of Guernsey is typed under Great Britain.
 */
export const internationalPhone = (typed: string, country: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, country.toUpperCase() as PhoneCountry)
  return number?.isValid() ? number.number : undefined
}

interface CheckedPhone {
  /** In international form; empty where it is wrong. */
  phone: string
  /** Why the market does not take it. */
  wrong?: 'invalid_phone' | 'phone_country'
}

/**
 * A typed number as the market keeps it, or why it does not take it. `allowed`: the countries of a market that limits them,
 * empty for all. The calling code decides, so a country that shares one with another lets both in.
 */
export const checkedPhone = (typed: string, country: string, allowed: readonly string[]): CheckedPhone => {
  const number = parsePhoneNumberFromString(typed, country.toUpperCase() as PhoneCountry)
  if (!number?.isValid()) return { phone: '', wrong: 'invalid_phone' }
  const codes = allowed.map(code => getCountryCallingCode(code.toUpperCase() as PhoneCountry))
  return codes.length && !codes.includes(number.countryCallingCode)
    ? { phone: '', wrong: 'phone_country' }
    : { phone: number.number }
}

/** Why a market does not take a typed number; undefined: it does. As `checkedPhone`. */
export const wrongPhone = (...typed: Parameters<typeof checkedPhone>): CheckedPhone['wrong'] =>
  checkedPhone(...typed).wrong
