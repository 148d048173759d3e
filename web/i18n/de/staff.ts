import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du bist als {{name}} angemeldet.',
  'staff.seePage': 'Seite des Ladens ansehen',
  'staff.menu': 'Menü',
  'staff.customers': 'Kunden',
  'staff.requests': 'Buchungen',
  'staff.settings': 'Einstellungen',
  'staff.marketIdHint': 'Der Name des Ladens oder das Ende seiner Adresse',
  'staff.marketIdRule': 'Gib den Namen des Ladens ein oder das Ende seiner Adresse.',
  'staff.wrongLogIn': 'Benutzername, Passwort und Laden passen nicht zusammen. Prüf alle drei.',
} satisfies Texts
