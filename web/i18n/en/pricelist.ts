import type { Texts } from '../texts.ts'

export default {
  'codes.discount_range': 'The discount ends before it begins.',
  'codes.length_required': 'Please say how long the period is.',
  'codes.listed_twice': 'This is listed twice.',
  'codes.name_taken': 'Another shelf has this name.',
  'codes.price_list_exists': 'The shop has a price list already.',
} satisfies Texts
