import * as z from 'zod/mini'
import { productsMake, sheetCompleted } from '#events/products.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { discountedBy } from '#shared/products/discount.ts'
import { prefixOf, productNumber } from '#shared/products/number.ts'
import { PRODUCT, SHEET } from '#shared/products/states.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { discountsFor } from './discounts.ts'
import { checkDiscount, readDiscountsOf } from './table/discount.ts'
import { readProducts } from './table/product.ts'
import { make, moveProducts } from './table/product-life.ts'
import { movedSheet, putSheet, readSheet, runningOf, type Sheet } from './table/sheet.ts'

const makeAsked = z.object({ userNumber: z.string(), sheet: z.string() })

export type MakeAsked = z.infer<typeof makeAsked>

/** A transaction has a hundred writes at most: the job's, the sheet's, the shelf's discounts and the count of goods are among them. */
const THINGS_A_STEP = 85

/** Where the next step begins: at this thing of the sheet. */
const beginning = z._default(z.nullable(z.object({ at: z.number() })), null)

/** The last step: the sheet is active. Where the market has a till, its products go into it from now on. */
const ended = (market: Market, sheet: Sheet): Write[] => {
  if (sheet.status !== SHEET.processing) return []
  const { userNumber, id } = sheet
  return [
    putSheet(market.marketId, movedSheet(sheet, 'made')),
    ...(putsIntoTill(market, deployment())
      ? [emit(market.marketId, sheetCompleted, { userNumber, sheet: id })]
      : []),
  ]
}

/**
 * Gives the things of a completed sheet their numbers, and the discount of the shelf to those without one, and puts them up
 * for sale, 85 in a step. With the last of them the sheet is active. A step and its progress are one transaction, so no thing is made twice and none is forgotten.
 */
export default onJob(productsMake, [], async (market, { asked, next }): Promise<Step> => {
  const { userNumber, sheet: id } = makeAsked.parse(asked)
  const [present, sheet] = await Promise.all([readMarket(market), readSheet(market, userNumber, id)])
  const { at } = beginning.parse(next) ?? { at: 0 }
  const running = runningOf(sheet)
  const things = await readProducts(market, userNumber, running.slice(at, at + THINGS_A_STEP))
  const today = todayIn(present)
  // The shelf's alone: a sheet has none of its own before it is completed.
  const shelfs = discountsFor({ sheet: '' }, await readDiscountsOf(market, userNumber, today))
  const moves = things
    .filter(({ status }) => status === PRODUCT.draft)
    .map(before => {
      const number = productNumber(prefixOf(present), before.type, before)
      const made = make(before, number, nowSeconds())
      return { before, after: made.discount ? made : { ...made, ...discountedBy(shelfs, today) } }
    })
  const done = Math.min(at + THINGS_A_STEP, running.length)
  const isLast = done >= running.length
  return {
    done,
    total: running.length,
    ...(isLast ? {} : { next: { at: done } }),
    writes: [
      ...(moves.length ? shelfs.map(one => checkDiscount(market, one)) : []),
      ...moveProducts(market, userNumber, moves),
      ...(isLast ? ended(present, sheet) : []),
    ],
  }
})
