import type { Texts } from '../texts.ts'

export default {
  'carousel.role': 'billedkarrusel',
  'carousel.slide': 'billede',
  'carousel.position': '{{at}} af {{count}}',
  'carousel.previous': 'Forrige billede',
  'carousel.next': 'Næste billede',
  'carousel.pause': 'Stop billedskift',
  'carousel.play': 'Start billedskift',
} satisfies Texts
