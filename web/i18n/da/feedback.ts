import type { Texts } from '../texts.ts'

export default {
  'feedback.keptTitle': 'Din besked er gemt',
  'feedback.keptText': 'Der er kommet rigtig mange beskeder i dag, så din bliver måske læst sent.',
  'feedback.call': 'Ring på {{phone}}, hvis det haster.',
  'codes.too_many_messages':
    'Der er kommet så mange beskeder, at der ikke er plads til flere i dag. Ring i stedet. Det, du har skrevet, står her stadig.',
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
