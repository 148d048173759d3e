import type { Texts } from '../texts.ts'

export default {
  'prove.title': 'Is it you?',
  'prove.password': 'Your password',
  'prove.wrongPassword': 'The password is wrong.',
  'prove.code': 'The code from the mail',
  'prove.codeSent': 'We have sent six digits to {{email}}. The code works for 10 minutes.',
  'prove.byCode': 'Mail me a code instead',
  'prove.byPassword': 'Use the password instead',
  'prove.lead': 'You logged in more than ten minutes ago. Show that it is you before this is done.',
  'prove.action': 'Continue',
  'prove.busy': 'Checking …',
  'prove.factor': 'Code from the app, or a recovery code',
  'prove.wrongFactor':
    'This code does not fit. Use the one that the app shows now, or a recovery code that you have not used.',
} satisfies Texts
