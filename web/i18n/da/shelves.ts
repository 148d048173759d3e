import type { Texts } from '../texts.ts'

export default {
  'shelves.select': 'Vælg',
  'shelves.selectNamed': 'Vælg {{name}}',
  'shelves.discount': 'Tilbud!',
  'shelves.discountUntil': 'Tilbuddet gælder til {{date}}',
  'shelves.before': 'Før',
  'shelves.days_one': '{{count}} dag',
  'shelves.days_other': '{{count}} dage',
  'shelves.weeks_one': '{{count}} uge',
  'shelves.weeks_other': '{{count}} uger',
  'shelves.months_one': '{{count}} måned',
  'shelves.months_other': '{{count}} måneder',
  'shelves.quantityOf': 'Antal: {{name}}',
  'shelves.oneLess': 'En mindre: {{name}}',
  'shelves.oneMore': 'En mere: {{name}}',
  'codes.date_out_of_range': 'Vælg en dato inden for de næste to måneder.',
} satisfies Texts
