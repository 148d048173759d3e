import type { Texts } from '../texts.ts'

export default {
  'needs.notBookable': 'Ingen kan booke online endnu',
  'needs.notBookableText': 'Butikken åbner for booking, når det her er på plads:',
  'needs.bookable': 'Der kan bookes online',
  'needs.address': 'Butikkens adresse',
  'needs.hours': 'Åbningstider',
  'needs.price': 'Mindst én pris',
  'needs.terms': 'Betalingsbetingelser, der vises',
  'needs.card': 'Kortbetaling, der virker',
  'needs.noPause': 'Online booking er sat på pause',
  'needs.feature': 'Online booking er ikke en del af jeres aftale. Skriv til os, hvis I vil have det.',
} satisfies Texts
