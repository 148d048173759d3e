import type { Texts } from '../texts.ts'

export default {
  'code.emailText': 'Skriv din e-mail. Så sender vi en kode, du kan logge ind med.',
  'code.send': 'Send kode',
  'code.usePassword': 'Brug adgangskode',
  'code.title': 'Skriv koden fra din mail',
  'code.sending': 'Sender en kode til {{email}} …',
  'code.sentTo': 'Hvis {{email}} har en konto her, har vi sendt seks cifre dertil.',
  'code.sentToKnown': 'Vi har sendt seks cifre til {{email}}.',
  'code.notSent': 'Koden blev ikke sendt. Prøv igen.',
  'code.field': 'Kode med seks cifre',
  'code.hint': 'Koden virker i 10 minutter. Se også i spam.',
  'code.checking': 'Logger ind …',
  'code.incomplete': 'Skriv alle seks cifre.',
  'code.expired': 'Koden er blevet for gammel. Få en ny.',
  'code.tooMany': 'Der er prøvet for mange gange. Brug din adgangskode, eller prøv igen senere.',
  'code.again': 'Send en ny kode',
  'code.againIn': 'Send en ny kode ({{time}})',
  'code.other': 'Vælg en anden måde',
  'code.staffText':
    'Skriv din butik og dit brugernavn eller din e-mail. Vi sender en kode til kontoens e-mail.',
  'code.staffName': 'Brugernavn eller e-mail',
  'code.sentToStaff': 'Har {{name}} en konto her, har vi sendt seks cifre til dens e-mail.',
  'code.factor': 'Kode fra din app',
  'code.factorHint': 'Seks cifre, eller en af dine gendannelseskoder',
  'code.wrongFactor':
    'Koden passer ikke. Brug den, appen viser nu, eller en gendannelseskode, du ikke har brugt.',
} satisfies Texts
