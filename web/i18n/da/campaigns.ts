import type { Texts } from '../texts.ts'

export default {
  'codes.campaign_begun':
    'Kampagnen er begyndt: procenten og den første dag kan ikke ændres, og den kan tidligst slutte i går.',
  'codes.campaign_ended': 'Kampagnen er slut.',
  'codes.too_many_campaigns': 'Der er for mange kampagner. Slet nogle gamle.',
} satisfies Texts
