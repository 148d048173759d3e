import type { Language } from '#shared/kit/language.ts'

const HEADS: Record<Language, string> = {
  da: 'Dato;Klokkeslæt;Bonnummer;Varenummer;Vare;Antal;Stykpris;Rabat;Betalt;Betalingsform',
  de: 'Datum;Uhrzeit;Belegnummer;Artikelnummer;Artikel;Menge;Einzelpreis;Rabatt;Bezahlt;Zahlungsart',
  en: 'Date;Time;Receipt number;Product number;Product;Quantity;Unit price;Discount;Paid;Payment type',
}

const ROWS: Record<Language, readonly string[]> = {
  da: [
    '21-11-2026;14:05;1042;loakb100001-17;Lampe;1;100,00;20,00;80,00;Kort',
    '21-11-2026;15:30;1043;loakb100001-17;Lampe;-1;100,00;20,00;-80,00;Kort',
  ],
  de: [
    '21.11.2026;14:05;1042;loakb100001-17;Lampe;1;100,00;20,00;80,00;Karte',
    '21.11.2026;15:30;1043;loakb100001-17;Lampe;-1;100,00;20,00;-80,00;Karte',
  ],
  en: [
    '21-11-2026;14:05;1042;loakb100001-17;Lamp;1;100.00;20.00;80.00;Card',
    '21-11-2026;15:30;1043;loakb100001-17;Lamp;-1;100.00;20.00;-80.00;Card',
  ],
}

/** A sale and its return as Reol reads them. The BOM lets a spreadsheet read its letters. */
export const exampleCsv = (language: Language): string =>
  `\ufeff${[HEADS[language], ...ROWS[language]].join('\r\n')}\r\n`
