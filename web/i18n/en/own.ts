import type { Texts } from '../texts.ts'

export default {
  'own.data': 'Your details',
  'own.mailHint': 'A new address counts once you have opened the link that we mail to it.',
  'own.waiting':
    '{{email}} is not confirmed yet. Open the link in the mail to that address. The old one counts until then.',
  'own.unverified': 'Your address is not confirmed yet. Open the link in the mail that we sent.',
  'own.keepOld': 'Keep {{email}}',
  'own.saving': 'Saving …',
  'own.saved': 'Your details are saved.',
  'own.bank': 'Your bank account',
  'own.bankText': 'The shop pays what you have sold to this account. You get a mail whenever it changes.',
  'own.bankRegNumber': 'Registration number',
  'own.bankAccount': 'Account number',
  'own.sortCode': 'Sort code',
  'own.ibanHint': 'Outside Denmark the IBAN is enough.',
  'own.bankSaved': 'Your bank account is saved.',
  'own.accountWaiting':
    'Confirm the account that ends in {{ends}} by the mail that we sent to {{email}}. Until then nothing is paid out.',
  'own.accountSending': 'Sending …',
  'own.password': 'Password',
  'codes.nothing_changed': 'This is what you have already. Change something first.',
} satisfies Texts
