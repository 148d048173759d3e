/** Products: the tenant's own, and those of the shop as staff look after them. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { exactMoment, moment, money, optionalLine } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import {
  MOST_MOVED,
  newProduct,
  productChange,
  productId,
  productShown,
  soldFor,
  wrongThings,
} from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import { SHOW_SHEETS } from './sheet-calls.ts'
import { productsAsked, productsExportAsked, productsFound } from './sheet-fields.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const {
  price_above,
  product_ended,
  product_not_checked_out,
  sheet_full,
  sheet_locked,
  sheet_not_ready,
  too_many_sheets,
  undo_too_late,
} = productRefusals

const ofProduct = z.object({ id: productId })

/** Staff may ask for one tenant's; a tenant gets their own anyhow. */
const ofWhom = { customer: z.optional(userNumber) }

/** A product with whose it is, and the shop's commission in per cent, so that a screen says what its tenant gets. */
export const wholeProduct = z.extend(productShown, {
  customer: z.string(),
  customerName: z.string(),
  /** Why staff handed it out; empty before, and for its tenant. */
  checkoutReason: z.string(),
  fee: z.number(),
  soldFor,
})

const looking = { audiences: ['customer', 'admin'], right: 'look' } as const
const serving = {
  audiences: ['customer', 'admin'],
  right: 'serve',
  makesStale: SHOW_SHEETS,
  params: ofProduct,
} as const

export const productCalls = {
  listProducts: {
    ...looking,
    method: 'GET',
    path: 'products',
    staffPath: 'customer_products',
    summary:
      "The products of a tenant, or of the shop for staff, by tenant and number; a search finds a number, or the beginnings of words of names. Things of a tenant's sheets that are not completed come with their status alone",
    query: z.extend(productsAsked, ofWhom),
    answer: listOf(wholeProduct),
    refusals: [not_enabled],
  },
  readProductsSummary: {
    ...looking,
    method: 'GET',
    path: 'products/summary',
    staffPath: 'customer_products/{userNumber}/summary',
    summary:
      'How many products a tenant has in the shop and for how much in all, how many are sold, and how many they have back. Discounts with dates are not taken off',
    params: z.object({ userNumber: z.optional(userNumber) }),
    answer: z.object({
      inShop: z.object({ count: z.number(), total: money }),
      sold: z.number(),
      handedOut: z.number(),
    }),
    refusals: [not_enabled],
  },
  exportProducts: {
    ...looking,
    method: 'POST',
    path: 'products/export',
    staffPath: 'customer_products/export',
    summary:
      'Write the products of a tenant, or of the shop for staff, that a search and a status find into a file, as a job',
    repeatable: true,
    body: z.extend(productsExportAsked, ofWhom),
    status: 202,
    answer: jobStarted,
    refusals: [not_enabled],
  },
  readProduct: {
    ...looking,
    method: 'GET',
    path: 'products/{id}',
    summary: 'A product',
    params: ofProduct,
    answer: wholeProduct,
    refusals: [],
  },
  changeProduct: {
    ...serving,
    method: 'PATCH',
    path: 'products/{id}',
    summary:
      'Change a thing of a sheet that is not completed. Later staff correct what is not sold or handed out, which stands in the history, and its tenant only lowers the price and gives a discount',
    body: z.extend(productChange, { version: readVersion }),
    answer: wholeProduct,
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
  removeProduct: {
    ...serving,
    method: 'DELETE',
    path: 'products/{id}',
    summary: 'Delete a thing of a sheet that is not completed',
    refusals: [not_enabled, sheet_locked],
  },
} as const satisfies Contract

/** What a product was before a change or is after it; a field that did not change is left out. */
const changedFields = z.partial(
  z.object({
    name: z.string(),
    price: money,
    discount: z.number(),
    discountFrom: z.nullable(answeredDay),
    discountTo: z.nullable(answeredDay),
    description: z.string(),
    status: z.literal([1, 4, 5, 6, 7]),
    /** The name of the campaign; empty: in none. */
    campaign: z.string(),
  }),
)

/** What only tenants do. */
export const tenantsProductCalls = {
  listOwnProductHistory: {
    audiences: ['customer'],
    method: 'GET',
    path: 'products/{id}/history',
    summary:
      "What changed on a product of the tenant, newest first: prices, discounts, campaigns, handing out. The shop's people have no names in it, and sales have a call of their own",
    params: ofProduct,
    query: z.object({ page: pageNumber }),
    answer: z.extend(
      listOf(
        z.object({
          id: z.string(),
          at: exactMoment,
          by: z.enum(['you', 'shop']),
          before: changedFields,
          after: changedFields,
        }),
      ),
      {
        /** When it was made and so for sale the first time; null: not yet, or before products said so. */
        onSale: z.nullable(moment),
        /** When its last label was printed. */
        printed: z.nullable(moment),
      },
    ),
    refusals: [not_enabled],
  },
  undoLowering: {
    audiences: ['customer'],
    method: 'PATCH',
    path: 'products/{id}/undo_lowering',
    makesStale: SHOW_SHEETS,
    summary: 'Take back within ten minutes that the price of a product was lowered',
    params: ofProduct,
    answer: wholeProduct,
    refusals: [not_enabled, product_ended, undo_too_late],
  },
  addProduct: {
    audiences: ['customer'],
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
} as const satisfies Contract

const ending = {
  audiences: ['admin'],
  right: 'serve',
  makesStale: SHOW_SHEETS,
  method: 'PATCH',
  params: ofProduct,
  answer: wholeProduct,
} as const

const several = z.object({
  products: z
    .array(productId)
    .check(
      z.minLength(1, inputRefusals.too_short.code),
      z.maxLength(MOST_MOVED, inputRefusals.too_long.code),
    ),
})

/** A call that comes again changes nothing more, and answers the same. */
const endingSeveral = {
  audiences: ['admin'],
  right: 'serve',
  makesStale: SHOW_SHEETS,
  method: 'POST',
  answer: z.object({
    /** The ids of those that are so now. */
    done: z.array(z.string()),
    /** Those that are not, by name, with the code of why. */
    refused: z.array(z.object({ id: z.string(), name: z.string(), code: z.string() })),
  }),
  refusals: [],
} as const

/** What only staff do: things leave the shop, and come back. */
export const staffProductCalls = {
  listProductIds: {
    audiences: ['admin'],
    right: 'look',
    method: 'GET',
    path: 'customer_products/ids',
    summary:
      'The ids of up to 1,000 products in the shop that a search and a status find, of a tenant or of all: to do something to all of them',
    query: z.extend(productsFound, ofWhom),
    answer: z.object({ ids: z.array(z.string()), more: z.optional(z.literal(true)) }),
    refusals: [],
  },
  checkOutProducts: {
    ...endingSeveral,
    path: 'products/checkout',
    summary: 'Hand up to 90 products out, each by itself: one that cannot go keeps none back',
    body: z.extend(several, { reason: z.optional(optionalLine(200)) }),
  },
  revertCheckouts: {
    ...endingSeveral,
    path: 'products/revert_checkout',
    summary: 'Take up to 90 products back into the shop that were handed out',
    body: several,
  },
  checkOutProduct: {
    ...ending,
    path: 'products/{id}/checkout',
    summary: 'Hand a product out: its tenant has it back, or it was taken away',
    body: z.optional(z.object({ reason: z.optional(optionalLine(200)) })),
    refusals: [product_ended, sheet_not_ready],
  },
  revertCheckout: {
    ...ending,
    path: 'products/{id}/revert_checkout',
    summary: 'Take a product back into the shop that was handed out',
    refusals: [product_not_checked_out],
  },
} as const satisfies Contract
