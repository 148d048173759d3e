/** What the columns of a till's file of sales are called, and which of them a sale needs. */
import { bareHead } from '../kit/bare-head.ts'

export const SALE_COLUMNS = [
  'date',
  'time',
  'receipt',
  /** Which of several tills: each may count its receipts by itself. */
  'register',
  'number',
  'name',
  'quantity',
  'unitPrice',
  /** What the row comes to before its discount. */
  'amount',
  'discount',
  /** What was paid for the row, after its discount. */
  'paid',
  /** What the whole receipt comes to, on each of its rows: no price of a row. */
  'receiptTotal',
  'payment',
  /** What kind of row it is, such as a return or a voided one. A file may have several of these. */
  'kind',
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
    ...['Created at', 'Paid at'],
  ],
  time: ['Tid', 'Kl', 'Klokken', 'Klokkeslæt', 'Uhrzeit', 'Zeit', 'Belegzeit', 'Time', 'Sale time'],
  receipt: [
    ...['Bon', 'Bonnr', 'Bonnummer', 'Kvittering', 'Kvitteringsnr', 'Kvitteringsnummer', 'Ekspedition'],
    ...['Ekspeditionsnr', 'Transaktion', 'Transaktionsnr', 'Transaktionsnummer', 'Bilag', 'Bilagsnr'],
    ...['Beleg', 'Belegnr', 'Belegnummer', 'Quittung', 'Quittungsnummer', 'Rechnungsnummer', 'Vorgang'],
    ...['Receipt', 'Receipt no', 'Receipt number', 'Receipt id', 'Transaction', 'Transaction id'],
    ...['Transaction number', 'Sale id', 'Order', 'Order number', 'Order id', 'BON_NR'],
  ],
  register: [
    ...['Kasse', 'Kassenr', 'Kassenummer', 'Kasseapparat', 'Terminal', 'Terminalnr', 'Enhed', 'Lokation'],
    ...['Kassen-Nr', 'Kassennummer', 'Kassen-ID', 'Kassenplatz', 'Terminal-ID', 'Gerät', 'Standort'],
    ...['Register', 'Register no', 'Register number', 'Register id', 'Till', 'POS', 'Device', 'Device name'],
    ...['Location', 'Z_KASSE_ID'],
  ],
  number: [
    ...['Varenummer', 'Varenr', 'Stregkode', 'Stregkodenummer', 'EAN', 'SKU', 'PLU', 'Varekode', 'Nummer'],
    ...['Artikelnummer', 'Artikelnr', 'Strichcode', 'Barcode', 'Artikelcode'],
    ...['Product number', 'Product no', 'Product code', 'Item number', 'Item no', 'Item code', 'Number'],
    ...['GTIN', 'ART_NR', 'Lineitem SKU'],
  ],
  name: [
    ...['Vare', 'Varenavn', 'Varetekst', 'Varebeskrivelse', 'Produkt', 'Beskrivelse', 'Tekst', 'Navn'],
    ...['Artikel', 'Artikelname', 'Artikelbezeichnung', 'Bezeichnung', 'Beschreibung', 'Text'],
    ...[
      'Name',
      'Product',
      'Product name',
      'Item',
      'Item name',
      'Description',
      'Artikeltext',
      'Lineitem name',
    ],
  ],
  quantity: [
    ...['Antal', 'Stk', 'Mængde', 'Menge', 'Anzahl', 'Stück', 'Quantity', 'Qty', 'Pieces', 'Units'],
    'Lineitem quantity',
  ],
  unitPrice: [
    ...['Stykpris', 'Enhedspris', 'Pris', 'Pris pr. stk', 'Einzelpreis', 'Stückpreis', 'Preis'],
    ...['Unit price', 'Price', 'Price per unit', 'STK_BR', 'Lineitem price'],
  ],
  amount: [
    ...['Beløb', 'Linjebeløb', 'Bruttobeløb', 'Beløb før rabat', 'Før rabat'],
    ...['Betrag', 'Bruttobetrag', 'Zeilenbetrag', 'Betrag vor Rabatt'],
    ...['Amount', 'Line amount', 'Gross amount', 'Amount before discount', 'Gross sales'],
  ],
  discount: [
    ...['Rabat', 'Rabatbeløb', 'Linjerabat', 'Rabatt', 'Rabattbetrag', 'Nachlass', 'Discount', 'Discounts'],
    'Lineitem discount',
  ],
  paid: [
    ...['Betalt', 'I alt', 'Total', 'Linjetotal', 'Beløb efter rabat', 'Efter rabat', 'Beløb i alt'],
    ...['Bezahlt', 'Gesamt', 'Gesamtbetrag', 'Summe', 'Zeilensumme', 'Betrag nach Rabatt'],
    ...['Paid', 'Line total', 'Total amount', 'Amount paid', 'Amount after discount', 'Subtotal'],
  ],
  receiptTotal: [
    ...['Bontotal', 'Bonbeløb', 'Bonsum', 'Bon i alt', 'Kvitteringstotal', 'Kvittering i alt'],
    ...['Belegsumme', 'Belegbetrag', 'Bonsumme', 'Bonbetrag', 'Rechnungsbetrag'],
    ...['Receipt total', 'Order total', 'Transaction total', 'Total collected'],
  ],
  payment: [
    ...['Betaling', 'Betalingsform', 'Betalingstype', 'Betalingsmåde', 'Betalingsmiddel'],
    ...['Zahlung', 'Zahlungsart', 'Zahlart', 'Zahlungsmittel'],
    ...['Payment', 'Payment type', 'Payment method', 'Tender', 'Paid by'],
  ],
  kind: [
    ...[
      'Status',
      'Type',
      'Bontype',
      'Linjetype',
      'Transaktionstype',
      'Annulleret',
      'Storno',
      'Retur',
      'Øvelse',
    ],
    ...[
      'Typ',
      'Art',
      'Belegtyp',
      'Belegart',
      'Bontyp',
      'Vorgangsart',
      'Vorgangstyp',
      'Storniert',
      'Training',
    ],
    ...['Retoure', 'Event type', 'Transaction type', 'Sale type', 'Line type', 'Receipt type', 'Kind'],
    ...['Void', 'Voided', 'Cancelled', 'Canceled', 'Refund', 'Refunded', 'Return', 'Financial status'],
  ],
}

const COLUMN_OF = new Map(
  SALE_COLUMNS.flatMap(column => [column, ...WORDS[column]].map(word => [bareHead(word), column] as const)),
)

/** Each column once, but for kinds: a later one is not read. */
export const onceEach = (columns: SaleColumns): SaleColumns =>
  columns.map((column, at) => (column === 'kind' || columns.indexOf(column) === at ? column : null))

/** The column that a head names; null: none. */
export const columnOfHead = (head: string): SaleColumn | null => COLUMN_OF.get(bareHead(head)) ?? null

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
