import type { Texts } from '../texts.ts'

export default {
  'feedback.title': 'Schreib an {{name}}',
  'feedback.about': 'Zum Beitrag',
  'feedback.name': 'Name',
  'feedback.email': 'E-Mail',
  'feedback.phone': 'Telefon',
  'feedback.notes': 'Nachricht',
  'feedback.send': 'Nachricht senden',
  'feedback.sending': 'Wird gesendet …',
  'feedback.sentTitle': 'Danke für deine Nachricht',
  'feedback.sentText': 'Der Laden antwortet an {{email}}.',
} satisfies Texts
