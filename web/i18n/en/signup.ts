import type { Texts } from '../texts.ts'

export default {
  'signup.title': 'Create an account',
  'signup.lead': 'Book faster, extend by yourself and follow your bookings at {{market}}.',
  'signup.next': 'We send you a mail with a link. There you choose your password.',
  'signup.terms': 'Read the terms of the market',
  'signup.create': 'Create account',
  'signup.creating': 'Creating …',
  'signup.haveOne': 'Do you have an account already?',
  'signup.emailHint': 'This is where we send the link.',
  'signup.sentTitle': 'Look in your mail',
  'signup.sent': 'We have written to {{email}}.',
  'signup.step1': 'Open the mail from {{market}}.',
  'signup.step2': 'Press the link and choose a password.',
  'signup.step3': 'Log in and book your shelf.',
  'signup.none': 'No mail? Look in the spam folder, or wait a few minutes.',
  'signup.again': 'Send again',
  'signup.againDone': 'We have written to {{email}} again.',
  'signup.other': 'Use another address',
} satisfies Texts
