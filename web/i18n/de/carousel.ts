import type { Texts } from '../texts.ts'

export default {
  'carousel.role': 'Bilderkarussell',
  'carousel.slide': 'Bild',
  'carousel.position': '{{at}} von {{count}}',
  'carousel.previous': 'Voriges Bild',
  'carousel.next': 'Nächstes Bild',
  'carousel.pause': 'Bildwechsel anhalten',
  'carousel.play': 'Bildwechsel starten',
} satisfies Texts
