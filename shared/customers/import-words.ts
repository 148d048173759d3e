/** Why no customer came of a row, in words for the file of such rows. A test holds a text for every reason. */
import type { Language } from '../kit/language.ts'
import { FIELD_WORDS } from './column-words.ts'
import type { CustomerFieldName } from './customer-fields.ts'

type Words = Record<Language, string>

/** What the file is called. */
export const REFUSED_NAME: Words = { da: 'ikke-oprettet', de: 'nicht-angelegt', en: 'not-created' }

export const EXISTS_WORDS = {
  exists: {
    da: 'En kunde har allerede den adresse.',
    de: 'Ein Kunde hat diese Adresse schon.',
    en: 'A customer already has this address.',
  },
  repeated: {
    da: 'Adressen står længere oppe i filen.',
    de: 'Die Adresse steht weiter oben in der Datei.',
    en: 'The address stands further up in the file.',
  },
} as const satisfies Record<string, Words>

const UNSEEN: Words = {
  da: 'Det ser ikke rigtigt ud.',
  de: 'Das sieht nicht richtig aus.',
  en: 'This does not look right.',
}

/** The same words as on the screens. */
export const REASONS: Record<string, Words> = {
  required: { da: 'Det skal udfyldes.', de: 'Bitte ausfüllen.', en: 'This field is required.' },
  invalid: UNSEEN,
  too_many_cells: {
    da: 'Linjen har flere felter end kolonner. Sæt anførselstegn om det, der har et komma i sig.',
    de: 'Die Zeile hat mehr Felder als Spalten. Setz in Anführungszeichen, was ein Komma hat.',
    en: 'The line has more fields than columns. Put quotation marks around what has a comma in it.',
  },
  too_long: { da: 'Det er for langt.', de: 'Das ist zu lang.', en: 'This is too long.' },
  has_quotes: {
    da: 'Skriv uden anførselstegn.',
    de: 'Bitte ohne Anführungszeichen.',
    en: 'Please leave out quotation marks.',
  },
  invalid_email: {
    da: 'Skriv en e-mail som navn@eksempel.dk.',
    de: 'Gib eine E-Mail-Adresse wie name@beispiel.de ein.',
    en: 'Enter an email address like name@example.com.',
  },
  email_letters: {
    da: 'Mails når ikke frem til æ, ø og å før @.',
    de: 'Mails mit ä, ö, ü oder ß vor dem @ kommen nicht an.',
    en: 'Mail does not reach letters such as é before the @.',
  },
  no_letters: {
    da: 'Skriv navnet med bogstaver.',
    de: 'Gib den Namen mit Buchstaben ein.',
    en: 'Enter the name in letters.',
  },
  invalid_phone: {
    da: 'Skriv et telefonnummer, der passer til landet, eller begynd med landekoden, fx +48.',
    de: 'Gib eine Telefonnummer ein, die zum Land passt, oder beginne mit der Vorwahl des Landes, z. B. +48.',
    en: 'Enter a phone number that fits the country, or begin with the country’s code, such as +48.',
  },
  bank_account: {
    da: 'Skriv kontonummeret med 4 til 17 cifre.',
    de: 'Gib die Kontonummer mit 4 bis 17 Ziffern ein.',
    en: 'Enter the account number with 4 to 17 digits.',
  },
  bank_reg_number: {
    da: 'Et registreringsnummer har fire cifre.',
    de: 'Eine Registrierungsnummer hat vier Ziffern.',
    en: 'A registration number has four digits.',
  },
  sort_code: {
    da: 'En sort code har seks til otte cifre.',
    de: 'Ein Sort Code hat sechs bis acht Ziffern.',
    en: 'A sort code has six to eight digits.',
  },
  invalid_iban: {
    da: 'Denne IBAN passer ikke. Tjek tallene.',
    de: 'Diese IBAN stimmt nicht. Prüfe die Ziffern.',
    en: 'This IBAN is not right. Check the digits.',
  },
  invalid_vat_id: {
    da: 'Momsnummeret passer ikke til landet. Tjek tallene.',
    de: 'Die USt-IdNr. passt nicht zum Land. Prüfe die Ziffern.',
    en: 'The VAT number does not fit the country. Check the digits.',
  },
  label_ranges: {
    da: 'Skriv numre med komma og bindestreg og uden mellemrum: 2,3,4-10',
    de: 'Gib Nummern mit Komma und Bindestrich ohne Leerzeichen ein: 2,3,4-10',
    en: 'Enter numbers with commas and hyphens, without spaces: 2,3,4-10',
  },
  not_a_number: { da: 'Skriv et tal.', de: 'Gib eine Zahl ein.', en: 'Enter a number.' },
  number_range: {
    da: 'Tallet er for stort, for lille eller har for mange decimaler.',
    de: 'Die Zahl ist zu groß, zu klein oder hat zu viele Nachkommastellen.',
    en: 'The number is too large, too small or has too many decimals.',
  },
}

/** `Telefon: Det skal udfyldes.`; without a field the reason is about the row. */
export const reasonText = ({ field, code }: { field: string; code: string }, language: Language): string => {
  const text = (REASONS[code] ?? UNSEEN)[language]
  const label = FIELD_WORDS[field as CustomerFieldName]?.[language] ?? field
  return label ? `${label}: ${text}` : text
}
