import type { Texts } from '../texts.ts'

export default {
  'prove.title': 'Bist du es?',
  'prove.password': 'Dein Passwort',
  'prove.wrongPassword': 'Das Passwort ist falsch.',
  'prove.code': 'Der Code aus der Mail',
  'prove.codeSent': 'Wir haben sechs Ziffern an {{email}} geschickt. Der Code gilt 10 Minuten.',
  'prove.byCode': 'Schickt mir stattdessen einen Code per Mail',
  'prove.byPassword': 'Stattdessen das Passwort nutzen',
  'prove.lead':
    'Du hast dich vor mehr als zehn Minuten angemeldet. Zeig, dass du es bist, bevor das geschieht.',
  'prove.action': 'Weiter',
  'prove.busy': 'Wird geprüft …',
  'prove.factor': 'Code aus der App, oder ein Wiederherstellungscode',
  'prove.wrongFactor':
    'Der Code stimmt nicht. Nimm den, den die App jetzt zeigt, oder einen unbenutzten Wiederherstellungscode.',
} satisfies Texts
