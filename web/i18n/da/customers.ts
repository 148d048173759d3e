import type { Texts } from '../texts.ts'

export default {
  'customers.menu': 'Menu',
  'customers.hello': 'Hej {{name}}',
  'customers.number': 'Kundenummer {{number}}',
  'customers.bookTitle': 'Klar til en ny periode?',
  'customers.bookText': 'Vælg en hylde, en periode og en dato. Det tager et par minutter.',
  'customers.bookAShelf': 'Book en hylde',
} satisfies Texts
