/** Cells of columns in which a customer's fields are chosen, not typed: what an export writes and an import reads. */
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { LANGUAGES, type Language, LOCALE } from '../kit/language.ts'
import type { CustomerFieldName } from './customer-fields.ts'

interface Choice {
  value: string | boolean
  /** As the screens say it. */
  words: Record<Language, string>
  also: readonly string[]
}

const choice = (
  value: string | boolean,
  da: string,
  de: string,
  en: string,
  ...also: readonly string[]
): Choice => ({ value, words: { da, de, en }, also })

/** Yes and no, for `isActive` and for what an export says of a confirmed address. */
const YES_NO = [
  choice(true, 'Ja', 'Ja', 'Yes', 'j', 'y', 'x', '1', 'true', 'sand', 'wahr', 'aktiv', 'active'),
  choice(
    false,
    'Nej',
    'Nein',
    'No',
    'n',
    '0',
    'false',
    'falsk',
    'falsch',
    'ikke aktiv',
    'nicht aktiv',
    'inaktiv',
    'not active',
    'inactive',
  ),
]

const CHOICES: Partial<Record<CustomerFieldName, readonly Choice[]>> = {
  customerType: [
    choice('private', 'Privat', 'Privat', 'Private'),
    choice('business', 'Erhverv', 'Gewerbe', 'Business', 'virksomhed', 'firma', 'gewerblich', 'company'),
  ],
  vatRateType: [
    choice(
      '1',
      'Brugte varer (kb)',
      'Gebrauchte Waren (kb)',
      'Used goods (kb)',
      'kb',
      'brugt',
      'gebraucht',
      'used',
    ),
    choice('2', 'Nye varer (kn)', 'Neue Waren (kn)', 'New goods (kn)', 'kn', 'ny', 'nye', 'neu', 'new'),
  ],
  printType: [
    choice('1', 'A4-printer', 'A4-Drucker', 'A4 printer', 'a4'),
    choice(
      '2',
      'Labelprinter med rulle',
      'Etikettendrucker mit Rolle',
      'Roll label printer',
      'rulle',
      'rolle',
      'roll',
    ),
  ],
  isActive: YES_NO,
}

const bare = (text: string): string => text.normalize('NFC').trim().toLowerCase()

const namesOf = (code: string): string[] =>
  LANGUAGES.map(
    language => new Intl.DisplayNames(LOCALE[language], { type: 'region' }).of(code.toUpperCase()) ?? '',
  )

let countries: Map<string, string> | undefined

/** A country by its code or by its name in a language of the screens. */
const countryOf = (cell: string): string => {
  countries ??= new Map(
    COUNTRY_CODES.flatMap(code => [code, ...namesOf(code)].map(name => [bare(name), code])),
  )
  return countries.get(bare(cell)) ?? cell
}

/** What a cell means for its field. A word that no choice has stays as it is, and the field's own rule refuses it. */
export const choiceIn = (field: CustomerFieldName, cell: string): string | boolean => {
  if (field === 'country') return countryOf(cell)
  const found = CHOICES[field]?.find(({ value, words, also }) =>
    [String(value), ...Object.values(words), ...also].some(word => bare(word) === bare(cell)),
  )
  return found?.value ?? cell
}

/** The word for a chosen value. */
export const wordOf = (
  field: CustomerFieldName,
  value: string | number | boolean,
  language: Language,
): string =>
  CHOICES[field]?.find(one => String(one.value) === String(value))?.words[language] ?? String(value)

export const yesOrNo = (value: boolean, language: Language): string => wordOf('isActive', value, language)
