import type { Texts } from '../texts.ts'

export default {
  'fields.phoneCountries': 'Phone numbers',
  'fields.viewedUntil': 'Viewed as the tenant, until',
} satisfies Texts
