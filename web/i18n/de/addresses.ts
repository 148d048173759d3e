import type { Texts } from '../texts.ts'

export default {
  'addresses.google': 'Vorschläge von Google',
  'addresses.adressevaelger': 'Vorschläge von Adressevælger',
  'addresses.silent': 'Adressen können gerade nicht nachgeschlagen werden. Tippe die Adresse selbst.',
  'addresses.waiting': 'Adressen werden gesucht …',
  'addresses.chooseNumber': 'Hausnummer wählen',
} satisfies Texts
