import { fromWire } from '#shared/kit/money.ts'
import { discountedPrice, discountThatCounts } from '#shared/shelves/rules.ts'
import { NO_OFFER, type SentOffer } from '#shared/shelves/typed-offer.ts'

/** A moment that is not one counts as none: it is refused where it was typed. */
const moment = (text: string | null) => (text === null ? null : Date.parse(text) || null)

export const discountOf = (offer: SentOffer) => ({
  discountPercent: offer.discountPercent,
  discountValidFrom: moment(offer.discountValidFrom),
  discountValidTo: moment(offer.discountValidTo),
})

/** What an amount is today with the discount that counts, its own or the general one (D59). */
export const todayFor = (amount: string, own: SentOffer, general: SentOffer = NO_OFFER) => {
  const now = Date.now()
  const discount = discountThatCounts(discountOf(own), discountOf(general), now)
  const price = fromWire(amount)
  return { price, cut: discountedPrice(price, discount, now), discount }
}
