/** What tenants ask of campaigns, and what became of it. */

export const CAMPAIGN_ASKS = ['join', 'leave'] as const
export type CampaignAsk = (typeof CAMPAIGN_ASKS)[number]

/** ended: nobody answered it before the campaign was over. */
export const REQUEST_STATES = ['pending', 'approved', 'declined', 'ended'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
