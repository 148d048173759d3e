/** What POST /local/zettle/sell/ and /local/flexpos/sell/ take: what a person types at a till (docs/product/calls.md). */
import type { Push } from './zettle/pusher.ts'

/** Amounts in currency: 12.5 or "12.50". */
export type Amount = number | string

export interface TypedDiscount {
  amount?: Amount
  percentage?: number
}

export interface TypedLine {
  number?: string
  name?: string
  amount?: Amount
  quantity?: Amount
  discount?: TypedDiscount
}

export interface Selling {
  lines?: TypedLine[]
  discount?: TypedDiscount
  payments?: { type: string; amount: Amount }[]
  serviceCharge?: Amount
  /** The moment of a sale that the till made offline. */
  at?: string
  webhook?: Push
  refundOf?: string
  /** Left out: that of the products. */
  currency?: string
}
