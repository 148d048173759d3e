import type { Texts } from '../texts.ts'

export default {
  'codes.clearing_done': 'Die Zeile hat schon eine Antwort. Lade die Liste neu.',
  'codes.product_not_sold': 'Die Ware ist nicht verkauft und kann nicht zurückgekommen sein.',
  'codes.product_sold': 'Die Ware ist schon verkauft oder ausgegeben.',
} satisfies Texts
