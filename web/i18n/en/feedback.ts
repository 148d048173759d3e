import type { Texts } from '../texts.ts'

export default {
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
} satisfies Texts
