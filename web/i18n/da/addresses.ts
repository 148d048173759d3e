import type { Texts } from '../texts.ts'

export default {
  'addresses.google': 'Forslag fra Google',
  'addresses.adressevaelger': 'Forslag fra Adressevælger',
  'addresses.silent': 'Adresser kan ikke slås op lige nu. Skriv adressen selv.',
  'addresses.waiting': 'Leder efter adresser …',
  'addresses.chooseNumber': 'vælg husnummer',
} satisfies Texts
