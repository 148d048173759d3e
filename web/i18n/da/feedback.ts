import type { Texts } from '../texts.ts'

export default {
  'feedback.title': 'Skriv til {{name}}',
  'feedback.about': 'Om opslaget',
  'feedback.name': 'Navn',
  'feedback.email': 'E-mail',
  'feedback.phone': 'Telefon',
  'feedback.notes': 'Besked',
  'feedback.send': 'Send besked',
  'feedback.sending': 'Sender …',
  'feedback.sentTitle': 'Tak for din besked',
  'feedback.sentText': 'Butikken svarer på {{email}}.',
} satisfies Texts
