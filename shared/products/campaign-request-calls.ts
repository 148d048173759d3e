/** What tenants ask of campaigns. Apart from the other calls, so that the menu of staff loads only this. */
import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { moment, money } from '../kit/text.ts'
import { CAMPAIGN_ASKS, REQUEST_STATES } from './campaign-request.ts'

const { not_enabled } = kitRefusals

const request = z.object({
  id: z.string(),
  customer: z.string(),
  customerName: z.string(),
  campaign: z.string(),
  campaignName: z.string(),
  discountPercent: z.number(),
  ask: z.enum(CAMPAIGN_ASKS),
  products: z.number(),
  /** What they cost in all when they were asked for, and in the campaign, or after it. */
  now: money,
  after: money,
  asked: moment,
  status: z.enum(REQUEST_STATES),
  reason: z.string(),
})

export const campaignRequestCalls = {
  listCampaignRequests: {
    audiences: ['customer', 'admin'],
    right: 'look',
    method: 'GET',
    path: 'campaign_requests',
    summary:
      'What tenants ask of campaigns and waits for an answer, the oldest first; a tenant sees all of their own',
    query: z.object({ page: pageNumber }),
    answer: listOf(request),
    refusals: [not_enabled],
  },
} as const satisfies Contract
