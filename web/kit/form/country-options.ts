import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { type Language, LOCALE } from '#shared/kit/language.ts'

/** The countries of the product by name, for a list to choose from. The browser knows their names. */
export const countryOptions = (language: Language): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(LOCALE[language], { type: 'region' })
  return COUNTRY_CODES.map(code => ({ value: code, label: names.of(code.toUpperCase()) ?? code })).sort(
    (one, other) => one.label.localeCompare(other.label, LOCALE[language]),
  )
}
