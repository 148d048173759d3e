/** What a product costs now, and what its tenant gets of it (D40). Amounts in minor units, percentages from 0 to 100. */
import type { Day } from '../kit/day.ts'
import { round } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

export interface Priced {
  price: Minor
  /** The tenant's own discount in per cent. */
  discount: number
  /** Its first and its last day; null: without such an end. */
  discountFrom: Day | null
  discountTo: Day | null
}

const discountOn = ({ discount, discountFrom, discountTo }: Priced, day: Day): number =>
  (discountFrom && day < discountFrom) || (discountTo && day > discountTo) ? 0 : discount

/**
 * What label and till say on a day: the price less the tenant's discount or the campaign's, whichever is higher, never
 * both (D44).
 */
export const sellPriceOn = (product: Priced, day: Day, campaign = 0): Minor =>
  round((product.price * (100 - Math.max(discountOn(product, day), campaign))) / 100)

/** What it costs while its discount counts, whatever day that is. */
export const lowestPriceOf = ({ price, discount }: Pick<Priced, 'price' | 'discount'>): Minor =>
  sellPriceOn({ price, discount, discountFrom: null, discountTo: null }, '')

/** How what was paid is divided. The share is the rest after the commission, so that no øre is made or lost. */
export const divided = (paid: Minor, fee: number): { commission: Minor; share: Minor } => {
  const commission = round((paid * fee) / 100)
  return { commission, share: paid - commission }
}
