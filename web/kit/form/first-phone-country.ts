/** The country that a phone field begins with: the market's own, or the first of those that it takes. */
export const firstPhoneCountry = (country: string, allowed: readonly string[]): string =>
  !allowed.length || allowed.includes(country) ? country : (allowed[0] ?? country)
