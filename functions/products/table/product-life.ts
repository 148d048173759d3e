/**
 * What happens to a product: it is made, labelled, sold, comes back, is handed out. No other file changes the status of a
 * product. Each happening answers the product after it; `moveProducts` writes it with how many goods its tenant has.
 */
import { moved } from '#shared/kit/machine.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import { isInShop, type ProductEvent, productMachine } from '#shared/products/states.ts'
import { countGoods } from '../../customers/table/live-bookings.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'
import { firstProduct, type Product, putProduct } from './product.ts'

const after = (thing: Product, event: ProductEvent, change: Partial<Product> = {}): Product => ({
  ...thing,
  ...change,
  status: moved(productMachine, thing.status, event),
})

/** It is back in the shop with the label that it has. */
const inShopAgain = (thing: Product): Product => (thing.labelPrice === null ? thing : after(thing, 'print'))

/** It has its number and is for sale, from `now` on if it never was before. */
export const make = (thing: Product, number: string, now: Seconds): Product =>
  after(thing, 'make', { number, onSaleTs: thing.onSaleTs || now })

/** Its label was printed, with this price; null: the price has changed since, so it wants another one. */
export const label = (thing: Product, labelPrice: Minor | null, labelTs: Seconds): Product =>
  after(thing, 'print', { labelPrice, labelTs })

/** A line of a sale: how functions/sales names it, and its day. */
export type LineOfSale = Product['lines'][number]

/** A product remembers so many of its lines: it is sold, comes back, and is sold again. */
const MOST_LINES = 10

/** Its last lines, and always that in which it is sold: a return looks for it. */
const remembered = ({ lines, soldIn }: Product, line: LineOfSale) => {
  const last = [...lines, line].slice(-MOST_LINES)
  const sale = lines.find(({ ref }) => ref === soldIn)
  return { lines: sale && !last.includes(sale) ? [sale, ...last.slice(1)] : last }
}

export const sell = (thing: Product, line: LineOfSale, soldFor: Product['soldFor']): Product =>
  after(thing, 'sell', { ...remembered(thing, line), soldIn: line.ref, soldFor })

/** It stays sold, for less: `by` is below zero. Above zero a reduction is taken back. */
export const reduce = (thing: Product, line: LineOfSale, by: { paid: Minor; share: Minor }): Product => ({
  ...thing,
  ...remembered(thing, line),
  soldFor: thing.soldFor && {
    ...thing.soldFor,
    paid: thing.soldFor.paid + by.paid,
    share: thing.soldFor.share + by.share,
  },
})

/** The till has taken it back. */
export const comeBack = (thing: Product, line: LineOfSale): Product =>
  inShopAgain(after(thing, 'comeBack', { ...remembered(thing, line), soldIn: '', soldFor: null }))

export const handOut = (thing: Product, checkoutTs: Seconds, checkoutReason: string): Product =>
  after(thing, 'handOut', { checkoutTs, checkoutReason })

/** It was handed out, and is in the shop again. */
export const takeBack = (thing: Product): Product =>
  inShopAgain(after(thing, 'takeBack', { checkoutTs: null, checkoutReason: '' }))

/** Its sheet is deleted: it is a row again, which goes with the sheet. */
export const withdraw = (thing: Product): Product => after(thing, 'withdraw')

interface Move {
  before: Product
  after: Product
}

/**
 * Writes what happened to products of one tenant, how many goods they have in the shop after it, how many lines of sales
 * were added, and what share of these is to be settled, in minor units. Throws `TryAgain` when a product has changed meanwhile, or the tenant is deleted.
 */
export const moveProducts = (
  market: string,
  userNumber: string,
  moves: readonly Move[],
  { sales = 0, unsettled = 0 } = {},
): Write[] => {
  const inShop = ({ status }: Product) => Number(isInShop(status))
  const goods = sum(moves.map(move => inShop(move.after) - inShop(move.before)))
  return [
    ...moves.map(move => putProduct(market, move.after)),
    ...(goods || sales ? [countGoods(market, userNumber, { goods, sales, unsettled })] : []),
  ]
}

const sample = firstProduct({
  userNumber: '{userNumber}',
  running: 17,
  sheet: '{sheet}',
  type: 1,
  name: 'name',
  price: 1,
})

export const entity: Entity = {
  kept: 'Nothing of its own: changes of products.',
  open: ['comeBack', 'moveProducts', 'reduce', 'sell'],
  samples: {
    make: null,
    label: null,
    sell: null,
    reduce: null,
    comeBack: null,
    handOut: null,
    takeBack: null,
    withdraw: null,
    moveProducts: [
      '{market}',
      '{userNumber}',
      [{ before: sample, after: make(sample, 'loakb{userNumber}-17', 0) }],
    ],
  },
}
