import type { Texts } from '../texts.ts'

export default {
  'offline.title': 'Keine Verbindung',
  'offline.asOf': 'Stand: {{when}}. Sobald wieder eine Verbindung da ist, holen wir das Neueste.',
  'offline.emptyBy': 'Leer bis {{when}}',
  'offline.setUpFrom': 'Einräumen ab {{when}}',
  'offline.call': '{{market}} anrufen:',
  'offline.loggedOut': 'Du bist abgemeldet',
  'offline.logInLater': 'Sobald wieder eine Verbindung da ist, kannst du dich anmelden.',
} satisfies Texts
