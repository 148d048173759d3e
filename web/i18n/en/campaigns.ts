import type { Texts } from '../texts.ts'

export default {
  'codes.campaign_begun':
    'The campaign has begun: its percentage and first day stay, and it ends yesterday at the earliest.',
  'codes.campaign_ended': 'The campaign has ended.',
  'codes.too_many_campaigns': 'There are too many campaigns. Delete old ones.',
} satisfies Texts
