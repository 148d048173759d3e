import type { Texts } from '../texts.ts'

export default {
  'signup.title': 'Opret konto',
  'signup.lead': 'Så kan du booke hurtigere, forlænge selv og følge dine bookinger hos {{market}}.',
  'signup.next': 'Vi sender dig en mail med et link. Der vælger du din adgangskode.',
  'signup.terms': 'Læs butikkens betingelser',
  'signup.create': 'Opret konto',
  'signup.creating': 'Opretter …',
  'signup.haveOne': 'Har du allerede en konto?',
  'signup.emailHint': 'Hertil sender vi linket.',
  'signup.sentTitle': 'Se i din mail',
  'signup.sent': 'Vi har skrevet til {{email}}.',
  'signup.step1': 'Åbn mailen fra {{market}}.',
  'signup.step2': 'Tryk på linket, og vælg en adgangskode.',
  'signup.step3': 'Log ind og book din hylde.',
  'signup.none': 'Kom der ingen mail? Se i spam, eller vent et par minutter.',
  'signup.again': 'Send igen',
  'signup.againDone': 'Vi har skrevet til {{email}} igen.',
  'signup.other': 'Brug en anden e-mail',
} satisfies Texts
