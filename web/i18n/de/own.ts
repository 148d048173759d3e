import type { Texts } from '../texts.ts'

export default {
  'own.data': 'Deine Angaben',
  'own.mailHint': 'Eine neue Adresse gilt, sobald du den Link in unserer Mail an sie geöffnet hast.',
  'own.waiting':
    '{{email}} ist noch nicht bestätigt. Öffne den Link in der Mail an diese Adresse. Bis dahin gilt die alte.',
  'own.unverified':
    'Deine Adresse ist noch nicht bestätigt. Öffne den Link in der Mail, die wir geschickt haben.',
  'own.keepOld': '{{email}} behalten',
  'own.saving': 'Wird gespeichert …',
  'own.saved': 'Deine Angaben sind gespeichert.',
  'own.bank': 'Dein Bankkonto',
  'own.bankText':
    'Hierhin zahlt der Laden aus, was du verkauft hast. Ändert sich das Konto, bekommst du eine Mail.',
  'own.bankRegNumber': 'Registrierungsnummer',
  'own.bankAccount': 'Kontonummer',
  'own.sortCode': 'Sort Code',
  'own.ibanHint': 'Außerhalb Dänemarks reicht die IBAN.',
  'own.bankSaved': 'Dein Bankkonto ist gespeichert.',
  'own.accountWaiting':
    'Bestätige das Konto mit der Endung {{ends}} über die Mail, die wir an {{email}} geschickt haben. Bis dahin wird nichts ausgezahlt.',
  'own.accountSending': 'Wird gesendet …',
  'own.password': 'Passwort',
  'codes.nothing_changed': 'Das sind die Angaben, die du schon hast. Ändere zuerst etwas.',
} satisfies Texts
