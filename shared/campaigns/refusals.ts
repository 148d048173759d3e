import { reasons } from '../kit/reasons.ts'

export const campaignRefusals = reasons({
  campaign_begun: 'conflict',
  campaign_ended: 'conflict',
  too_many_campaigns: 'conflict',
})
