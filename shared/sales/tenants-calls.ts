/** What a tenant has sold. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { productId } from '../products/product-fields.ts'
import { aggregated, daysAsked, linesAsked, linesExportAsked, saleLine, summary } from './sales-fields.ts'

const own = { method: 'GET', audiences: ['customer'], refusals: [kitRefusals.not_enabled] } as const

export const tenantsSalesCalls = {
  listOwnSaleLines: {
    ...own,
    path: 'sale_lines',
    summary: "The tenant's sales and returns, newest first",
    query: linesAsked,
    answer: listOf(saleLine),
  },
  exportOwnSaleLines: {
    ...own,
    method: 'POST',
    path: 'sale_lines/export',
    summary: "Write the tenant's sales and returns of some days into a file, as a job",
    repeatable: true,
    body: linesExportAsked,
    status: 202,
    answer: jobStarted,
  },
  summarizeOwnSales: {
    ...own,
    path: 'sale_lines/summary',
    summary: 'What the tenant has sold in some days, and in those that they are compared with',
    query: daysAsked,
    answer: summary,
  },
  aggregateOwnSales: {
    ...own,
    path: 'aggregated_sale_lines',
    summary: 'What the tenant has sold by days, or by months where there are many',
    query: daysAsked,
    answer: aggregated,
  },
  listOwnProductSaleLines: {
    ...own,
    path: 'product_sale_lines',
    summary: 'The sales and returns of one product of the tenant, newest first',
    query: z.object({ product: productId }),
    answer: z.object({ results: z.array(saleLine) }),
  },
} as const satisfies Contract
