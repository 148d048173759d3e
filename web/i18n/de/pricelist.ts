import type { Texts } from '../texts.ts'

export default {
  'codes.discount_range': 'Das Angebot endet, bevor es beginnt.',
  'codes.length_required': 'Schreib, wie lang der Zeitraum ist.',
  'codes.listed_twice': 'Das steht schon einmal da.',
  'codes.name_taken': 'So heißt schon ein anderes Regal.',
  'codes.price_list_exists': 'Der Laden hat schon eine Preisliste.',
} satisfies Texts
