import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du bist als {{name}} angemeldet.',
  'staff.seePage': 'Seite des Ladens ansehen',
  'staff.menu': 'Menü',
  'staff.customers': 'Kunden',
  'staff.requests': 'Buchungen',
  'staff.marketIdHint': 'Der Name des Ladens oder das Ende seiner Adresse',
  'staff.marketIdRule': 'Gib den Namen des Ladens ein oder das Ende seiner Adresse.',
  'staff.wrongLogIn': 'Benutzername, Passwort und Laden passen nicht zusammen. Prüf alle drei.',
  'staff.booking': 'Buchung',
  'staff.settings': 'Einstellungen',
  'staff.pending_one': '{{count}} neue Buchung wartet auf euch',
  'staff.pending_other': '{{count}} neue Buchungen warten auf euch',
  'staff.shelves': 'Regale',
  'staff.periods': 'Zeiträume',
  'staff.services': 'Extras',
  'staff.prices': 'Arten und Preise',
  'staff.whyNobodyBooks': 'Niemand kann online buchen: warum?',
} satisfies Texts
