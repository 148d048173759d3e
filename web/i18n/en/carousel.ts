import type { Texts } from '../texts.ts'

export default {
  'carousel.role': 'picture carousel',
  'carousel.slide': 'picture',
  'carousel.position': '{{at}} of {{count}}',
  'carousel.previous': 'Previous picture',
  'carousel.next': 'Next picture',
  'carousel.pause': 'Pause the pictures',
  'carousel.play': 'Play the pictures',
} satisfies Texts
