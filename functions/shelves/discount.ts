import { refuseFields } from '#shared/kit/refusal.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import type { Discount } from '#shared/shelves/rules.ts'
import type { TypedDiscount } from '#shared/shelves/staff-fields.ts'

/** The discount fields of something with those that were sent; what was left out stays. */
export const withDiscountOf = (before: Discount, sent: TypedDiscount): Discount => ({
  discountPercent: sent.discountPercent === undefined ? before.discountPercent : sent.discountPercent,
  discountValidFrom: sent.discountValidFrom === undefined ? before.discountValidFrom : sent.discountValidFrom,
  discountValidTo: sent.discountValidTo === undefined ? before.discountValidTo : sent.discountValidTo,
})

export const NO_DISCOUNT: Discount = {
  discountPercent: null,
  discountValidFrom: null,
  discountValidTo: null,
}

/** False for a discount that ends before it begins. */
export const isRangeRight = ({ discountValidFrom: from, discountValidTo: to }: Discount): boolean =>
  from === null || to === null || from <= to

/** Returns a discount whose end is not before its beginning. Refuses 400 `discount_range`. */
export const checkRange = <T extends Discount>(discount: T): T => {
  if (!isRangeRight(discount)) throw refuseFields({ discountValidTo: [shelfRefusals.discount_range] })
  return discount
}
