import type { Texts } from '../texts.ts'

export default {
  'shelves.select': 'Wählen',
  'shelves.selectNamed': '{{name}} wählen',
  'shelves.discount': 'Rabatt!',
  'shelves.discountUntil': 'Rabatt gültig bis {{date}}',
  'shelves.before': 'Vorher',
  'shelves.days_one': '{{count}} Tag',
  'shelves.days_other': '{{count}} Tage',
  'shelves.weeks_one': '{{count}} Woche',
  'shelves.weeks_other': '{{count}} Wochen',
  'shelves.months_one': '{{count}} Monat',
  'shelves.months_other': '{{count}} Monate',
  'shelves.quantityOf': 'Anzahl: {{name}}',
  'shelves.oneLess': 'Eins weniger: {{name}}',
  'shelves.oneMore': 'Eins mehr: {{name}}',
  'codes.date_out_of_range': 'Wähl ein Datum aus den nächsten zwei Monaten.',
} satisfies Texts
