/** What every till must do for Reol. Each adapter is a folder of its own. */
import type { Minor, Seconds } from '#shared/kit/units.ts'
import type { Receipt } from '#shared/tills/receipt.ts'

/** A product as a till shows it. Its number is also its barcode. */
export interface TillProduct {
  number: string
  name: string
  /** Null: the clerk types what it costs. */
  price: Minor | null
  currency: string
  /** In per cent. */
  vat: number
}

/** Some purchases, and the cursor after them. */
export interface Purchases {
  receipts: Receipt[]
  cursor: string
}

/** A till. Every call can be repeated, and throws `TillFailed`. */
export interface Till {
  /** Puts new products in. Answers why the till does not take some of them, by their numbers. */
  add: (products: readonly TillProduct[]) => Promise<ReadonlyMap<string, string>>
  /** Says price and name of a product anew; puts it in where it is not there. Throws `ProductRefused`. */
  change: (product: TillProduct) => Promise<void>
  /**
   * What was sold after a cursor, in the order in which the till heard of it; without a cursor since a moment. An empty
   * list: that is all.
   */
  purchases: (from: { cursor: string } | { since: Seconds }) => Promise<Purchases>
  /** A till that tells us by itself when it has sold something; others are asked every ten minutes. */
  hints?: {
    /** Subscribes an address to what the till sells, in place of an earlier subscription. Answers the key that signs. */
    subscribe: (asked: {
      destination: string
      contactEmail: string
    }) => Promise<{ uuid: string; key: string }>
    /** The subscription is still there. */
    isSubscribed: (uuid: string) => Promise<boolean>
  }
  /** Takes products out; those that are not there are out already. */
  remove: (numbers: readonly string[]) => Promise<void>
}
