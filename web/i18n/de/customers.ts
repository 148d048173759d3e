import type { Texts } from '../texts.ts'

export default {
  'customers.menu': 'Menü',
  'customers.hello': 'Hallo {{name}}',
  'customers.number': 'Kundennummer {{number}}',
  'customers.bookTitle': 'Bereit für die nächste Runde?',
  'customers.bookText': 'Wähl Regal, Zeitraum und Datum. Das dauert ein paar Minuten.',
  'customers.bookAShelf': 'Regal buchen',
} satisfies Texts
