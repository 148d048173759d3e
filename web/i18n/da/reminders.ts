import type { Texts } from '../texts.ts'

export default {
  'reminders.lead':
    'Kunderne får dem på mail om morgenen kl. 8, og aldrig når de allerede har forlænget. I kan føje egne ord til.',
  'reminders.start': 'Dagen før lejen begynder',
  'reminders.endSoon': 'Tre dage før hylden skal være tom',
  'reminders.endTomorrow': 'Dagen før hylden skal være tom',
  'reminders.endToday': 'Dagen, hylden skal være tom',
  'reminders.isOn': 'Send denne påmindelse',
  'reminders.inDanish': 'Egne ord på dansk',
  'reminders.inGerman': 'Egne ord på tysk',
  'reminders.inEnglish': 'Egne ord på engelsk',
  'reminders.previewIn': 'Sprog',
  'reminders.show': 'Se mailen',
  'reminders.showOf': 'Se mailen: {{reminder}}',
} satisfies Texts
