/** What staff propose as the price of a booking at the till: what the price list says, as the server prices it. */
import { sum } from '../kit/money.ts'
import type { Millis, Minor } from '../kit/units.ts'
import { type Discount, discountedPrice, discountThatCounts, isDiscountActive } from '../shelves/rules.ts'
import type { AddonLine } from './request.ts'
import { addonLines } from './rules.ts'

interface Listed extends Discount {
  price: Minor
  /** The discount on its shelf type, or on its service (D59). */
  general: Discount
}

export interface Chosen extends Listed {
  /** The id of the service. */
  id: string
  name: string
  quantity: number
}

export interface Proposal {
  /** The rent by the price list; undefined when it has none for this type and period. */
  listPrice: Minor | undefined
  /** The same with the discount that counts now. */
  rent: Minor | undefined
  discountPercent: number | null
  lines: AddonLine[]
  /** Of the services. */
  servicesTotal: Minor
}

const withDiscount = <T extends Listed>(listed: T, now: Millis): T => ({
  ...listed,
  ...discountThatCounts(listed, listed.general, now),
})

/** `now` in ms. */
export const proposal = (rent: Listed | undefined, services: readonly Chosen[], now: Millis): Proposal => {
  const counted = rent && withDiscount(rent, now)
  const lines = addonLines(
    services
      .filter(({ quantity }) => quantity > 0)
      .map(service => ({ service: withDiscount(service, now), quantity: service.quantity })),
    now,
  )
  return {
    listPrice: rent?.price,
    rent: counted && discountedPrice(counted.price, counted, now),
    discountPercent: counted && isDiscountActive(counted, now) ? counted.discountPercent : null,
    lines,
    servicesTotal: sum(lines.map(({ totalPrice }) => totalPrice)),
  }
}
