/** The rows of a sheet as they are typed: what is wrong, what is not saved yet, what the tenant gets. Pure. */

import type { Answer, SentBody } from '#shared/kit/contract.ts'
import { toWire } from '#shared/kit/money.ts'
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Minor } from '#shared/kit/units.ts'
import { divide, lowestPriceOf } from '#shared/products/price.ts'
import type { productCalls } from '#shared/products/product-calls.ts'
import { MOST_AT_ONCE, newProduct } from '#shared/products/product-fields.ts'
import type { sheetCalls } from '#shared/products/sheet-calls.ts'
import { type Codes, parseBody } from '../../kit/form/codes.ts'

export type Thing = Answer<typeof sheetCalls.readSheet>['products'][number]
/** A thing for sale, as its tenant reads it. */
export type OwnProduct = Answer<typeof productCalls.listProducts>['results'][number]
export type Sheet = Answer<typeof sheetCalls.readSheet>
export type NewThing = SentBody<typeof sheetCalls.addProducts>[number]

/** Kind: `1` used, `2` new; empty: as the shop has noted for the tenant. */
export interface TypedThing {
  name: string
  /** Its size, or what else one should know. */
  description: string
  price: string
  type: '' | '1' | '2'
  discount: string
}

export const FIELDS = ['name', 'description', 'price', 'type', 'discount'] as const
export type Field = (typeof FIELDS)[number]

/** What the server has of a row. */
export interface SavedThing extends TypedThing {
  /** Its price may be read in two ways, and is kept as it was typed. */
  isDoubted: boolean
  version: number
}

/** An amount that may be read in two ways. */
export interface Doubt {
  /** What the sheet takes it for. */
  read: Minor
  other: Minor
}

export interface Row {
  /** Its own, from the moment that it is typed. */
  key: string
  /** The server's, once it is saved. */
  id?: string | undefined
  typed: TypedThing
  /** What the server has; undefined before. */
  saved?: SavedThing | undefined
  /** Why what is typed now was refused: by the server, or because its price is in another currency. */
  refused?: Codes | undefined
  /** Both readings of its price, until its typist says which. */
  doubt?: Doubt | undefined
  /** What somebody else has made of it meanwhile, until it is said which of the two counts (D30). */
  theirs?: SavedThing | undefined
}

const EMPTY: TypedThing = { name: '', description: '', price: '', type: '', discount: '' }

export const newRow = (typed: Partial<TypedThing> = {}): Row => ({
  key: crypto.randomUUID(),
  typed: { ...EMPTY, ...typed },
})

/** An amount as the reader types it: "80,00", in English "80.00". */
export const typedPrice = (amount: Minor, language: string): string =>
  language === 'en' ? toWire(amount) : toWire(amount).replace('.', ',')

export const rowOf = (thing: Thing, language: string): Row => {
  const typed: TypedThing = {
    name: thing.name,
    description: thing.description,
    price: thing.typedPrice || typedPrice(amountIn(thing.price) ?? 0, language),
    type: thing.type === 1 ? '1' : '2',
    discount: thing.discount ? String(thing.discount).replace('.', language === 'en' ? '.' : ',') : '',
  }
  const saved = { ...typed, isDoubted: thing.typedPrice !== '', version: thing.version }
  return { key: thing.id, id: thing.id, typed, saved }
}

/** Nothing stands in it, whatever kind it was given. */
export const isBlank = ({ id, typed }: Row): boolean =>
  id === undefined && ![typed.name, typed.description, typed.price, typed.discount].some(text => text.trim())

/** There is always one empty row to type into, of the kind of the last. */
export const withBlankEnd = (rows: readonly Row[]): readonly Row[] => {
  const last = rows.at(-1)
  return last && isBlank(last) ? rows : [...rows, newRow({ type: last?.typed.type ?? '' })]
}

/** Two texts of one amount are the same: `80` and `80,00`. */
const meant = ({ name, description, price, type, discount }: TypedThing): string =>
  JSON.stringify([
    name.trim(),
    description.trim(),
    amountIn(price) ?? price,
    type,
    Number(discount.replace(',', '.') || 0),
  ])

export const isChanged = (row: Row): boolean =>
  row.saved
    ? meant(row.typed) !== meant(row.saved) || row.saved.isDoubted !== (row.doubt !== undefined)
    : !isBlank(row)

/**
 * A row as the server has it by now. What is typed on it and not saved stays; where somebody else has changed it
 * meanwhile to something else, both are kept until it is said which of the two counts.
 */
export const withNewer = (row: Row, newer: Row): Row => {
  const { saved } = newer
  if (!saved || !row.saved || saved.version <= row.saved.version) return row
  if (!isChanged(row)) return { ...newer, key: row.key }
  return meant(row.typed) === meant(saved) ? { ...row, saved } : { ...row, saved, theirs: saved }
}

/** The body that the server takes. */
export const bodyOf = (
  { name, description, price, type, discount }: TypedThing,
  isDoubted = false,
): NewThing => ({
  name,
  description,
  price,
  typedPrice: isDoubted ? price.trim() : '',
  discount: discount.trim() || 0,
  ...(type && { type }),
})

const parsed = (typed: TypedThing) => {
  const { price, ...body } = bodyOf(typed)
  return parseBody(newProduct, {
    ...body,
    ...(typed.name.trim() ? {} : { name: undefined }),
    price: price || undefined,
  })
}

/** What is wrong with a row, by field. An empty row is right. */
export const codesOf = (row: Row): Codes =>
  isBlank(row)
    ? {}
    : { ...row.refused, ...parsed(row.typed).codes, ...(row.theirs && { name: 'changed_meanwhile' }) }

export const isWrong = (row: Row): boolean => Object.keys(codesOf(row)).length > 0

/** What can be saved now: new rows, at most as many as one call takes, and rows that were changed. */
export const toSave = (rows: readonly Row[]) => {
  const right = rows.filter(row => isChanged(row) && !isWrong(row))
  return {
    added: right.filter(({ id }) => id === undefined).slice(0, MOST_AT_ONCE),
    changed: right.filter(({ id }) => id !== undefined),
  }
}

/** What the tenant gets when a thing is sold at its price less its discount; undefined while that is no amount. */
export const shareOf = (typed: TypedThing, fee: number): Minor | undefined => {
  const price = amountIn(typed.price)
  const discount = Number(typed.discount.replace(',', '.') || 0)
  if (price === undefined || !(discount >= 0 && discount <= 100)) return undefined
  return divide(lowestPriceOf({ price, discount }), fee).share
}

/** Rows that follow one another and are alike, as one: twelve of a thing are read as "12 × 5,00". */
export const runsOf = (rows: readonly Row[]): Row[][] => {
  const runs: Row[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const first = run?.[0]
    const isAlike =
      first && !row.theirs && meant(first.typed) === meant(row.typed) && !first.doubt === !row.doubt
    if (run && isAlike && !isWrong(row)) run.push(row)
    else runs.push([row])
  }
  return runs
}

/** The sums of the foot: only rows that are right count. */
export const sumsOf = (rows: readonly Row[], fee: number) => {
  const right = rows.filter(row => !isBlank(row) && !isWrong(row))
  return {
    count: right.length,
    total: right.reduce((total, { typed }) => total + (amountIn(typed.price) ?? 0), 0),
    share: right.reduce((total, { typed }) => total + (shareOf(typed, fee) ?? 0), 0),
  }
}
