import type { Texts } from '../texts.ts'

export default {
  'fields.phoneCountries': 'Telefonnummern',
  'fields.viewedUntil': 'Als Mieter angesehen, bis',
} satisfies Texts
