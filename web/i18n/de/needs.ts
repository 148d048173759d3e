import type { Texts } from '../texts.ts'

export default {
  'needs.notBookable': 'Noch kann niemand online buchen',
  'needs.notBookableText': 'Der Laden öffnet für Buchungen, sobald das hier erledigt ist:',
  'needs.bookable': 'Online-Buchung ist möglich',
  'needs.address': 'Adresse des Ladens',
  'needs.hours': 'Öffnungszeiten',
  'needs.price': 'Mindestens ein Preis',
  'needs.terms': 'Zahlungsbedingungen, die angezeigt werden',
  'needs.card': 'Kartenzahlung, die funktioniert',
  'needs.noPause': 'Die Online-Buchung ist pausiert',
  'needs.feature': 'Online-Buchung gehört nicht zu eurem Vertrag. Schreibt uns, wenn ihr sie möchtet.',
} satisfies Texts
