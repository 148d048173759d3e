/** The words of the file of products for a till. */
import type { Language } from '../kit/language.ts'
import type { GoodsType } from '../products/number.ts'

interface Words {
  /** What the file is called. */
  file: string
  number: string
  name: string
  price: string
  vat: string
  kind: string
  kinds: Record<GoodsType, string>
  customer: string
}

export const PRODUCT_FILE_WORDS: Record<Language, Words> = {
  da: {
    file: 'varer-til-kassen',
    number: 'Varenummer',
    name: 'Vare',
    price: 'Pris',
    vat: 'Moms i procent',
    kind: 'Slags',
    kinds: { 1: 'Brugt', 2: 'Ny' },
    customer: 'Kundenummer',
  },
  de: {
    file: 'artikel-fuer-die-kasse',
    number: 'Artikelnummer',
    name: 'Artikel',
    price: 'Preis',
    vat: 'MwSt. in Prozent',
    kind: 'Art',
    kinds: { 1: 'Gebraucht', 2: 'Neu' },
    customer: 'Kundennummer',
  },
  en: {
    file: 'products-for-the-till',
    number: 'Product number',
    name: 'Product',
    price: 'Price',
    vat: 'VAT in percent',
    kind: 'Kind',
    kinds: { 1: 'Used', 2: 'New' },
    customer: 'Customer number',
  },
}
