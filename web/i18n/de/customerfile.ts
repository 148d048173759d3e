import type { Texts } from '../texts.ts'

export default {
  'customerfile.title': 'Kunden importieren',
  'customerfile.about':
    'Die erste Zeile sagt, was die Spalten sind. Name, E-Mail und Telefon müssen da sein, alles andere ist freiwillig. Ihr seht alles, bevor etwas angelegt wird.',
  'customerfile.exampleName': 'kunden-beispiel.csv',
  'customerfile.customer': 'Kunde',
  'customerfile.create': 'Wird angelegt',
  'customerfile.exists': 'Ist schon Kunde',
  'customerfile.repeated': 'Steht weiter oben in der Datei',
  'customerfile.wrong': 'Bitte korrigieren',
  'customerfile.sendMails': 'Allen einen Link zur Wahl des Passworts schicken',
  'customerfile.sendMailsHint': 'Ohne Haken könnt ihr den Link später von der Seite des Kunden schicken.',
  'customerfile.fewerMails_one':
    'Mit Importen könnt ihr heute noch {{number}} Mail schicken. Die anderen Kunden werden ohne Mail angelegt; ihr könnt ihnen den Link von ihrer Seite aus schicken.',
  'customerfile.fewerMails_other':
    'Mit Importen könnt ihr heute noch {{number}} Mails schicken. Die anderen Kunden werden ohne Mail angelegt; ihr könnt ihnen den Link von ihrer Seite aus schicken.',
  'customerfile.createAll_one': '{{number}} Kunden anlegen',
  'customerfile.createAll_other': '{{number}} Kunden anlegen',
  'customerfile.nobody': 'Keine neuen Kunden in der Datei',
  'customerfile.see': 'Kunden ansehen',
  'customerfile.made': 'Angelegt',
  'customerfile.unmailed':
    'Ohne Mail: Die Mails des Tages sind verbraucht. Schickt den Link von ihren Seiten.',
  'customerfile.known': 'Waren schon Kunden',
} satisfies Texts
