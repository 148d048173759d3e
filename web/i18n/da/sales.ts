import type { Texts } from '../texts.ts'

export default {
  'codes.clearing_currency': 'Beløbet er i en anden valuta. Læg linjen til side.',
  'codes.clearing_done': 'Linjen har allerede fået et svar. Hent listen igen.',
  'codes.clearing_moved_on': 'Varen er solgt igen eller kommet tilbage siden, så det kan ikke fortrydes.',
  'codes.product_not_sold': 'Varen er ikke solgt, så den kan ikke være kommet tilbage.',
  'codes.product_sold': 'Varen er allerede solgt eller udleveret.',
} satisfies Texts
