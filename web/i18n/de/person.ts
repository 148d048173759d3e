import type { Texts } from '../texts.ts'

export default {
  'person.name': 'Name',
  'person.phone': 'Telefon',
  'person.address': 'Adresse',
  'person.postalCode': 'Postleitzahl',
  'person.city': 'Ort',
  'person.country': 'Land',
  'person.optional': '{{field}} (freiwillig)',
} satisfies Texts
