import type { Texts } from '../texts.ts'

export default {
  'code.emailText': 'Enter your email. We will send you a code to log in with.',
  'code.send': 'Send code',
  'code.usePassword': 'Use a password',
  'code.title': 'Type the code from your mail',
  'code.sending': 'Sending a code to {{email}} …',
  'code.sentTo': 'If {{email}} has an account here, we have sent six digits to it.',
  'code.sentToKnown': 'We have sent six digits to {{email}}.',
  'code.notSent': 'The code was not sent. Please try again.',
  'code.field': 'Six-digit code',
  'code.hint': 'The code works for 10 minutes. Look in your spam folder too.',
  'code.checking': 'Logging in …',
  'code.incomplete': 'Type all six digits.',
  'code.expired': 'The code has become too old. Get a new one.',
  'code.tooMany': 'Too many attempts. Use your password, or try again later.',
  'code.again': 'Send a new code',
  'code.againIn': 'Send a new code ({{time}})',
  'code.other': 'Choose another way',
  'code.staffText':
    'Type your shop and your user name or email. We send a code to the address of your account.',
  'code.staffName': 'User name or email',
  'code.sentToStaff': 'If {{name}} has an account here, we have sent six digits to its address.',
  'code.factor': 'Code from your app',
  'code.factorHint': 'Six digits, or one of your recovery codes',
  'code.wrongFactor':
    'This code does not fit. Use the one that the app shows now, or a recovery code that you have not used.',
} satisfies Texts
