/** The products of the shop, as staff look after them. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { optionalLine } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { readVersion } from '../shelves/staff-fields.ts'
import { productChange, productId, productShown, soldFor, wrongThings } from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import { productsAsked, productsExportAsked } from './sheet-fields.ts'
import { STAFF_SHOW_SHEETS } from './staff-sheet-calls.ts'

const { changed_meanwhile } = kitRefusals
const { product_ended, product_not_checked_out, sheet_locked, sheet_not_ready } = productRefusals

const ofProduct = z.object({ id: productId })

/** A product of the shop: whose it is too. */
export const staffsProduct = z.extend(productShown, {
  customer: z.string(),
  customerName: z.string(),
  /** Why staff handed it out; empty before. */
  checkoutReason: z.string(),
  soldFor,
})

const changing = {
  audiences: ['admin'],
  right: 'serve',
  makesStale: STAFF_SHOW_SHEETS,
  params: ofProduct,
  answer: staffsProduct,
} as const

export const staffProductCalls = {
  listProducts: {
    method: 'GET',
    path: 'customer_products',
    audiences: ['admin'],
    right: 'look',
    summary:
      'The products of the shop or of a tenant by tenant and number; a search finds a number, or the beginnings of words of names',
    query: z.extend(productsAsked, { customer: z.optional(userNumber) }),
    answer: listOf(staffsProduct),
    refusals: [],
  },
  exportProducts: {
    method: 'POST',
    path: 'customer_products/export',
    audiences: ['admin'],
    right: 'look',
    summary:
      'Write the products of the shop or of a tenant that a search and a status find into a file, as a job',
    repeatable: true,
    body: z.extend(productsExportAsked, { customer: z.optional(userNumber) }),
    status: 202,
    answer: jobStarted,
    refusals: [],
  },
  readProduct: {
    method: 'GET',
    path: 'products/{id}',
    audiences: ['admin'],
    right: 'look',
    summary: 'A product',
    params: ofProduct,
    answer: staffsProduct,
    refusals: [],
  },
  changeProduct: {
    ...changing,
    method: 'PATCH',
    path: 'products/{id}',
    summary: 'Correct a thing that is not sold or handed out; what changed stands in the history',
    body: z.extend(productChange, { version: readVersion }),
    refusals: [...wrongThings, changed_meanwhile, product_ended, sheet_not_ready],
  },
  removeProduct: {
    method: 'DELETE',
    path: 'products/{id}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: STAFF_SHOW_SHEETS,
    summary: 'Delete a thing of a sheet that is not completed',
    params: ofProduct,
    refusals: [sheet_locked],
  },
  checkOutProduct: {
    ...changing,
    method: 'PATCH',
    path: 'products/{id}/checkout',
    summary: 'Hand a product out: its tenant has it back, or it was taken away',
    body: z.optional(z.object({ reason: z.optional(optionalLine(200)) })),
    refusals: [product_ended, sheet_not_ready],
  },
  revertCheckout: {
    ...changing,
    method: 'PATCH',
    path: 'products/{id}/revert_checkout',
    summary: 'Take a product back into the shop that was handed out',
    refusals: [product_not_checked_out],
  },
} as const satisfies Contract
