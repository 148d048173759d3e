import type { Texts } from '../texts.ts'

export default {
  'discounts.lastDays': 'The last days on the shelf',
  'discounts.lastDaysCount': 'The last {{count}} days',
  'discounts.noneReduced': 'No product gets the discount: they have their own, or none is in the shop.',
  'discounts.onSign': 'The shop hangs a sign at the shelf',
  'discounts.onSignHint': 'Then you need no new labels.',
  'discounts.reduceSheet': 'Reduce the whole sheet',
  'discounts.reduceSheetHint':
    'All products of the sheet get the discount. Products with a discount of their own keep it.',
  'discounts.reduceShelf': 'Reduce the whole shelf',
  'discounts.reduceShelfHint':
    'Everything that you have in the shop gets the discount, also what you add before the last day. Products with a discount of their own keep it.',
  'discounts.reducedCount_one': '{{count}} product: {{now}} becomes {{after}}',
  'discounts.reducedCount_other': '{{count}} products: {{now}} becomes {{after}}',
  'discounts.reducedKept_one': '{{count}} product keeps its own discount.',
  'discounts.reducedKept_other': '{{count}} products keep their own discount.',
  'discounts.reducedLabelsCost': 'The labels cost {{amount}}',
  'discounts.reducedLabels_one': '{{count}} label must be changed.',
  'discounts.reducedLabels_other': '{{count}} labels must be changed.',
  'discounts.reducedShare': 'If all of it sells, you get {{amount}}',
  'discounts.shelfDiscount': '−{{percent}} from {{from}} to {{to}}, both days included.',
  'discounts.shelfDiscountSign': 'The shop hangs a sign.',
  'discounts.takeBack': 'Take the discount back',
  'discounts.takingBack': 'Taking the discount back',
  'discounts.lastDayWrong': 'The last day is the first day or later.',
  'discounts.percentRange': 'Type a number from 1 to 99.',
  'discounts.firstDayWrong': 'Choose today or a later day.',
  'discounts.given': 'The discount is given. Prices follow in a moment.',
  'discounts.takenBack': 'The discount is taken back. Prices follow in a moment.',
} satisfies Texts
