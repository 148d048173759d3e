import type { Texts } from '../texts.ts'

export default {
  'missing.uhOh': 'Uh oh... noget gik galt.',
  'missing.notFound': 'Siden findes ikke.',
  'missing.goHome': 'Gå til forsiden',
  'missing.marketTitle': 'Den butik kender vi ikke',
  'missing.marketText': 'Måske er adressen skrevet forkert, eller butikken er lukket.',
  'missing.noTerms': 'Butikken har ikke skrevet nogen betingelser endnu.',
} satisfies Texts
