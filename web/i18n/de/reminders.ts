import type { Texts } from '../texts.ts'

export default {
  'reminders.lead':
    'Kunden bekommen sie morgens um 8 Uhr per Mail, und nie, wenn sie schon verlängert haben. Ihr könnt eigene Worte ergänzen.',
  'reminders.start': 'Am Tag, bevor die Miete beginnt',
  'reminders.endSoon': 'Drei Tage, bevor das Regal leer sein muss',
  'reminders.endTomorrow': 'Am Tag, bevor das Regal leer sein muss',
  'reminders.endToday': 'Am Tag, an dem das Regal leer sein muss',
  'reminders.isOn': 'Diese Erinnerung senden',
  'reminders.inDanish': 'Eigene Worte auf Dänisch',
  'reminders.inGerman': 'Eigene Worte auf Deutsch',
  'reminders.inEnglish': 'Eigene Worte auf Englisch',
  'reminders.previewIn': 'Sprache',
  'reminders.show': 'Mail ansehen',
  'reminders.showOf': 'Mail ansehen: {{reminder}}',
} satisfies Texts
