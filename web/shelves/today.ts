import { fromWire } from '#shared/kit/money.ts'
import { discountedPrice, discountThatCounts } from '#shared/shelves/rules.ts'
import type { StaffType } from '#shared/shelves/staff-calls.ts'
import type { StaffPrice } from '#shared/shelves/staff-prices-calls.ts'

const moment = (text: string | null) => (text === null ? null : Date.parse(text))

const discountOf = (one: Pick<StaffType, 'discountPercent' | 'discountValidFrom' | 'discountValidTo'>) => ({
  discountPercent: one.discountPercent,
  discountValidFrom: moment(one.discountValidFrom),
  discountValidTo: moment(one.discountValidTo),
})

/** What a price is today with the discount that counts (D59). */
export const todayFor = (amount: string, own: StaffPrice | undefined, type: StaffType | undefined) => {
  const none = { discountPercent: null, discountValidFrom: null, discountValidTo: null }
  const now = Date.now()
  const discount = discountThatCounts(own ? discountOf(own) : none, type ? discountOf(type) : none, now)
  const price = fromWire(amount)
  const cut = discountedPrice(price, discount, now)
  return { price, cut, discount }
}
