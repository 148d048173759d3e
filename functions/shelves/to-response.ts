import type { Millis, Minor } from '#shared/kit/units.ts'
import { type Discount, discountedPrice, isDiscountActive } from '#shared/shelves/rules.ts'

/** A price with its discount, as every price on the wire shows it. */
export const toResponse = (item: { price: Minor } & Discount, now: Millis) => ({
  price: item.price,
  discountPercent: item.discountPercent,
  discountValidFrom: item.discountValidFrom,
  discountValidTo: item.discountValidTo,
  isDiscountActive: isDiscountActive(item, now),
  discountedPrice: discountedPrice(item.price, item, now),
})
