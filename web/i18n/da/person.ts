import type { Texts } from '../texts.ts'

export default {
  'person.name': 'Navn',
  'person.phone': 'Telefon',
  'person.address': 'Adresse',
  'person.postalCode': 'Postnummer',
  'person.city': 'By',
  'person.country': 'Land',
  'person.optional': '{{field}} (valgfri)',
} satisfies Texts
