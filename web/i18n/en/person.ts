import type { Texts } from '../texts.ts'

export default {
  'person.name': 'Name',
  'person.phone': 'Phone',
  'person.address': 'Address',
  'person.postalCode': 'Postal code',
  'person.city': 'City',
  'person.country': 'Country',
  'person.optional': '{{field}} (optional)',
} satisfies Texts
