/** Lines of receipts that fit nothing, as staff clear them. */
import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, line, optionalLine } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { productId } from '../products/product-fields.ts'
import {
  ASIDE_KINDS,
  CLEARING_STATES,
  candidate,
  clearingLine,
  clearingLineWhole,
} from './clearing-fields.ts'
import { salesRefusals } from './refusals.ts'

const { clearing_currency, clearing_done, clearing_moved_on, product_not_sold, product_sold } = salesRefusals
const looking = { method: 'GET', audiences: ['admin'], right: 'look', refusals: [] } as const

const ofLine = z.object({ id: line(120) })

const answering = {
  method: 'POST',
  audiences: ['admin'],
  right: 'serve',
  makesStale: [
    'clearing',
    'clearing/{id}',
    'clearing/{id}/products/{product}',
    'till',
    'badges',
    'customer_products',
    'products/{id}',
    'customer_product_sale_lines/{id}',
    'customer_sale_lines/{userNumber}',
    'sale_lines/summary',
    'aggregated_sale_lines',
  ],
  params: ofLine,
  answer: clearingLine,
} as const

export const clearingCalls = {
  listClearing: {
    ...looking,
    path: 'clearing',
    summary:
      'Lines of receipts that fit nothing, of a day or of all, the oldest first, with the products of their numbers',
    query: z.object({
      page: pageNumber,
      state: z._default(z.enum(CLEARING_STATES, inputRefusals.invalid.code), 'open'),
      date: z.optional(day),
    }),
    answer: listOf(clearingLine),
  },
  readClearing: {
    ...looking,
    path: 'clearing/{id}',
    summary: 'A line that fits nothing with its receipt, and the products that it may be by all of that',
    params: ofLine,
    answer: clearingLineWhole,
  },
  weighClearing: {
    ...looking,
    path: 'clearing/{id}/products/{product}',
    summary: 'How well a product fits a line, and what its tenant and the shop would get',
    params: z.extend(ofLine, { product: productId }),
    answer: candidate,
  },
  assignClearing: {
    ...answering,
    path: 'clearing/{id}/assign',
    summary:
      'Say which product a line was, or only whose goods: sold, or come back, on the day of the line, once',
    body: z.object({ product: z.optional(productId), customer: z.optional(userNumber) }),
    refusals: [clearing_currency, clearing_done, product_not_sold, product_sold],
  },
  setClearingAside: {
    ...answering,
    path: 'clearing/{id}/set_aside',
    summary: 'Set a line aside by its kind: it is no sale of a tenant. `other` needs a reason',
    body: z
      .object({
        kind: z._default(z.enum(ASIDE_KINDS, inputRefusals.invalid.code), 'other'),
        reason: z._default(optionalLine(200), ''),
      })
      .check(
        z.refine(({ kind, reason }) => kind !== 'other' || reason !== '', {
          error: inputRefusals.required.code,
          path: ['reason'],
        }),
      ),
    refusals: [clearing_done],
  },
  reopenClearing: {
    ...answering,
    path: 'clearing/{id}/reopen',
    summary: 'Take an answer back: a sale that it made is undone to the øre, and the line waits again',
    refusals: [clearing_moved_on],
  },
} as const satisfies Contract
