export const customers = {
  'customers.menu': 'Menü',
  'customers.hello': 'Hallo {{name}}',
  'customers.number': 'Kundennummer {{number}}',
  'customers.bookTitle': 'Bereit für die nächste Runde?',
  'customers.bookText': 'Wähl Regal, Zeitraum und Datum. Das dauert ein paar Minuten.',
}
