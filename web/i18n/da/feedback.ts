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
  'feedback.weAnswer': 'Vi svarer på {{email}}.',
  'feedback.country': 'Land',
  'codes.recaptcha_error': 'Vi kunne ikke se, at du er et menneske. Genindlæs siden, eller skriv en mail.',
} satisfies Texts
