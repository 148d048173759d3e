/** Several things leave the shop, or come back, in one call: each by itself, so that one that is sold keeps none back. */
import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { idFrom, idText, type ProductId } from '#shared/products/number.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import type { Staff } from '../kit/caller.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { handedOut, history, takenBack } from './products.ts'
import { type Product, readProducts } from './table/product.ts'
import { moveProducts } from './table/product-life.ts'
import { tellTill } from './tell-till.ts'

interface Outcome {
  id: string
  name: string
  /** Of the refusal; undefined: it is as it was asked to be. */
  code?: string
  move?: { before: Product; after: Product }
}

/** A thing that is so already stays as it is. */
interface Wanted {
  isSo: (thing: Product) => boolean
  decide: (thing: Product) => Product
}

const outcomeOf = (id: string, thing: Product | undefined, { isSo, decide }: Wanted): Outcome => {
  const named = { id, name: thing?.name ?? '' }
  try {
    if (!thing) throw refuse(commonRefusals.not_found)
    return isSo(thing) ? named : { ...named, move: { before: thing, after: decide(thing) } }
  } catch (error) {
    if (error instanceof Refusal) return { ...named, code: error.code }
    throw error
  }
}

/** Two writes a thing, its tenant's count and the event for the till: a transaction has a hundred. */
const AT_ONCE = 45

const moveOfTenant = (market: Market, staff: Staff, ids: readonly ProductId[], wanted: Wanted) =>
  retryOnConflict(async (): Promise<Outcome[]> => {
    const { marketId } = market
    const [{ userNumber = '' } = {}] = ids
    const found = await readProducts(
      marketId,
      userNumber,
      ids.map(({ running }) => running),
    )
    const things = new Map(found.map(thing => [thing.running, thing]))
    const outcomes = ids.map(id => outcomeOf(idText(id), things.get(id.running), wanted))
    const moves = outcomes.flatMap(({ move }) => move ?? [])
    if (moves.length)
      await commit([
        ...moveProducts(marketId, userNumber, moves),
        ...tellTill(
          market,
          moves.map(({ after }) => after),
        ),
        ...moves.flatMap(({ before, after }) => history(market, staff.username, staff.role, before, after)),
      ])
    return outcomes
  })

interface Asking {
  market: string
  caller: Staff
}

const moveSeveral = async ({ market: id, caller }: Asking, texts: readonly string[], wanted: Wanted) => {
  const market = await readMarket(id)
  const tenants = Map.groupBy(
    [...new Set(texts)].flatMap(text => idFrom(text) ?? []),
    ({ userNumber }) => userNumber,
  )
  const outcomes: Outcome[] = []
  for (const ids of tenants.values())
    for (let at = 0; at < ids.length; at += AT_ONCE)
      outcomes.push(...(await moveOfTenant(market, caller, ids.slice(at, at + AT_ONCE), wanted)))
  return {
    done: outcomes.flatMap(({ id: one, code }) => (code ? [] : one)),
    refused: outcomes.flatMap(({ id: one, name, code }) => (code ? { id: one, name, code } : [])),
  }
}

/** Hands things out. Answers those that are out now, and the others with why: `product_ended`, `sheet_not_ready`, `not_found`. */
export const checkOutSeveral = (asking: Asking, products: readonly string[], reason = '') =>
  moveSeveral(asking, products, {
    isSo: ({ status }) => status === PRODUCT.handedOut,
    decide: thing => handedOut(thing, reason),
  })

/** Takes things back into the shop. Answers those that are in it now, and the others with why: `product_not_checked_out`. */
export const revertSeveral = (asking: Asking, products: readonly string[]) =>
  moveSeveral(asking, products, { isSo: ({ status }) => isInShop(status), decide: takenBack })
