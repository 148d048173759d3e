import type { Texts } from '../texts.ts'

export default {
  'codes.discount_range': 'Tilbuddet slutter, før det begynder.',
  'codes.length_required': 'Skriv, hvor lang perioden er.',
  'codes.listed_twice': 'Det står der allerede én gang.',
  'codes.name_taken': 'Det navn har en anden hylde.',
  'codes.price_list_exists': 'Butikken har allerede en prisliste.',
} satisfies Texts
