/** A discount as every price on the wire shows it. */
import { toWire } from '#shared/kit/money.ts'
import { type Discount, discountedPrice, isDiscountActive } from '#shared/shelves/rules.ts'

const iso = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()

/** `now` in ms. */
export const toResponse = (item: { price: number } & Discount, now: number) => ({
  price: toWire(item.price),
  discountPercent: item.discountPercent,
  discountValidFrom: iso(item.discountValidFrom),
  discountValidTo: iso(item.discountValidTo),
  isDiscountActive: isDiscountActive(item, now),
  discountedPrice: toWire(discountedPrice(item.price, item, now)),
})
