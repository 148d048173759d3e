import type { Texts } from '../texts.ts'

export default {
  'feedback.keptTitle': 'Your message is kept',
  'feedback.keptText': 'A great many messages came today, so yours may be read late.',
  'feedback.call': 'If it is urgent, call {{phone}}.',
  'codes.too_many_messages':
    'So many messages came that no more can be taken today. Please call instead. What you wrote is still here.',
  'feedback.title': 'Write to {{name}}',
  'feedback.about': 'About the post',
  'feedback.name': 'Name',
  'feedback.email': 'Email',
  'feedback.phone': 'Phone',
  'feedback.notes': 'Message',
  'feedback.send': 'Send message',
  'feedback.sending': 'Sending …',
  'feedback.sentTitle': 'Thank you for your message',
  'feedback.sentText': 'The shop answers to {{email}}.',
  'feedback.weAnswer': 'We answer to {{email}}.',
  'feedback.country': 'Country',
  'codes.recaptcha_error': 'We could not see that you are a person. Reload the page, or write a mail.',
} satisfies Texts
