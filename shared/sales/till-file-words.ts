/** Why a row of a till's file is not booked, in words: on the screen and in the file of such rows. */
import type { Language } from '../kit/language.ts'
import type { NoSaleReason } from '../tills/csv-kinds.ts'
import type { UnreadReason } from '../tills/csv-rows.ts'

type Words = Record<Language, string>

/** How a whole receipt stands that is left out. */
type Stood = 'before' | 'differs' | 'reported'

export const LEFT_OUT_WORDS: Record<Stood | NoSaleReason | UnreadReason, Words> = {
  before: {
    da: 'Bonen er bogført før.',
    de: 'Der Beleg ist schon gebucht.',
    en: 'The receipt was booked before.',
  },
  differs: {
    da: 'Bonen er bogført før, men med andre linjer. Den bliver, som den er. Tjek den i kassen. Er den fra en anden kasse, så vælg den kolonne, der siger hvilken.',
    de: 'Der Beleg wurde schon gebucht, aber mit anderen Zeilen. Er bleibt, wie er ist. Prüfe ihn in der Kasse. Ist er von einer anderen Kasse, wähle die Spalte, die sagt, von welcher.',
    en: 'The receipt was booked before with other lines. It stays as it is. Check it in the till. If it is from another till, choose the column that says which.',
  },
  reported: {
    da: 'Dengang meldte kassen selv sit salg, så det er bogført. En linje uden klokkeslæt gælder for hele dagen.',
    de: 'Damals hat die Kasse ihre Verkäufe selbst gemeldet, sie sind also gebucht. Eine Zeile ohne Uhrzeit zählt für den ganzen Tag.',
    en: 'The till itself said its sales then, so they are booked. A row without a time counts for the whole day.',
  },
  voided: {
    da: 'Annulleret i kassen.',
    de: 'In der Kasse storniert.',
    en: 'Voided at the till.',
  },
  training: {
    da: 'En øvelse i kassen.',
    de: 'Eine Übung an der Kasse.',
    en: 'Training at the till.',
  },
  total: {
    da: 'Summen af andre linjer.',
    de: 'Die Summe anderer Zeilen.',
    en: 'The total of other lines.',
  },
  payment: {
    da: 'Siger, hvordan der blev betalt.',
    de: 'Sagt, wie bezahlt wurde.',
    en: 'Says how it was paid.',
  },
  discount: {
    da: 'Rabatten er trukket fra bonens varer.',
    de: 'Der Rabatt ist von den Artikeln des Belegs abgezogen.',
    en: 'The discount is taken off the products of the receipt.',
  },
  bad_amount: {
    da: 'Beløbet kan ikke læses.',
    de: 'Der Betrag ist nicht lesbar.',
    en: 'The amount cannot be read.',
  },
  bad_date: {
    da: 'Datoen kan ikke læses. Skriv den som 21-11-2026.',
    de: 'Das Datum ist nicht lesbar. Schreib es wie 21.11.2026.',
    en: 'The date cannot be read. Write it like 21-11-2026.',
  },
  bad_discount: {
    da: 'Rabatten kan ikke læses.',
    de: 'Der Rabatt ist nicht lesbar.',
    en: 'The discount cannot be read.',
  },
  bad_quantity: {
    da: 'Antallet kan ikke læses.',
    de: 'Die Menge ist nicht lesbar.',
    en: 'The quantity cannot be read.',
  },
  bad_time: {
    da: 'Klokkeslættet kan ikke læses. Skriv det som 14:05.',
    de: 'Die Uhrzeit ist nicht lesbar. Schreib sie wie 14:05.',
    en: 'The time cannot be read. Write it like 14:05.',
  },
  in_future: {
    da: 'Datoen er ikke nået endnu.',
    de: 'Das Datum liegt in der Zukunft.',
    en: 'The date is in the future.',
  },
  no_amount: {
    da: 'Der står intet beløb.',
    de: 'Es steht kein Betrag da.',
    en: 'There is no amount.',
  },
  no_date: {
    da: 'Der står ingen dato.',
    de: 'Es steht kein Datum da.',
    en: 'There is no date.',
  },
  odd_kind: {
    da: 'Det kan ikke læses, om linjen er annulleret eller en retur. Skriv ja eller nej.',
    de: 'Es ist nicht lesbar, ob die Zeile storniert oder zurückgegeben ist. Schreib ja oder nein.',
    en: 'It cannot be read whether the line is voided or a return. Write yes or no.',
  },
  text_too_long: {
    da: 'Teksten er for lang.',
    de: 'Der Text ist zu lang.',
    en: 'The text is too long.',
  },
  too_many_cells: {
    da: 'Linjen har flere felter end kolonner. Sæt anførselstegn om det, der har et komma i sig.',
    de: 'Die Zeile hat mehr Felder als Spalten. Setz in Anführungszeichen, was ein Komma hat.',
    en: 'The line has more fields than columns. Put quotation marks around what has a comma in it.',
  },
}

/** What the file of rows that were not booked is called. */
export const LEFT_OUT_NAME: Words = { da: 'ikke-bogført', de: 'nicht-gebucht', en: 'not-booked' }
