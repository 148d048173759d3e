import type { Texts } from '../texts.ts'

export default {
  'offline.title': 'Keine Verbindung',
  'offline.asOf': 'Stand: {{when}}. Sobald wieder eine Verbindung da ist, holen wir das Neueste.',
  'offline.emptyBy': 'Leer bis {{when}}',
  'offline.setUpFrom': 'Einräumen ab {{when}}',
  'offline.unsentThings': 'Artikel, die nicht gesendet sind',
  'offline.keptThings':
    'Sie sind auf diesem Gerät gespeichert. Wir senden sie, sobald die Verbindung wieder da ist. Du kannst die Seite schließen, aber melde dich nicht ab.',
  'offline.call': '{{market}} anrufen:',
  'offline.loggedOut': 'Du bist abgemeldet',
  'offline.logInLater': 'Sobald wieder eine Verbindung da ist, kannst du dich anmelden.',
} satisfies Texts
