import type { Texts } from '../texts.ts'

export default {
  'fields.phoneCountries': 'Telefonnumre',
  'fields.viewedUntil': 'Set som lejer, til',
} satisfies Texts
