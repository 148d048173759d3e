/** The words of sales as files. */
import type { Language } from '../kit/language.ts'
import type { GoodsType } from '../products/number.ts'

interface Words {
  /** What the file is called. */
  file: string
  sheet: string
  day: string
  time: string
  number: string
  name: string
  kind: string
  unitPrice: string
  quantity: string
  paid: string
  commission: string
  share: string
  total: string
  kinds: Record<GoodsType, string>
  about: { name: string; line: string }
}

export const LINES_WORDS: Record<Language, Words> = {
  da: {
    file: 'salg',
    sheet: 'Salg',
    day: 'Dato',
    time: 'Kl.',
    number: 'Varenummer',
    name: 'Vare',
    kind: 'Slags',
    unitPrice: 'Stykpris',
    quantity: 'Antal',
    paid: 'Betalt',
    commission: 'Kommission',
    share: 'Du får',
    total: 'I alt',
    kinds: { 1: 'Brugt', 2: 'Ny' },
    about: {
      name: 'Om filen',
      line: 'En linje for hver vare, der er solgt. En vare, der er kommet tilbage, er en linje med minus. Betalt er det, kunden gav; det, du får, er resten efter kommission.',
    },
  },
  de: {
    file: 'verkaeufe',
    sheet: 'Verkäufe',
    day: 'Datum',
    time: 'Uhrzeit',
    number: 'Artikelnummer',
    name: 'Artikel',
    kind: 'Art',
    unitPrice: 'Einzelpreis',
    quantity: 'Menge',
    paid: 'Bezahlt',
    commission: 'Provision',
    share: 'Du bekommst',
    total: 'Gesamt',
    kinds: { 1: 'Gebraucht', 2: 'Neu' },
    about: {
      name: 'Zur Datei',
      line: 'Eine Zeile für jeden verkauften Artikel. Was zurückkam, steht mit Minus. Bezahlt ist, was der Käufer gab; was du bekommst, ist der Rest nach der Provision.',
    },
  },
  en: {
    file: 'sales',
    sheet: 'Sales',
    day: 'Date',
    time: 'Time',
    number: 'Product number',
    name: 'Product',
    kind: 'Kind',
    unitPrice: 'Unit price',
    quantity: 'Quantity',
    paid: 'Paid',
    commission: 'Commission',
    share: 'You get',
    total: 'Total',
    kinds: { 1: 'Used', 2: 'New' },
    about: {
      name: 'About',
      line: 'A line for each thing that was sold. A thing that came back is a line with a minus. Paid is what the buyer gave; what you get is the rest after commission.',
    },
  },
}
