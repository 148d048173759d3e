/** Why a row of a file of start balances is not written, in words: on the screen and in the file of such rows. */
import type { Language } from '../kit/language.ts'
import type { StartFate, StartUnread } from './start-file.ts'

type Words = Record<Language, string>

export const START_LEFT_OUT: Record<Exclude<StartFate, 'written' | 'unread'> | StartUnread, Words> = {
  begun: {
    da: 'Kunden har en startsaldo. Ret den på kundens saldo.',
    de: 'Der Kunde hat schon ein Startguthaben. Ändere es beim Guthaben des Kunden.',
    en: 'The customer has a start balance already. Change it on the customer’s balance.',
  },
  repeated: {
    da: 'Kunden står flere gange i filen. Lad én linje stå med det samlede beløb.',
    de: 'Der Kunde steht mehrmals in der Datei. Lass eine Zeile mit dem ganzen Betrag stehen.',
    en: 'The customer is in the file more than once. Leave one line with the whole amount.',
  },
  unknown: {
    da: 'Ingen kunde her har nummeret eller e-mailen.',
    de: 'Kein Kunde hier hat die Nummer oder die E-Mail-Adresse.',
    en: 'No customer here has the number or the email.',
  },
  zero: {
    da: 'Beløbet er 0, så der er intet at skrive.',
    de: 'Der Betrag ist 0, es ist also nichts zu buchen.',
    en: 'The amount is 0, so there is nothing to write.',
  },
  no_customer: {
    da: 'Der står hverken kundenummer eller e-mail.',
    de: 'Es steht weder Kundennummer noch E-Mail-Adresse da.',
    en: 'There is neither a customer number nor an email.',
  },
  customer_differs: {
    da: 'Kundenummeret er her en kunde med en anden e-mail. Ret det ene, eller lad nummeret være tomt.',
    de: 'Die Kundennummer gehört hier zu einem Kunden mit anderer E-Mail-Adresse. Ändere eins davon, oder lass die Nummer leer.',
    en: 'Here the customer number is that of a customer with another email. Correct one of them, or leave the number empty.',
  },
  no_amount: {
    da: 'Der står intet beløb.',
    de: 'Es steht kein Betrag da.',
    en: 'There is no amount.',
  },
  bad_amount: {
    da: 'Beløbet kan ikke læses.',
    de: 'Der Betrag ist nicht lesbar.',
    en: 'The amount cannot be read.',
  },
  other_currency: {
    da: 'Beløbet er i en anden valuta.',
    de: 'Der Betrag ist in einer anderen Währung.',
    en: 'The amount is in another currency.',
  },
  bad_date: {
    da: 'Datoen kan ikke læses. Skriv den som 21-11-2026.',
    de: 'Das Datum ist nicht lesbar. Schreib es wie 21.11.2026.',
    en: 'The date cannot be read. Write it like 21-11-2026.',
  },
  in_future: {
    da: 'Datoen er ikke nået endnu.',
    de: 'Das Datum liegt in der Zukunft.',
    en: 'The date is in the future.',
  },
  text_too_long: {
    da: 'Teksten er for lang: højst 200 tegn.',
    de: 'Der Text ist zu lang: höchstens 200 Zeichen.',
    en: 'The text is too long: at most 200 characters.',
  },
  too_many_cells: {
    da: 'Linjen har flere felter end kolonner. Sæt anførselstegn om det, der har et komma i sig.',
    de: 'Die Zeile hat mehr Felder als Spalten. Setz in Anführungszeichen, was ein Komma hat.',
    en: 'The line has more fields than columns. Put quotation marks around what has a comma in it.',
  },
}

/** What the file of rows that were not written is called. */
export const START_LEFT_OUT_NAME: Words = {
  da: 'saldi-ikke-skrevet',
  de: 'guthaben-nicht-gebucht',
  en: 'balances-not-written',
}
