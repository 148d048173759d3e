/**
 * Labels of a campaign (D89). priced: they say its price, and count as any label · free: they say it, and cost tenants nothing
 * · sign: they do not say it, for the shop hangs a sign.
 */
export const CAMPAIGN_LABELS = ['priced', 'free', 'sign'] as const
export type CampaignLabels = (typeof CAMPAIGN_LABELS)[number]
