import type { Texts } from '../texts.ts'

export default {
  'customers.menu': 'Menu',
  'customers.hello': 'Hello {{name}}',
  'customers.number': 'Customer number {{number}}',
  'customers.bookTitle': 'Ready for another period?',
  'customers.bookText': 'Choose a shelf, a period and a date. It takes a few minutes.',
  'customers.bookAShelf': 'Book a shelf',
} satisfies Texts
