/** What the columns of a till's file of sales are called, and which of them a sale needs. */
import { bareHead } from '../kit/bare-head.ts'

export const SALE_COLUMNS = [
  'date',
  'time',
  'receipt',
  'number',
  'name',
  'quantity',
  'unitPrice',
  /** What the row comes to before its discount. */
  'amount',
  'discount',
  /** What was paid for the row, after its discount. */
  'paid',
  'payment',
] as const
export type SaleColumn = (typeof SALE_COLUMNS)[number]

/** The field of each column; null: nobody reads it. */
export type SaleColumns = readonly (SaleColumn | null)[]

/** In the words of Danish, German and English tills. */
const WORDS: Record<SaleColumn, readonly string[]> = {
  date: [
    ...['Dato', 'Bondato', 'Salgsdato', 'Dato/tid', 'Dato og tid', 'Dato/klokkeslæt', 'Tidspunkt'],
    ...['Datum', 'Belegdatum', 'Bondatum', 'Verkaufsdatum', 'Datum/Uhrzeit', 'Datum/Zeit', 'Zeitpunkt'],
    ...['Date', 'Sale date', 'Receipt date', 'Date/time', 'Date and time', 'Timestamp', 'Created'],
  ],
  time: ['Tid', 'Kl', 'Klokken', 'Klokkeslæt', 'Uhrzeit', 'Zeit', 'Belegzeit', 'Time', 'Sale time'],
  receipt: [
    ...['Bon', 'Bonnr', 'Bonnummer', 'Kvittering', 'Kvitteringsnr', 'Kvitteringsnummer', 'Ekspedition'],
    ...['Ekspeditionsnr', 'Transaktion', 'Transaktionsnr', 'Transaktionsnummer', 'Bilag', 'Bilagsnr'],
    ...['Beleg', 'Belegnr', 'Belegnummer', 'Quittung', 'Quittungsnummer', 'Rechnungsnummer', 'Vorgang'],
    ...['Receipt', 'Receipt no', 'Receipt number', 'Receipt id', 'Transaction', 'Transaction id'],
    ...['Transaction number', 'Sale id', 'Order', 'Order number', 'Order id'],
  ],
  number: [
    ...['Varenummer', 'Varenr', 'Stregkode', 'Stregkodenummer', 'EAN', 'SKU', 'PLU', 'Varekode', 'Nummer'],
    ...['Artikelnummer', 'Artikelnr', 'Strichcode', 'Barcode', 'Artikelcode'],
    ...['Product number', 'Product no', 'Product code', 'Item number', 'Item no', 'Item code', 'Number'],
  ],
  name: [
    ...['Vare', 'Varenavn', 'Varetekst', 'Varebeskrivelse', 'Produkt', 'Beskrivelse', 'Tekst', 'Navn'],
    ...['Artikel', 'Artikelname', 'Artikelbezeichnung', 'Bezeichnung', 'Beschreibung', 'Text'],
    ...['Name', 'Product', 'Product name', 'Item', 'Item name', 'Description'],
  ],
  quantity: ['Antal', 'Stk', 'Mængde', 'Menge', 'Anzahl', 'Stück', 'Quantity', 'Qty', 'Pieces', 'Units'],
  unitPrice: [
    ...['Stykpris', 'Enhedspris', 'Pris', 'Pris pr. stk', 'Einzelpreis', 'Stückpreis', 'Preis'],
    ...['Unit price', 'Price', 'Price per unit'],
  ],
  amount: [
    ...['Beløb', 'Linjebeløb', 'Bruttobeløb', 'Beløb før rabat', 'Før rabat'],
    ...['Betrag', 'Bruttobetrag', 'Zeilenbetrag', 'Betrag vor Rabatt'],
    ...['Amount', 'Line amount', 'Gross amount', 'Amount before discount'],
  ],
  discount: ['Rabat', 'Rabatbeløb', 'Linjerabat', 'Rabatt', 'Rabattbetrag', 'Nachlass', 'Discount'],
  paid: [
    ...['Betalt', 'I alt', 'Total', 'Linjetotal', 'Beløb efter rabat', 'Efter rabat', 'Beløb i alt'],
    ...['Bezahlt', 'Gesamt', 'Gesamtbetrag', 'Summe', 'Zeilensumme', 'Betrag nach Rabatt'],
    ...['Paid', 'Line total', 'Total amount', 'Amount paid', 'Amount after discount', 'Subtotal'],
  ],
  payment: [
    ...['Betaling', 'Betalingsform', 'Betalingstype', 'Betalingsmåde', 'Betalingsmiddel'],
    ...['Zahlung', 'Zahlungsart', 'Zahlart', 'Zahlungsmittel'],
    ...['Payment', 'Payment type', 'Payment method', 'Tender', 'Paid by'],
  ],
}

const COLUMN_OF = new Map(
  SALE_COLUMNS.flatMap(column => [column, ...WORDS[column]].map(word => [bareHead(word), column] as const)),
)

/** Each column once: a later one of the same kind is not read. */
export const onceEach = (columns: SaleColumns): SaleColumns =>
  columns.map((column, at) => (columns.indexOf(column) === at ? column : null))

/** The column that each head of a file names; null for a head that names none, or one that an earlier head has. */
export const columnsOfHeads = (heads: readonly string[]): SaleColumns =>
  onceEach(heads.map(head => COLUMN_OF.get(bareHead(head)) ?? null))

/** What a file lacks, so that no row of it can be read. Without any price, `paid` is asked for. */
export const missingColumns = (columns: SaleColumns): SaleColumn[] => {
  const has = (column: SaleColumn) => columns.includes(column)
  const isPriced = has('paid') || has('amount') || has('unitPrice')
  return [
    ...(has('date') ? [] : (['date'] as const)),
    ...(has('number') ? [] : (['number'] as const)),
    ...(isPriced ? [] : (['paid'] as const)),
  ]
}
