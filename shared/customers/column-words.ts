/**
 * What the columns of a customer are called: an export writes the words of its reader's language, and an import reads
 * them all. The first three are the labels of the screens.
 */
import { bareHead } from '../kit/bare-head.ts'
import type { Language } from '../kit/language.ts'
import { CUSTOMER_FIELDS, type CustomerFieldName } from './customer-fields.ts'

type Words = Record<Language, string>

export const FIELD_WORDS: Record<CustomerFieldName, Words> = {
  name: { da: 'Navn', de: 'Name', en: 'Name' },
  email: { da: 'E-mail', de: 'E-Mail', en: 'E-mail' },
  phone: { da: 'Telefon', de: 'Telefon', en: 'Phone' },
  address: { da: 'Adresse', de: 'Adresse', en: 'Address' },
  postalCode: { da: 'Postnummer', de: 'Postleitzahl', en: 'Postal code' },
  city: { da: 'By', de: 'Ort', en: 'City' },
  country: { da: 'Land', de: 'Land', en: 'Country' },
  vatRateType: { da: 'Varer', de: 'Waren', en: 'Goods' },
  customerType: { da: 'Type', de: 'Art', en: 'Type' },
  vatId: { da: 'Momsnummer', de: 'USt-IdNr.', en: 'VAT number' },
  bankRegNumber: { da: 'Registreringsnummer', de: 'Registrierungsnummer', en: 'Registration number' },
  sortCode: { da: 'Sort code', de: 'Sort Code', en: 'Sort code' },
  bankAccount: { da: 'Kontonummer', de: 'Kontonummer', en: 'Account number' },
  iban: { da: 'IBAN', de: 'IBAN', en: 'IBAN' },
  shelfNumber: { da: 'Hylde', de: 'Regal', en: 'Shelf' },
  labelsToPrint: { da: 'Mærker, der skal printes', de: 'Zu druckende Etiketten', en: 'Labels to print' },
  fee: { da: 'Kommission i procent', de: 'Provision in Prozent', en: 'Commission in percent' },
  rentAmount: { da: 'Fast leje pr. måned', de: 'Feste Miete im Monat', en: 'Fixed rent a month' },
  printType: { da: 'Printer', de: 'Drucker', en: 'Printer' },
  isActive: { da: 'Adgang til salgstal', de: 'Zugang zu Verkaufszahlen', en: 'Access to sales figures' },
  description: { da: 'Note', de: 'Notiz', en: 'Note' },
}

/** What an export says beside the fields. An import leaves these columns alone: Reol decides them itself. */
export const EXPORT_WORDS = {
  userNumber: { da: 'Kundenr.', de: 'Kundennr.', en: 'Number' },
  verified: { da: 'Godkendt', de: 'Freigegeben', en: 'Approved' },
  created: { da: 'Oprettet', de: 'Angelegt', en: 'Created' },
} as const satisfies Record<string, Words>

/** Other words that the lists of shops use. */
const ALSO: Partial<Record<CustomerFieldName, readonly string[]>> = {
  name: ['Kunde', 'Kundenavn', 'Fulde navn', 'Kunde/Kundin', 'Kundenname', 'Customer', 'Full name'],
  email: ['Mail', 'Mailadresse', 'E-mailadresse', 'E-Mail-Adresse', 'Email address'],
  phone: [
    'Tlf',
    'Tlf.nr',
    'Telefonnummer',
    'Mobil',
    'Mobilnummer',
    'Handy',
    'Telephone',
    'Mobile',
    'Phone number',
  ],
  address: ['Vej', 'Gade', 'Anschrift', 'Straße', 'Street'],
  postalCode: ['Postnr', 'PLZ', 'Zip', 'Zip code', 'Postcode'],
  city: ['Bynavn', 'Stadt', 'Town'],
  customerType: ['Kundetype', 'Kundenart', 'Customer type'],
  vatId: ['CVR', 'CVR-nr', 'CVR-nummer', 'Momsnr', 'SE-nummer', 'USt-ID', 'VAT', 'VAT id'],
  bankRegNumber: ['Reg.nr', 'Reg', 'Regnr'],
  bankAccount: ['Konto', 'Kontonr', 'Account', 'Account no'],
  shelfNumber: ['Hyldenummer', 'Hyldenr', 'Stand', 'Regalnummer', 'Shelf number'],
  labelsToPrint: ['Mærker', 'Etiketten', 'Labels'],
  fee: ['Kommission', 'Provision', 'Kommission in Prozent', 'Commission', 'Fee'],
  rentAmount: ['Leje', 'Fast leje', 'Miete', 'Rent'],
  isActive: ['Aktiv', 'Active'],
  description: [
    'Noter',
    'Bemærkning',
    'Bemærkninger',
    'Kommentar',
    'Notizen',
    'Bemerkung',
    'Notes',
    'Comment',
  ],
}

const FIELD_OF = new Map(
  CUSTOMER_FIELDS.flatMap(field =>
    [field, ...Object.values(FIELD_WORDS[field]), ...(ALSO[field] ?? [])].map(
      word => [bareHead(word), field] as const,
    ),
  ),
)

/** The field that a head names; null: none. */
export const fieldOfHead = (head: string): CustomerFieldName | null => FIELD_OF.get(bareHead(head)) ?? null

/** Each field once: a later column of the same is not read. */
export const fieldsOnce = (fields: readonly (CustomerFieldName | null)[]): (CustomerFieldName | null)[] =>
  fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
