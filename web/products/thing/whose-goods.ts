/** Whose goods a screen is about: the tenant's own, or those of a tenant whom staff look after. */
import { createContext, useContext } from 'react'

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
  /** Which tenant a call of staff names; a tenant's own call names nobody. */
  of: { userNumber?: string }
  words: GoodsWords
  /** The address of the list of sheets; a sheet's id follows it. */
  address: string
  /** Where the list itself belongs, for staff. */
  back?: { to: string; name: string }
  mayMake: boolean
  /** Only tenants copy a sheet. */
  mayCopy?: boolean
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
