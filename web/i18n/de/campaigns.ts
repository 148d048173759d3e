import type { Texts } from '../texts.ts'

export default {
  'codes.campaign_begun':
    'Die Aktion hat begonnen: Prozent und erster Tag bleiben, und sie endet frühestens gestern.',
  'codes.campaign_ended': 'Die Aktion ist zu Ende.',
  'codes.too_many_campaigns': 'Es gibt zu viele Aktionen. Löscht alte.',
} satisfies Texts
