/** What was sold: by a tenant, and in the shop. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { userNumber } from '../kit/user-number.ts'
import { productId } from '../products/product-fields.ts'
import {
  aggregated,
  daysAsked,
  linesAsked,
  saleLine,
  salesExportAsked,
  summary,
  tenantsSums,
} from './sales-fields.ts'

const { not_enabled } = kitRefusals

const looking = {
  method: 'GET',
  audiences: ['customer', 'admin'],
  right: 'look',
  refusals: [not_enabled],
} as const

/** Staff may ask for one tenant's, or for the shop's; a tenant gets their own anyhow. */
const ofWhom = { customer: z.optional(userNumber) }
const daysOfWhom = z.extend(daysAsked, ofWhom)

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
  exportSales: {
    ...looking,
    method: 'POST',
    path: 'sale_lines/export',
    summary:
      'Write the sales and returns of a tenant, or of the shop for staff, in some days into a file, as a job: by line, or by tenant',
    repeatable: true,
    body: z.extend(salesExportAsked, ofWhom),
    status: 202,
    answer: jobStarted,
  },
} as const satisfies Contract

/** What only tenants ask, or ask in their own way. */
export const tenantsSalesCalls = {
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

/** What only staff ask. The specification gives them a path with the product in it. */
export const staffSalesCalls = {
  listSalesByTenant: {
    method: 'GET',
    audiences: ['admin'],
    right: 'look',
    path: 'sales_by_tenant',
    summary: 'What each tenant has sold in some days, the most first, with the sums of all',
    query: linesAsked,
    answer: tenantsSums,
    refusals: [],
  },
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
