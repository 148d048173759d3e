import * as z from 'zod/mini'
import { productsMake } from '#events/products.ts'
import { prefixOf, productNumber } from '#shared/products/number.ts'
import { PRODUCT, SHEET } from '#shared/products/states.ts'
import { countGoods } from '../customers/table/live-bookings.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import type { Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { type Product, putProduct, readProducts } from './table/product.ts'
import { putSheet, readSheet, runningOf, type Sheet } from './table/sheet.ts'

const makeAsked = z.object({ userNumber: z.string(), sheet: z.string() })

export type MakeAsked = z.infer<typeof makeAsked>

/** A transaction has a hundred writes at most: the job's, the sheet's and the count of goods are among them. */
const THINGS_A_STEP = 90

/** Where the next step begins: at this thing of the sheet. */
const beginning = z._default(z.nullable(z.number()), 0)

const isMade = ({ status }: Product): boolean => status >= PRODUCT.active

const made = (prefix: string, thing: Product): Product => ({
  ...thing,
  number: productNumber(prefix, thing.type, thing),
  status: PRODUCT.active,
})

const countWrites = (market: string, { userNumber }: Sheet, howMany: number): Write[] =>
  howMany ? [countGoods(market, userNumber, { goods: howMany })] : []

/**
 * Gives the things of a completed sheet their numbers and puts them up for sale, 90 in a step, and makes the sheet active
 * with the last of them. A step and its progress are one transaction, so no thing is made twice and none is forgotten.
 */
export default onJob(productsMake, [], async (market, { asked, next }): Promise<Step> => {
  const { userNumber, sheet: id } = makeAsked.parse(asked)
  const [present, sheet] = await Promise.all([readMarket(market), readSheet(market, userNumber, id)])
  const at = beginning.parse(next) ?? 0
  const running = runningOf(sheet)
  const things = await readProducts(market, userNumber, running.slice(at, at + THINGS_A_STEP))
  const prefix = prefixOf(present)
  const writes = things.filter(thing => !isMade(thing)).map(thing => putProduct(market, made(prefix, thing)))
  const done = Math.min(at + THINGS_A_STEP, running.length)
  const isLast = done >= running.length
  return {
    done,
    total: running.length,
    ...(isLast ? {} : { next: done }),
    writes: [
      ...writes,
      ...countWrites(market, sheet, writes.length),
      ...(isLast && sheet.status === SHEET.processing
        ? [putSheet(market, { ...sheet, status: SHEET.active })]
        : []),
    ],
  }
})
