import type { Texts } from '../texts.ts'

export default {
  'addresses.google': 'Suggestions from Google',
  'addresses.adressevaelger': 'Suggestions from Adressevælger',
  'addresses.silent': 'Addresses cannot be looked up right now. Type the address yourself.',
  'addresses.waiting': 'Looking for addresses …',
  'addresses.chooseNumber': 'choose a number',
} satisfies Texts
