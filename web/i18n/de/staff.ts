import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du bist als {{name}} angemeldet.',
  'staff.seePage': 'Seite des Ladens ansehen',
  'staff.menu': 'Menü',
  'staff.customers': 'Kunden',
  'staff.requests': 'Buchungen',
  'staff.pictures': 'Logo und Bilder',
} satisfies Texts
