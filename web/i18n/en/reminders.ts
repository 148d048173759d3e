import type { Texts } from '../texts.ts'

export default {
  'reminders.lead':
    'Customers get them by mail at 8 in the morning, and never once they have extended. You can add words of your own.',
  'reminders.start': 'The day before the rent begins',
  'reminders.endSoon': 'Three days before the shelf must be empty',
  'reminders.endTomorrow': 'The day before the shelf must be empty',
  'reminders.endToday': 'The day on which the shelf must be empty',
  'reminders.isOn': 'Send this reminder',
  'reminders.inDanish': 'Own words in Danish',
  'reminders.inGerman': 'Own words in German',
  'reminders.inEnglish': 'Own words in English',
  'reminders.previewIn': 'Language',
  'reminders.show': 'See the mail',
  'reminders.showOf': 'See the mail: {{reminder}}',
} satisfies Texts
