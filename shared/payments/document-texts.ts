/** The words of receipts and credit notes in three languages. */
import type { Language } from '../kit/language.ts'
import type { DocumentKind } from './document-shape.ts'

interface DocumentTexts {
  title: Record<DocumentKind, (number: number) => string>
  /** The name of its file. */
  file: Record<DocumentKind, string>
  buyer: string
  customer: string
  vatId: string
  /** The same of a shop that charges no VAT. */
  registration: string
  payment: string
  paidOn: string
  issuedOn: string
  reference: string
  undoes: string
  what: string
  quantity: string
  vat: string
  amount: string
  shelf: (name: string) => string
  rest: string
  net: string
  vatOf: (percent: string) => string
  total: Record<DocumentKind, string>
  /** Both VAT ids stand on the document. */
  reverse: string
  /** A credit note says why it is there. */
  returned: (receipt: number, date: string) => string
  returnedOtherwise: (receipt: number, date: string) => string
  page: (page: number, of: number) => string
}

export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  da: {
    title: {
      receipt: number => `Kvittering nr. ${number}`,
      credit_note: number => `Kreditnota nr. ${number}`,
    },
    file: { receipt: 'kvittering', credit_note: 'kreditnota' },
    buyer: 'Køber',
    customer: 'Kundenummer',
    vatId: 'Momsnr.',
    registration: 'Registreringsnr.',
    payment: 'Betaling',
    paidOn: 'Betalt den',
    issuedOn: 'Udstedt den',
    reference: 'Betalingsnummer',
    undoes: 'Til kvittering',
    what: 'Ydelse',
    quantity: 'Antal',
    vat: 'Heraf moms',
    amount: 'Beløb',
    shelf: name => `hylde ${name}`,
    rest: 'Betaling, der ikke blev til en booking',
    net: 'I alt uden moms',
    vatOf: percent => `Moms ${percent} %`,
    total: { receipt: 'Betalt i alt', credit_note: 'Betalt tilbage i alt' },
    reverse: 'Omvendt betalingspligt: køberen afregner selv momsen i sit eget land.',
    returned: (receipt, date) =>
      `Beløbet går tilbage til det kort, der blev betalt med. Det ændrer kvittering nr. ${receipt} af ${date}.`,
    returnedOtherwise: (receipt, date) =>
      `Butikken har betalt beløbet tilbage på en anden måde end til kortet. Det ændrer kvittering nr. ${receipt} af ${date}.`,
    page: (page, of) => `Side ${page} af ${of}`,
  },
  de: {
    title: { receipt: number => `Quittung Nr. ${number}`, credit_note: number => `Gutschrift Nr. ${number}` },
    file: { receipt: 'quittung', credit_note: 'gutschrift' },
    buyer: 'Käufer',
    customer: 'Kundennummer',
    vatId: 'USt-IdNr.',
    registration: 'Registernr.',
    payment: 'Zahlung',
    paidOn: 'Bezahlt am',
    issuedOn: 'Ausgestellt am',
    reference: 'Zahlungsnummer',
    undoes: 'Zu Quittung',
    what: 'Leistung',
    quantity: 'Anzahl',
    vat: 'Darin MwSt.',
    amount: 'Betrag',
    shelf: name => `Regal ${name}`,
    rest: 'Zahlung, aus der keine Buchung wurde',
    net: 'Summe ohne MwSt.',
    vatOf: percent => `MwSt. ${percent} %`,
    total: { receipt: 'Bezahlt', credit_note: 'Zurückgezahlt' },
    reverse: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    returned: (receipt, date) =>
      `Der Betrag geht auf die Karte zurück, mit der bezahlt wurde. Er berichtigt Quittung Nr. ${receipt} vom ${date}.`,
    returnedOtherwise: (receipt, date) =>
      `Der Laden hat den Betrag auf anderem Weg als auf die Karte zurückgezahlt. Er berichtigt Quittung Nr. ${receipt} vom ${date}.`,
    page: (page, of) => `Seite ${page} von ${of}`,
  },
  en: {
    title: { receipt: number => `Receipt no. ${number}`, credit_note: number => `Credit note no. ${number}` },
    file: { receipt: 'receipt', credit_note: 'credit-note' },
    buyer: 'Buyer',
    customer: 'Customer number',
    vatId: 'VAT no.',
    registration: 'Registration no.',
    payment: 'Payment',
    paidOn: 'Paid on',
    issuedOn: 'Issued on',
    reference: 'Payment number',
    undoes: 'For receipt',
    what: 'Item',
    quantity: 'Quantity',
    vat: 'VAT included',
    amount: 'Amount',
    shelf: name => `shelf ${name}`,
    rest: 'Payment that did not become a booking',
    net: 'Total without VAT',
    vatOf: percent => `VAT ${percent}%`,
    total: { receipt: 'Total paid', credit_note: 'Total paid back' },
    reverse: 'Reverse charge: the buyer accounts for the VAT.',
    returned: (receipt, date) =>
      `The amount goes back to the card that was used. It corrects receipt no. ${receipt} of ${date}.`,
    returnedOtherwise: (receipt, date) =>
      `The shop has paid the amount back in another way than to the card. It corrects receipt no. ${receipt} of ${date}.`,
    page: (page, of) => `Page ${page} of ${of}`,
  },
}
