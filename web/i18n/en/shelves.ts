import type { Texts } from '../texts.ts'

export default {
  'shelves.select': 'Select',
  'shelves.selectNamed': 'Select {{name}}',
  'shelves.discount': 'Discount!',
  'shelves.discountUntil': 'Discount valid until {{date}}',
  'shelves.before': 'Was',
  'shelves.days_one': '{{count}} day',
  'shelves.days_other': '{{count}} days',
  'shelves.weeks_one': '{{count}} week',
  'shelves.weeks_other': '{{count}} weeks',
  'shelves.months_one': '{{count}} month',
  'shelves.months_other': '{{count}} months',
  'shelves.quantityOf': 'Quantity: {{name}}',
  'shelves.oneLess': 'One less: {{name}}',
  'shelves.oneMore': 'One more: {{name}}',
  'codes.date_out_of_range': 'Choose a date within the next two months.',
} satisfies Texts
