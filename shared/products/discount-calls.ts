/** Discounts for a whole sheet or shelf. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { ulid } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, money } from '../kit/text.ts'
import { numberIn } from '../kit/typed-number.ts'
import { userNumber } from '../kit/user-number.ts'
import { MOST_DISCOUNT } from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import { SHOW_SHEETS } from './sheet-calls.ts'

const { not_enabled } = kitRefusals
const wrong = [fieldRefusals.not_a_number, fieldRefusals.number_range] as const
const { nothing_to_discount, sheet_not_ready, too_many_discounts, undo_too_late } = productRefusals

const typed = z
  .object({
    percent: numberIn(1, MOST_DISCOUNT, 2),
    /** Both of its days belong to it. */
    dateFrom: day,
    dateTo: day,
    /** Left out: everything in the shop, also what comes into it before the last day. */
    sheet: z.optional(ulid),
    /** Where the shop hangs signs: one at the shelf says it, and no label changes. */
    onSign: z._default(z.boolean(inputRefusals.invalid.code), false),
  })
  .check(
    z.refine(({ dateFrom, dateTo }) => dateTo >= dateFrom, {
      error: inputRefusals.invalid_date.code,
      path: ['dateTo'],
    }),
  )

const discount = z.object({
  id: z.string(),
  percent: z.number(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  /** Null: everything in the shop. */
  sheet: z.nullable(z.string()),
  onSign: z.boolean(),
  /** How many products had it when it was given. */
  products: z.number(),
  /** Its tenant may take it back: it has not begun, or it was given within ten minutes. */
  removable: z.boolean(),
})

const ofWhom = z.object({ userNumber: z.optional(userNumber) })

const serving = { audiences: ['customer', 'admin'], right: 'serve' } as const
const SHOW_DISCOUNTS = [...SHOW_SHEETS, 'discounts', 'signs'] as const

export const discountCalls = {
  listDiscounts: {
    audiences: ['customer', 'admin'],
    right: 'look',
    method: 'GET',
    path: 'discounts',
    staffPath: 'customer_discounts/{userNumber}',
    summary:
      'The discounts that a tenant has given a sheet or the shelf and that have not ended, the first to begin first',
    params: ofWhom,
    answer: z.extend(listOf(discount), {
      /** The last day of the tenant's booking that runs; null: none does. */
      shelfUntil: z.nullable(answeredDay),
      /** Whether the shop hangs signs. */
      signs: z.boolean(),
    }),
    refusals: [not_enabled],
  },
  previewDiscount: {
    ...serving,
    method: 'POST',
    path: 'discount_preview',
    staffPath: 'customer_discount_preview/{userNumber}',
    summary:
      'What a discount for a sheet or the shelf would do to prices, shares and labels. Nothing is written',
    params: ofWhom,
    body: typed,
    answer: z.object({
      /** How many products get it, and how many keep a discount of their own. */
      products: z.number(),
      kept: z.number(),
      now: money,
      after: money,
      shareNow: money,
      shareAfter: money,
      /** How many labels change, and what they cost the tenant beyond the free ones of this month. */
      labels: z.number(),
      labelsCost: money,
    }),
    refusals: [...wrong, not_enabled, sheet_not_ready],
  },
  addDiscount: {
    ...serving,
    method: 'POST',
    path: 'discounts',
    staffPath: 'customer_discounts/{userNumber}',
    summary:
      'Give all products of a sheet, or all in the shop, a discount in some days. Those with a discount of their own keep it; prices follow within a minute',
    repeatable: true,
    makesStale: SHOW_DISCOUNTS,
    params: ofWhom,
    body: typed,
    status: 201,
    answer: discount,
    refusals: [...wrong, not_enabled, nothing_to_discount, sheet_not_ready, too_many_discounts],
  },
  removeDiscount: {
    ...serving,
    method: 'DELETE',
    path: 'discounts/{id}',
    staffPath: 'customer_discounts/{userNumber}/{id}',
    summary:
      'Take a discount for a sheet or the shelf back. Its tenant can before it begins, or within ten minutes; staff can always',
    makesStale: SHOW_DISCOUNTS,
    params: z.extend(ofWhom, { id: ulid }),
    refusals: [not_enabled, undo_too_late],
  },
} as const satisfies Contract
