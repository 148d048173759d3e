/** Campaigns as staff keep them, and as tenants see them. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, line, optionalLine } from '../kit/text.ts'
import { numberIn } from '../kit/typed-number.ts'
import { CAMPAIGN_STATES } from './campaign.ts'
import { campaignRefusals } from './refusals.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const { campaign_begun, campaign_ended, too_many_campaigns } = campaignRefusals

export const MOST_NAME = 80
export const MOST_DESCRIPTION = 500

const typed = z
  .object({
    name: line(MOST_NAME),
    /** What tenants read of it: where the shop shows it, what it is about. */
    description: z.optional(optionalLine(MOST_DESCRIPTION)),
    /** What costs nothing is not sold, but given away. */
    discountPercent: numberIn(1, 99, 2),
    /** Both of its days belong to it. */
    dateFrom: day,
    dateTo: day,
  })
  .check(
    z.refine(({ dateFrom, dateTo }) => dateTo >= dateFrom, {
      error: inputRefusals.invalid_date.code,
      path: ['dateTo'],
    }),
  )

const campaign = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  discountPercent: z.number(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  status: z.enum(CAMPAIGN_STATES),
  /** How many products are in it, and of how many tenants. */
  productsCount: z.number(),
  tenantsCount: z.number(),
  version: z.number(),
})

/** What shows campaigns, and the products in them. */
export const SHOW_CAMPAIGNS = ['campaigns'] as const

const wrong = [fieldRefusals.not_a_number, fieldRefusals.number_range, not_enabled] as const

export const campaignsContract = {
  listCampaigns: {
    audiences: ['admin', 'customer'],
    right: 'look',
    method: 'GET',
    path: 'campaigns',
    summary: 'The campaigns of the market: those to come and those that run, then ended ones, the last first',
    query: z.object({ status: z.optional(z.enum(CAMPAIGN_STATES, inputRefusals.invalid.code)) }),
    answer: listOf(campaign),
    refusals: [not_enabled],
  },
  addCampaign: {
    audiences: ['admin'],
    right: 'serve',
    method: 'POST',
    path: 'campaigns',
    summary: 'Plan a campaign',
    repeatable: true,
    makesStale: SHOW_CAMPAIGNS,
    body: typed,
    status: 201,
    answer: campaign,
    refusals: [...wrong, too_many_campaigns],
  },
  changeCampaign: {
    audiences: ['admin'],
    right: 'serve',
    method: 'PUT',
    path: 'campaigns/{id}',
    summary:
      'Change a campaign, or end it. Once products are in it and it has begun, its percentage and its first day stay, and its last day is yesterday at the earliest',
    params: z.object({ id: ulid }),
    makesStale: SHOW_CAMPAIGNS,
    body: z.extend(typed, { version: readVersion }),
    answer: campaign,
    refusals: [...wrong, campaign_begun, campaign_ended, changed_meanwhile],
  },
  removeCampaign: {
    audiences: ['admin'],
    right: 'serve',
    method: 'DELETE',
    path: 'campaigns/{id}',
    summary: 'Delete a campaign. Its products leave it within minutes; what was sold in it keeps its price',
    params: z.object({ id: ulid }),
    makesStale: SHOW_CAMPAIGNS,
    refusals: [not_enabled],
  },
} as const satisfies Contract
