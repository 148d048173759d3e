/** The words of product lists as files. */
import type { Language } from '../kit/language.ts'

interface Words {
  /** What the file is called. */
  file: string
  sheet: string
  number: string
  name: string
  description: string
  kind: string
  status: string
  price: string
  discount: string
  discountFrom: string
  discountTo: string
  sellPrice: string
  soldFor: string
  share: string
  customer: string
  customerName: string
  handedOut: string
  reason: string
  /** By the number of a status. */
  statuses: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>
  kinds: Record<1 | 2, string>
  about: { name: string; line: string }
}

export const PRODUCTS_WORDS: Record<Language, Words> = {
  da: {
    file: 'varer',
    sheet: 'Varer',
    number: 'Varenummer',
    name: 'Vare',
    description: 'Beskrivelse',
    kind: 'Slags',
    status: 'Status',
    price: 'Pris',
    discount: 'Rabat',
    discountFrom: 'Rabat fra',
    discountTo: 'Rabat til',
    sellPrice: 'Sælges for',
    soldFor: 'Solgt for',
    share: 'Lejeren får',
    customer: 'Kundenummer',
    customerName: 'Lejer',
    handedOut: 'Udleveret',
    reason: 'Hvorfor',
    statuses: {
      1: 'Kladde',
      2: 'Venter på butikken',
      3: 'Bliver gjort klar',
      4: 'I butikken, uden mærke',
      5: 'I butikken, mærke printet',
      6: 'Solgt',
      7: 'Hentet',
    },
    kinds: { 1: 'Brugt', 2: 'Ny' },
    about: {
      name: 'Om filen',
      line: 'Prisen er den af i dag, med rabat. For det solgte står der, hvad kunden betalte. Lejerens del er efter kommission.',
    },
  },
  de: {
    file: 'artikel',
    sheet: 'Artikel',
    number: 'Artikelnummer',
    name: 'Artikel',
    description: 'Beschreibung',
    kind: 'Art',
    status: 'Status',
    price: 'Preis',
    discount: 'Rabatt',
    discountFrom: 'Rabatt ab',
    discountTo: 'Rabatt bis',
    sellPrice: 'Verkaufspreis',
    soldFor: 'Verkauft für',
    share: 'Mieter bekommt',
    customer: 'Kundennummer',
    customerName: 'Mieter',
    handedOut: 'Ausgegeben',
    reason: 'Warum',
    statuses: {
      1: 'Entwurf',
      2: 'Wartet auf den Laden',
      3: 'Wird fertig gemacht',
      4: 'Im Laden, ohne Etikett',
      5: 'Im Laden, Etikett gedruckt',
      6: 'Verkauft',
      7: 'Abgeholt',
    },
    kinds: { 1: 'Gebraucht', 2: 'Neu' },
    about: {
      name: 'Zur Datei',
      line: 'Der Verkaufspreis ist der von heute, mit Rabatt. Bei Verkauftem steht, was bezahlt wurde. Der Anteil des Mieters ist nach Provision.',
    },
  },
  en: {
    file: 'products',
    sheet: 'Products',
    number: 'Product number',
    name: 'Product',
    description: 'Description',
    kind: 'Kind',
    status: 'Status',
    price: 'Price',
    discount: 'Discount',
    discountFrom: 'Discount from',
    discountTo: 'Discount to',
    sellPrice: 'Sells for',
    soldFor: 'Sold for',
    share: 'The tenant gets',
    customer: 'Customer number',
    customerName: 'Tenant',
    handedOut: 'Handed out',
    reason: 'Why',
    statuses: {
      1: 'Draft',
      2: 'Waits for the shop',
      3: 'Being made',
      4: 'In the shop, without a label',
      5: 'In the shop, label printed',
      6: 'Sold',
      7: 'Fetched',
    },
    kinds: { 1: 'Used', 2: 'New' },
    about: {
      name: 'About',
      line: 'The selling price is that of today, with its discount. Of what was sold the file says what was paid. The share of the tenant is after commission.',
    },
  },
}
