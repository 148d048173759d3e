/** What stands in the shop and what was sold of it, by tenant, and what campaigns brought. For staff. */
import * as z from 'zod/mini'
import { CAMPAIGN_STATES } from '../campaigns/campaign.ts'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { daysAsked } from './sales-fields.ts'

const { not_enabled } = kitRefusals

/** By what a report of goods begins: what was sold, what stands in the shop, or how long it stood. */
export const PRODUCTS_ORDERS = ['sold', 'in_shop', 'days'] as const

const productsAsked = z.extend(daysAsked, {
  customer: z.optional(userNumber),
  order: z._default(z.enum(PRODUCTS_ORDERS, inputRefusals.invalid.code), 'sold'),
})

const campaignsAsked = z.object({
  status: z.optional(z.enum(CAMPAIGN_STATES, inputRefusals.invalid.code)),
  campaign: z.optional(ulid),
  customer: z.optional(userNumber),
})

const asFile = {
  format: z.enum(['csv', 'xlsx'], inputRefusals.invalid.code),
  /** The reader's; without it that of the browser. */
  language: z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code)),
}
const file = z.object({ url: z.string() })

/** Sold less what came back. */
const sold = z.object({
  sold: z.number(),
  turnover: money,
  /** For how many days it stood until it was sold, on average over the months of these days; null: nothing was sold. */
  daysToSell: z.nullable(z.number()),
})

const goods = z.object({
  /** Now, with or without a label. */
  inShop: z.number(),
  inShopTotal: money,
  used: sold,
  new: sold,
})

const brought = z.object({
  /** How many products are in it now. */
  products: z.number(),
  /** Sold while they were in it, less what came back. */
  sold: z.number(),
  turnover: money,
  commission: money,
  share: money,
})

const ofTenant = { customer: z.string(), customerName: z.string() }

const looking = { method: 'GET', audiences: ['admin'], right: 'look' } as const

export const goodsReportCalls = {
  listProductsReport: {
    ...looking,
    path: 'customer_products_report',
    summary:
      'What each tenant has in the shop, what they sold in some days and how long it stood until then, with the sums of all',
    query: z.extend(productsAsked, { page: pageNumber }),
    answer: z.extend(listOf(z.extend(goods, ofTenant)), {
      total: goods,
      dateFrom: answeredDay,
      dateTo: answeredDay,
    }),
    refusals: [],
  },
  exportProductsReport: {
    ...looking,
    path: 'customer_products_report/file',
    summary: 'The same, whole, as a file',
    query: z.extend(productsAsked, asFile),
    answer: file,
    refusals: [],
  },
  listCampaignsReport: {
    ...looking,
    path: 'customer_campaigns_report',
    summary:
      'What each tenant has in campaigns and sold in them, those that run first; of all campaigns, of one, or of one tenant',
    query: z.extend(campaignsAsked, { page: pageNumber }),
    answer: z.extend(
      listOf(
        z.extend(z.extend(brought, ofTenant), {
          campaign: z.string(),
          name: z.string(),
          discountPercent: z.number(),
          dateFrom: answeredDay,
          dateTo: answeredDay,
          status: z.enum(CAMPAIGN_STATES),
        }),
      ),
      { total: brought },
    ),
    refusals: [not_enabled],
  },
  exportCampaignsReport: {
    ...looking,
    path: 'customer_campaigns_report/file',
    summary: 'The same, whole, as a file',
    query: z.extend(campaignsAsked, asFile),
    answer: file,
    refusals: [not_enabled],
  },
} as const satisfies Contract
