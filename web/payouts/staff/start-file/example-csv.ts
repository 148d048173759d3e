import type { Language } from '#shared/kit/language.ts'

const HEADS: Record<Language, string> = {
  da: 'Kundenummer;E-mail;Beløb;Dato;Tekst',
  de: 'Kundennummer;E-Mail;Betrag;Datum;Text',
  en: 'Customer number;Email;Amount;Date;Text',
}

const ROWS: Record<Language, readonly string[]> = {
  da: [
    '100001;;250,00;31-12-2026;Fra det gamle system',
    ';anna@example.com;-40,00;31-12-2026;Fra det gamle system',
  ],
  de: [
    '100001;;250,00;31.12.2026;Aus dem alten System',
    ';anna@example.com;-40,00;31.12.2026;Aus dem alten System',
  ],
  en: [
    '100001;;250.00;31-12-2026;From the old system',
    ';anna@example.com;-40.00;31-12-2026;From the old system',
  ],
}

/** A tenant to whom the shop owes something, and one who owes the shop. The BOM lets a spreadsheet read its letters. */
export const exampleCsv = (language: Language): string =>
  `\ufeff${[HEADS[language], ...ROWS[language]].join('\r\n')}\r\n`
