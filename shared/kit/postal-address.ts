/** How an address is printed, wherever one is (D76). */
import type { CountryCode } from './country-codes.ts'
import { type Language, LOCALE } from './language.ts'

interface Place {
  address: string
  postalCode: string
  city: string
}

/** "Vestergade 12, 5000 Odense C". What is not there is left out. `abroad`: the country, where the reader's is another. */
export const postalAddress = (
  { address, postalCode, city }: Place,
  abroad?: { country: CountryCode; language: Language },
): string =>
  [
    address,
    `${postalCode} ${city}`.trim(),
    abroad &&
      new Intl.DisplayNames(LOCALE[abroad.language], { type: 'region' }).of(abroad.country.toUpperCase()),
  ]
    .filter(Boolean)
    .join(', ')
