import type { Texts } from '../texts.ts'

export default {
  'code.emailText': 'Gib deine E-Mail ein. Dann schicken wir dir einen Code zum Anmelden.',
  'code.send': 'Code schicken',
  'code.usePassword': 'Mit Passwort anmelden',
  'code.title': 'Gib den Code aus deiner Mail ein',
  'code.sending': 'Wir schicken einen Code an {{email}} …',
  'code.sentTo': 'Wenn {{email}} hier ein Konto hat, haben wir sechs Ziffern dorthin geschickt.',
  'code.sentToKnown': 'Wir haben sechs Ziffern an {{email}} geschickt.',
  'code.notSent': 'Der Code wurde nicht geschickt. Versuch es noch einmal.',
  'code.field': 'Code mit sechs Ziffern',
  'code.hint': 'Der Code gilt 10 Minuten. Sieh auch im Spam nach.',
  'code.checking': 'Anmelden …',
  'code.incomplete': 'Gib alle sechs Ziffern ein.',
  'code.expired': 'Der Code ist zu alt. Lass dir einen neuen schicken.',
  'code.tooMany': 'Zu viele Versuche. Nimm dein Passwort oder versuch es später noch einmal.',
  'code.again': 'Neuen Code schicken',
  'code.againIn': 'Neuen Code schicken ({{time}})',
  'code.other': 'Einen anderen Weg wählen',
  'code.staffText':
    'Gib deinen Laden und deinen Benutzernamen oder deine E-Mail-Adresse ein. Wir schicken einen Code an die Adresse deines Kontos.',
  'code.staffName': 'Benutzername oder E-Mail-Adresse',
  'code.sentToStaff': 'Hat {{name}} hier ein Konto, haben wir sechs Ziffern an dessen Adresse geschickt.',
  'code.factor': 'Code aus deiner App',
  'code.factorHint': 'Sechs Ziffern, oder einer deiner Wiederherstellungscodes',
  'code.wrongFactor':
    'Der Code stimmt nicht. Nimm den, den die App jetzt zeigt, oder einen unbenutzten Wiederherstellungscode.',
} satisfies Texts
