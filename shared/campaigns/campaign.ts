/** Campaigns: per cent off in some days, decided by the shop (D44). */
import type { Day } from '../kit/day.ts'

export const CAMPAIGN_STATES = ['planned', 'running', 'ended'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

interface Lasting {
  from: Day
  to: Day
}

/** How far a campaign is on a day: both of its days belong to it. */
export const campaignState = ({ from, to }: Lasting, today: Day): CampaignState => {
  if (today < from) return 'planned'
  return today > to ? 'ended' : 'running'
}
