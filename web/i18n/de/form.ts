import type { Texts } from '../texts.ts'

export default {
  'form.account': 'Bankkonto',
  'form.changedTitle': 'Jemand anders hat das inzwischen geändert',
  'form.changedText':
    'Wähle für jedes Feld, was gelten soll, und speichere dann. Deine anderen Eingaben sind noch da.',
  'form.keepMine': 'Deins behalten: {{value}}',
  'form.keepOld': 'Das Alte behalten: {{value}}',
  'form.takeTheirs': 'Das Neue nehmen: {{value}}',
  'form.yes': 'Ja',
  'form.no': 'Nein',
  'form.nothing': 'leer',
  'form.saveChosen': 'Auswahl speichern',
  'codes.changed_meanwhile':
    'Jemand anders hat das inzwischen geändert. Sieh nach, was neu ist, und speichere noch einmal.',
  'codes.in_use': 'Das wird noch benutzt und kann nicht gelöscht werden. Schalte es stattdessen aus.',
  'form.leaveTitle': 'Seite verlassen, ohne zu speichern?',
  'form.leaveText': 'Was du hier geändert hast, ist nicht gespeichert und geht verloren.',
  'form.leave': 'Seite verlassen',
  'form.stay': 'Hier bleiben',
  'form.keptTitle': 'Hier steht noch, was du getippt hast',
  'form.keptText': 'Es ist noch nicht gespeichert. Speichere es oder verwirf es.',
  'form.discard': 'Verwerfen',
  'codes.name_has_link': 'Der Name darf keine Webadresse enthalten.',
} satisfies Texts
