import type { Texts } from '../texts.ts'

export default {
  'codes.clearing_currency': 'Der Betrag ist in einer anderen Währung. Legt die Position beiseite.',
  'codes.clearing_done': 'Die Position hat schon eine Antwort. Ladet die Liste neu.',
  'codes.clearing_moved_on':
    'Der Artikel wurde seitdem wieder verkauft oder zurückgegeben. Das lässt sich nicht rückgängig machen.',
  'codes.product_not_sold': 'Der Artikel ist nicht verkauft und kann nicht zurückgekommen sein.',
  'codes.product_sold': 'Der Artikel ist schon verkauft oder herausgegeben.',
} satisfies Texts
