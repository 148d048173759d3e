/** Whose goods a screen is about: the tenant's own, or those of a tenant whom staff look after. */
import { createContext, useContext } from 'react'
import type { tenantsProductCalls } from '#shared/products/tenants-product-calls.ts'
import type { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'

type SheetCalls = typeof tenantsSheetCalls
type ProductCalls = typeof tenantsProductCalls

/** The calls by what they do. Those of staff take the place of the tenant's own, and name the tenant in their path. */
export interface GoodsCalls {
  list: SheetCalls['listOwnSheets']
  begin: SheetCalls['addOwnSheet']
  read: SheetCalls['readOwnSheet']
  change: SheetCalls['changeOwnSheet']
  complete: SheetCalls['completeOwnSheet']
  remove: SheetCalls['removeOwnSheet']
  makeLabels: SheetCalls['makeOwnLabels']
  print: SheetCalls['printOwnSheet']
  addThings: SheetCalls['addOwnProducts']
  changeThing: ProductCalls['changeOwnProduct']
  removeThing: ProductCalls['removeOwnProduct']
  readThing: ProductCalls['readOwnProduct']
  listThings: ProductCalls['listOwnProducts']
  readQuota: SheetCalls['readOwnLabelQuota']
  /** Only tenants copy a sheet. */
  copy?: SheetCalls['copyOwnSheet']
}

/** What is said to tenants of themselves, and to staff of a tenant. */
export interface GoodsWords {
  /** Of the whole list. */
  lead: string
  none: string
  /** The status of a sheet that staff are to complete. */
  isReady: string
  keepsPart: (percent: string) => string
  getsIn: (currency: string) => string
  gets: (amount: string) => string
  /** Below a price that is not typed yet. */
  priceHint: string
  getsInAll: (amount: string) => string
  /** What completing does; of a sheet that waits for it already, why. */
  follows: (isReady: boolean) => string
  askComplete: string
  /** What becomes of a completed sheet that is deleted, of whose things so many are for sale. */
  deletes: (count: number) => string
  makingFailed: string
  /** What becomes of the things that the till does not take. */
  notTaken: string
}

export interface Goods {
  calls: GoodsCalls
  words: GoodsWords
  /** The address of the list of sheets; a sheet's id follows it. */
  address: string
  /** Where the list itself belongs, for staff. */
  back?: { to: string; name: string }
  mayMake: boolean
  /** Otherwise completing sends the sheet to staff. */
  mayComplete: boolean
  mayPrint: boolean
  /** How the list of the tenant's things is asked for, beside the page; undefined: they are not to be seen. */
  thingsAsked: Record<string, string> | undefined
  /** The page of a product, where it has one. */
  toProduct?: (id: string) => string
  /** The screen of the till, for staff: they also read why it does not take a thing. */
  toTill?: { to: string; name: string }
}

const Context = createContext<Goods | undefined>(undefined)

export const GoodsOf = Context

export const useGoods = (): Goods => {
  const goods = useContext(Context)
  if (!goods) throw new Error('whose goods these are is not said')
  return goods
}
