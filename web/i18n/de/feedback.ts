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
  'feedback.weAnswer': 'Wir antworten an {{email}}.',
  'feedback.country': 'Land',
  'codes.recaptcha_error':
    'Wir konnten nicht sehen, dass du ein Mensch bist. Lade die Seite neu oder schreib eine Mail.',
} satisfies Texts
