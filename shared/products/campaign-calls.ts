/** Joining campaigns and leaving them: tenants ask, staff answer, or do it for them. */
import * as z from 'zod/mini'
import { campaignRefusals } from '../campaigns/refusals.ts'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { money, optionalLine } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { CAMPAIGN_LABELS } from '../markets/campaign-labels.ts'
import { JOIN_FATES, LEAVE_FATES } from './campaign.ts'
import { CAMPAIGN_ASKS } from './campaign-request.ts'
import { campaignRequestCalls } from './campaign-request-calls.ts'
import { productId } from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import { SHOW_SHEETS } from './sheet-calls.ts'

const { not_enabled } = kitRefusals
const { campaign_ended } = campaignRefusals
const { nothing_to_move, sheet_not_ready } = productRefusals

/** As many as the largest sheet has. */
export const MOST_PRODUCTS = 1_000
/** As many requests are answered in one call: they and their job are one transaction. */
const MOST_ANSWERED = 90
export const MOST_REASON = 200

/** Which products: some by their ids, a sheet's, or all that are in the shop. */
const things = {
  products: z.optional(
    z
      .array(productId)
      .check(
        z.minLength(1, inputRefusals.too_short.code),
        z.maxLength(MOST_PRODUCTS, inputRefusals.too_long.code),
      ),
  ),
  sheet: z.optional(ulid),
  all: z.optional(z.literal(true, inputRefusals.invalid.code)),
}

interface Chosen {
  products?: unknown
  sheet?: unknown
  all?: unknown
}

const oneOf = z.refine<Chosen>(
  ({ products, sheet, all }) => [products, sheet, all].filter(one => one !== undefined).length === 1,
  { error: inputRefusals.required.code, path: ['products'] },
)

export const chosenThings = z.object(things).check(oneOf)
export type ChosenThings = z.output<typeof chosenThings>

const ofCampaign = z.object({ id: ulid })
const refused = [campaign_ended, not_enabled, nothing_to_move, sheet_not_ready] as const

/** What shows who is in campaigns. */
const SHOW_MEMBERS = [...SHOW_SHEETS, 'campaigns', 'campaign_requests'] as const

const asked = {
  audiences: ['customer'],
  method: 'POST',
  repeatable: true,
  makesStale: ['campaign_requests'],
  status: 201,
  answer: z.object({
    /** Of the campaign. */
    name: z.string(),
    discountPercent: z.number(),
    status: z.literal('pending'),
    products: z.number(),
  }),
  refusals: refused,
} as const

const started = {
  audiences: ['admin'],
  right: 'serve',
  method: 'POST',
  repeatable: true,
  makesStale: SHOW_MEMBERS,
  status: 202,
  answer: jobStarted,
  refusals: refused,
} as const

const prices = z.object({ now: money, after: money, shareNow: money, shareAfter: money })

export const campaignMemberCalls = {
  previewCampaign: {
    audiences: ['customer', 'admin'],
    right: 'look',
    method: 'POST',
    path: 'product_campaigns/{id}/preview',
    staffPath: 'product_campaigns/{userNumber}/{id}/preview',
    summary:
      "What joining a campaign, or leaving it, would do to a tenant's products: their prices, what the tenant gets, and how many labels it means. Nothing is written",
    params: z.object({ userNumber: z.optional(userNumber), id: ulid }),
    body: z.extend(z.object(things), { ask: z.optional(z.enum(CAMPAIGN_ASKS)) }).check(oneOf),
    answer: z.object({
      /** Of each product: what becomes of it, and its prices today and on its first day in the campaign, or out of it. */
      products: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          sheet: z.string(),
          fate: z.enum([...JOIN_FATES, ...LEAVE_FATES]),
          ...prices.shape,
        }),
      ),
      /** Of those that join, or leave. */
      total: z.extend(prices, { products: z.number() }),
      /** How many labels say another price then, and what they cost the tenant beyond the free ones of this month. */
      labels: z.number(),
      labelsCost: money,
      campaignLabels: z.enum(CAMPAIGN_LABELS),
    }),
    refusals: refused,
  },
  ...campaignRequestCalls,
} as const satisfies Contract

/** What tenants ask. */
export const tenantsCampaignCalls = {
  askToJoin: {
    ...asked,
    path: '{userNumber}/{id}/add_request',
    summary: 'Ask to join a campaign with products',
    params: z.object({ userNumber, id: ulid }),
    body: chosenThings,
  },
  askToJoinWith: {
    ...asked,
    path: 'product_campaigns',
    summary: 'The same, with the campaign in the body',
    body: z.extend(z.object(things), { campaign: ulid }).check(oneOf),
  },
  askToLeave: {
    ...asked,
    path: '{id}/remove_request',
    summary: 'Ask to leave a campaign with products',
    params: ofCampaign,
    body: chosenThings,
  },
  withdrawCampaignRequest: {
    audiences: ['customer'],
    method: 'DELETE',
    path: 'campaign_requests/{id}',
    makesStale: SHOW_MEMBERS,
    summary: 'Take back what was asked and waits for an answer',
    params: ofCampaign,
    refusals: [not_enabled],
  },
} as const satisfies Contract

/** What staff do and answer. */
export const staffCampaignCalls = {
  addToCampaign: {
    ...started,
    path: 'product_campaigns/{userNumber}/{id}/add_products',
    summary: "Put a tenant's products into a campaign, as a job",
    params: z.object({ userNumber, id: ulid }),
    body: chosenThings,
  },
  removeFromCampaign: {
    ...started,
    path: 'product_campaigns/{id}/remove_products',
    summary:
      'Take products out of a campaign, as a job. A sheet is looked for among the tenants who are in it',
    params: ofCampaign,
    body: z.object({ products: things.products, sheet: things.sheet }).check(oneOf),
  },
  answerCampaignRequests: {
    audiences: ['admin'],
    right: 'serve',
    method: 'PATCH',
    path: 'campaign_requests',
    repeatable: true,
    makesStale: SHOW_MEMBERS,
    summary: 'Approve what tenants ask of campaigns, or decline it with a reason, as a job',
    body: z.object({
      ids: z
        .array(ulid)
        .check(
          z.minLength(1, inputRefusals.too_short.code),
          z.maxLength(MOST_ANSWERED, inputRefusals.too_long.code),
        ),
      approved: z.boolean(inputRefusals.invalid.code),
      /** To the tenants, where it is declined. */
      reason: z.optional(optionalLine(MOST_REASON)),
    }),
    status: 202,
    answer: jobStarted,
    refusals: [not_enabled, nothing_to_move],
  },
} as const satisfies Contract
