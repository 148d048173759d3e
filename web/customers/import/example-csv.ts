import { FIELD_WORDS } from '#shared/customers/column-words.ts'
import type { CustomerFieldName } from '#shared/customers/customer-fields.ts'
import type { Language } from '#shared/kit/language.ts'

const FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
] as const satisfies CustomerFieldName[]

const ROWS: Record<Language, readonly string[]> = {
  da: ['Anna Jensen', 'anna@example.com', '20 12 34 56', 'Nørregade 7', '8000', 'Aarhus C'],
  de: ['Anna Schmidt', 'anna@example.com', '030 1234567', 'Hauptstraße 7', '10115', 'Berlin'],
  en: ['Anna Smith', 'anna@example.com', '020 7946 0018', '7 High Street', 'SW1A 1AA', 'London'],
}

/** A file as the import reads it, to fill in. The BOM lets a spreadsheet read its letters. */
export const exampleCsv = (language: Language): string =>
  `\ufeff${[FIELDS.map(field => FIELD_WORDS[field][language]), ROWS[language]].map(cells => cells.join(';')).join('\r\n')}\r\n`
