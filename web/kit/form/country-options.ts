import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { type Language, LOCALE } from '#shared/kit/language.ts'

/** Countries by name, for a list to choose from: those of the product, or `codes`. The browser knows their names. */
export const countryOptions = (
  language: Language,
  codes: readonly string[] = COUNTRY_CODES,
): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(LOCALE[language], { type: 'region' })
  return codes
    .map(code => ({ value: code, label: names.of(code.toUpperCase()) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, LOCALE[language]))
}
