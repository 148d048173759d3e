import type { Texts } from '../texts.ts'

export default {
  'signup.title': 'Konto anlegen',
  'signup.lead':
    'Damit buchst du schneller, verlängerst selbst und behältst deine Buchungen bei {{market}} im Blick.',
  'signup.next': 'Wir schicken dir eine Mail mit einem Link. Dort wählst du dein Passwort.',
  'signup.terms': 'Bedingungen des Marktes lesen',
  'signup.create': 'Konto anlegen',
  'signup.creating': 'Wird angelegt …',
  'signup.haveOne': 'Hast du schon ein Konto?',
  'signup.emailHint': 'Dorthin schicken wir den Link.',
  'signup.sentTitle': 'Schau in deine Mails',
  'signup.sent': 'Wir haben an {{email}} geschrieben.',
  'signup.step1': 'Öffne die Mail von {{market}}.',
  'signup.step2': 'Tippe auf den Link und wähle ein Passwort.',
  'signup.step3': 'Melde dich an und buche dein Regal.',
  'signup.none': 'Keine Mail da? Schau in den Spam-Ordner, oder warte ein paar Minuten.',
  'signup.again': 'Noch einmal senden',
  'signup.againDone': 'Wir haben noch einmal an {{email}} geschrieben.',
  'signup.other': 'Andere Adresse nehmen',
} satisfies Texts
