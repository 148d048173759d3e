/** A tenant's own things. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { readVersion } from '../shelves/staff-fields.ts'
import { newProduct, productChange, productId, productShown, soldFor, wrongThings } from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import { productsAsked, productsExportAsked } from './sheet-fields.ts'
import { SHOW_SHEETS } from './tenants-sheet-calls.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const { price_above, product_ended, sheet_full, sheet_locked, sheet_not_ready, too_many_sheets } =
  productRefusals

const own = { audiences: ['customer'] } as const
const ofProduct = z.object({ id: productId })

/** A product in the tenant's own list: with the shop's commission in per cent, so that it says what they get. */
const ownProduct = z.extend(productShown, { fee: z.number(), soldFor })

export const tenantsProductCalls = {
  listOwnProducts: {
    ...own,
    method: 'GET',
    path: 'products',
    summary:
      "The tenant's products, newest first. Things of sheets that are not completed come with their status alone",
    query: productsAsked,
    answer: listOf(ownProduct),
    refusals: [not_enabled],
  },
  exportOwnProducts: {
    ...own,
    method: 'POST',
    path: 'products/export',
    summary: 'Write the products of the tenant that a search and a status find into a file, as a job',
    repeatable: true,
    body: productsExportAsked,
    status: 202,
    answer: jobStarted,
    refusals: [not_enabled],
  },
  addOwnProduct: {
    ...own,
    method: 'POST',
    path: 'products',
    makesStale: SHOW_SHEETS,
    summary: 'Add a thing to a sheet that is not completed; without a sheet to a new one',
    repeatable: true,
    body: z.extend(newProduct, { sheet: z.optional(ulid) }),
    status: 201,
    answer: productShown,
    refusals: [...wrongThings, not_enabled, sheet_full, sheet_locked, too_many_sheets],
  },
  readOwnProduct: {
    ...own,
    method: 'GET',
    path: 'products/{id}',
    summary: 'A thing of the tenant',
    params: ofProduct,
    answer: productShown,
    refusals: [],
  },
  changeOwnProduct: {
    ...own,
    method: 'PATCH',
    path: 'products/{id}',
    makesStale: SHOW_SHEETS,
    summary: 'Change a thing of a sheet that is not completed; after that only a lower price and a discount',
    params: ofProduct,
    body: z.extend(productChange, { version: readVersion }),
    answer: productShown,
    refusals: [
      ...wrongThings,
      changed_meanwhile,
      not_enabled,
      price_above,
      product_ended,
      sheet_locked,
      sheet_not_ready,
    ],
  },
  removeOwnProduct: {
    ...own,
    method: 'DELETE',
    path: 'products/{id}',
    makesStale: SHOW_SHEETS,
    summary: 'Delete a thing of a sheet that is not completed',
    params: ofProduct,
    refusals: [not_enabled, sheet_locked],
  },
} as const satisfies Contract
