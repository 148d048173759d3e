import * as z from 'zod/mini'
import { productsMake, sheetCompleted } from '#events/products.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { prefixOf, productNumber } from '#shared/products/number.ts'
import { PRODUCT, SHEET } from '#shared/products/states.ts'
import { countGoods } from '../customers/table/live-bookings.ts'
import { deployment } from '../kit/deployment.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type Product, putProduct, readProducts } from './table/product.ts'
import { putSheet, readSheet, runningOf, type Sheet } from './table/sheet.ts'

const makeAsked = z.object({ userNumber: z.string(), sheet: z.string() })

export type MakeAsked = z.infer<typeof makeAsked>

/** A transaction has a hundred writes at most: the job's, the sheet's and the count of goods are among them. */
const THINGS_A_STEP = 90

/**
 * Where the next step begins: at this thing of the sheet. `hasTill`: the market had a till at an earlier step, or
 * when an earlier job made some of them. Then the rest goes the same way, for the till's part also knows what to do where there is none any more.
 */
const beginning = z._default(z.nullable(z.object({ at: z.number(), hasTill: z.boolean() })), null)

const isMade = ({ number }: Product): boolean => number !== ''

const isOnItsWay = ({ status }: Product): boolean => status === PRODUCT.processing

const made = (market: Market, thing: Product, hasTill: boolean): Product => ({
  ...thing,
  number: productNumber(prefixOf(market), thing.type, thing),
  status: hasTill ? PRODUCT.processing : PRODUCT.active,
})

/** The last step: the sheet is active, or its products go into the till first, and the till's part makes it active. */
const ended = (market: string, sheet: Sheet, hasTill: boolean): Write[] => {
  if (sheet.status !== SHEET.processing) return []
  const { userNumber, id } = sheet
  return hasTill
    ? [putSheet(market, { ...sheet, isMade: true }), emit(market, sheetCompleted, { userNumber, sheet: id })]
    : [putSheet(market, { ...sheet, isMade: true, status: SHEET.active })]
}

const countWrites = (market: string, { userNumber }: Sheet, howMany: number): Write[] =>
  howMany ? [countGoods(market, userNumber, { goods: howMany })] : []

/**
 * Gives the things of a completed sheet their numbers and puts them up for sale, 90 in a step. With the last of them the
 * sheet is active; where the market has a till, they are on their way into it. A step and its progress are one transaction, so no thing is made twice and none is forgotten.
 */
export default onJob(productsMake, [], async (market, { asked, next }): Promise<Step> => {
  const { userNumber, sheet: id } = makeAsked.parse(asked)
  const [present, sheet] = await Promise.all([readMarket(market), readSheet(market, userNumber, id)])
  const { at, hasTill: had } = beginning.parse(next) ?? { at: 0, hasTill: false }
  const running = runningOf(sheet)
  const things = await readProducts(market, userNumber, running.slice(at, at + THINGS_A_STEP))
  const hasTill = had || putsIntoTill(present, deployment()) || things.some(isOnItsWay)
  const writes = things
    .filter(thing => !isMade(thing))
    .map(thing => putProduct(market, made(present, thing, hasTill)))
  const done = Math.min(at + THINGS_A_STEP, running.length)
  const isLast = done >= running.length
  return {
    done,
    total: running.length,
    ...(isLast ? {} : { next: { at: done, hasTill } }),
    writes: [
      ...writes,
      ...countWrites(market, sheet, writes.length),
      ...(isLast ? ended(market, sheet, hasTill) : []),
    ],
  }
})
