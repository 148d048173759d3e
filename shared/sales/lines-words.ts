/** The words of sales as files. */
import type { Language } from '../kit/language.ts'
import type { GoodsType } from '../products/number.ts'

interface Words {
  /** What the files are called: of lines, and of sums by tenant. */
  file: string
  fileByTenant: string
  sheet: string
  sheetByTenant: string
  customer: string
  customerName: string
  day: string
  time: string
  number: string
  name: string
  kind: string
  unitPrice: string
  quantity: string
  paid: string
  commission: string
  /** To the tenant, and to staff. */
  share: string
  tenantsShare: string
  /** Of a business tenant's own sales: the rate in per cent, and the VAT within what was paid. */
  vatRate: string
  ownVat: string
  total: string
  kinds: Record<GoodsType, string>
  about: { name: string; line: string; shops: string; byTenant: string; ownVat: string }
}

export const LINES_WORDS: Record<Language, Words> = {
  da: {
    file: 'salg',
    fileByTenant: 'salg-pr-lejer',
    sheet: 'Salg',
    sheetByTenant: 'Salg pr. lejer',
    customer: 'Kundenummer',
    customerName: 'Lejer',
    day: 'Dato',
    time: 'Kl.',
    number: 'Varenummer',
    name: 'Vare',
    kind: 'Slags',
    unitPrice: 'Stykpris',
    quantity: 'Antal',
    paid: 'Betalt',
    commission: 'Kommission',
    share: 'Din andel',
    tenantsShare: 'Lejerens andel',
    vatRate: 'Moms %',
    ownVat: 'Heraf moms',
    total: 'I alt',
    kinds: { 1: 'Brugt', 2: 'Ny' },
    about: {
      name: 'Om filen',
      line: 'En linje for hver vare, der er solgt. En vare, der er kommet tilbage, er en linje med minus. Betalt er det, kunden gav; din andel er resten efter kommission.',
      shops:
        'En linje for hver vare, der er solgt. En vare, der er kommet tilbage, er en linje med minus. Betalt er det, kunden gav; lejerens andel er resten efter kommission.',
      ownVat:
        'Moms er den del af det betalte, som du selv afregner. Den er rundet af for hver linje, så summen kan afvige lidt fra afregningens.',
      byTenant:
        'En linje for hver lejer, der har solgt noget i de dage. Antal er det, der er solgt, uden det, der er kommet tilbage. Betalt er det, kunderne gav; lejerens andel er resten efter kommission.',
    },
  },
  de: {
    file: 'verkaeufe',
    fileByTenant: 'verkaeufe-je-mieter',
    sheet: 'Verkäufe',
    sheetByTenant: 'Verkäufe je Mieter',
    customer: 'Kundennummer',
    customerName: 'Mieter',
    day: 'Datum',
    time: 'Uhrzeit',
    number: 'Artikelnummer',
    name: 'Artikel',
    kind: 'Art',
    unitPrice: 'Einzelpreis',
    quantity: 'Menge',
    paid: 'Bezahlt',
    commission: 'Provision',
    share: 'Dein Anteil',
    tenantsShare: 'Anteil des Mieters',
    vatRate: 'MwSt. %',
    ownVat: 'Davon MwSt.',
    total: 'Gesamt',
    kinds: { 1: 'Gebraucht', 2: 'Neu' },
    about: {
      name: 'Zur Datei',
      line: 'Eine Zeile für jeden verkauften Artikel. Was zurückkam, steht mit Minus. Bezahlt ist, was der Käufer gab; dein Anteil ist der Rest nach der Provision.',
      shops:
        'Eine Zeile für jeden verkauften Artikel. Was zurückkam, steht mit Minus. Bezahlt ist, was der Käufer gab; der Anteil des Mieters ist der Rest nach der Provision.',
      ownVat:
        'Die MwSt. ist der Teil des Bezahlten, den du selbst abführst. Sie ist je Zeile gerundet, darum kann die Summe leicht von der Abrechnung abweichen.',
      byTenant:
        'Eine Zeile für jeden Mieter, der an diesen Tagen etwas verkauft hat. Die Menge ist, was verkauft wurde, ohne das, was zurückkam. Bezahlt ist, was die Käufer gaben; der Anteil des Mieters ist der Rest nach der Provision.',
    },
  },
  en: {
    file: 'sales',
    fileByTenant: 'sales-by-tenant',
    sheet: 'Sales',
    sheetByTenant: 'Sales by tenant',
    customer: 'Customer number',
    customerName: 'Tenant',
    day: 'Date',
    time: 'Time',
    number: 'Product number',
    name: 'Product',
    kind: 'Kind',
    unitPrice: 'Unit price',
    quantity: 'Quantity',
    paid: 'Paid',
    commission: 'Commission',
    share: 'Your share',
    tenantsShare: 'Tenant’s share',
    vatRate: 'VAT %',
    ownVat: 'Of it VAT',
    total: 'Total',
    kinds: { 1: 'Used', 2: 'New' },
    about: {
      name: 'About',
      line: 'A line for each thing that was sold. A thing that came back is a line with a minus. Paid is what the buyer gave; your share is the rest after commission.',
      shops:
        'A line for each item that was sold. An item that came back is a line with a minus. Paid is what the buyer gave; the tenant’s share is the rest after commission.',
      ownVat:
        'VAT is the part of what was paid that you account for yourself. It is rounded for each line, so the sum may differ a little from the settlement.',
      byTenant:
        'A line for each tenant who sold something on those days. Quantity is what was sold less what came back. Paid is what the buyers gave; the tenant’s share is the rest after commission.',
    },
  },
}
