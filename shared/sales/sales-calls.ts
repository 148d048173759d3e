/** What was sold: by a tenant, and in the shop. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { userNumber } from '../kit/user-number.ts'
import { productId } from '../products/product-fields.ts'
import { aggregated, daysAsked, linesAsked, linesExportAsked, saleLine, summary } from './sales-fields.ts'

const { not_enabled } = kitRefusals

const looking = {
  method: 'GET',
  audiences: ['customer', 'admin'],
  right: 'look',
  refusals: [not_enabled],
} as const

/** Staff may ask for one tenant's, or for the shop's; a tenant gets their own anyhow. */
const daysOfWhom = z.extend(daysAsked, { customer: z.optional(userNumber) })

const linesOfProduct = z.object({ results: z.array(saleLine) })

export const salesCalls = {
  listSaleLines: {
    ...looking,
    path: 'sale_lines',
    staffPath: 'customer_sale_lines/{userNumber}',
    summary: "A tenant's sales and returns, newest first",
    params: z.object({ userNumber: z.optional(userNumber) }),
    query: linesAsked,
    answer: listOf(saleLine),
  },
  summarizeSales: {
    ...looking,
    path: 'sale_lines/summary',
    summary:
      'What a tenant, or the shop for staff, has sold in some days, and in those that they are compared with',
    query: daysOfWhom,
    answer: summary,
  },
  aggregateSales: {
    ...looking,
    path: 'aggregated_sale_lines',
    summary: 'What a tenant, or the shop for staff, has sold by days, or by months where there are many',
    query: daysOfWhom,
    answer: aggregated,
  },
} as const satisfies Contract

/** What only tenants ask, or ask in their own way. */
export const tenantsSalesCalls = {
  exportSaleLines: {
    method: 'POST',
    audiences: ['customer'],
    path: 'sale_lines/export',
    summary: "Write the tenant's sales and returns of some days into a file, as a job",
    repeatable: true,
    body: linesExportAsked,
    status: 202,
    answer: jobStarted,
    refusals: [not_enabled],
  },
  listOwnProductSaleLines: {
    method: 'GET',
    audiences: ['customer'],
    path: 'product_sale_lines',
    summary: 'The sales and returns of one product of the tenant, newest first',
    query: z.object({ product: productId }),
    answer: linesOfProduct,
    refusals: [not_enabled],
  },
} as const satisfies Contract

/** The specification gives staff a path with the product in it. */
export const staffSalesCalls = {
  listProductSaleLines: {
    method: 'GET',
    audiences: ['admin'],
    right: 'look',
    path: 'customer_product_sale_lines/{id}',
    summary: 'The sales and returns of a product, newest first',
    params: z.object({ id: productId }),
    answer: linesOfProduct,
    refusals: [],
  },
} as const satisfies Contract
