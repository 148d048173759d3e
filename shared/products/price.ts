/** What a product costs on a day, and what its tenant gets of it (D40). Amounts in minor units, percentages from 0 to 100. */
import { addDays, type Day } from '../kit/day.ts'
import { round } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { CampaignLabels } from '../markets/campaign-labels.ts'

export interface Priced {
  price: Minor
  /** The tenant's own discount in per cent. */
  discount: number
  /** Its first and its last day; null: without such an end. */
  discountFrom: Day | null
  discountTo: Day | null
  /** Further discounts of its sheet and shelf, running or planned: on a day the highest counts. */
  nextDiscounts?: readonly (Reduced & { isOnSign: boolean })[]
  /** Discounts that it had until another one or none took their place: a line that comes late is reckoned with them. */
  pastDiscounts?: readonly Reduced[]
  /** The campaign in which it is, with its first and its last day. */
  campaign: Reduced | null
  /** Campaigns in which it was until it left them. */
  pastCampaigns?: readonly Reduced[]
}

/** Per cent off from the first to the last day. */
interface Reduced {
  percent: number
  from: Day
  to: Day
  /** The day on which a product joined a campaign: no line of an earlier day knows it. */
  joined?: Day
}

const ownDiscountOn = ({ discount, discountFrom, discountTo }: Priced, day: Day): number =>
  (discountFrom && day < discountFrom) || (discountTo && day > discountTo) ? 0 : discount

const isAt = ({ from, to }: Reduced, day: Day): boolean => day >= from && day <= to

const discountOn = (product: Priced, day: Day): number =>
  Math.max(
    ownDiscountOn(product, day),
    ...[...(product.nextDiscounts ?? []), ...(product.pastDiscounts ?? [])]
      .filter(one => isAt(one, day))
      .map(({ percent }) => percent),
  )

interface OfCampaigns<C extends Reduced> {
  campaign: C | null
  pastCampaigns?: readonly C[]
}

/** The campaign of a product on a day, also after the product has left it: a line is reckoned with that of its day. */
export const campaignAt = <C extends Reduced>(
  { campaign, pastCampaigns = [] }: OfCampaigns<C>,
  day: Day,
): C | undefined =>
  [campaign, ...pastCampaigns].find(one => one && isAt(one, day) && day >= (one.joined ?? '')) ?? undefined

const campaignOn = (product: Priced, day: Day): number => campaignAt(product, day)?.percent ?? 0

/**
 * What label and till say on a day: the price less the tenant's discount or the campaign's, whichever is higher, never
 * both (D44).
 */
export const sellPriceOn = (product: Priced, day: Day): Minor =>
  round((product.price * (100 - Math.max(discountOn(product, day), campaignOn(product, day)))) / 100)

/** The product as if it were in no campaign, and had been in none. */
export const withoutCampaigns = <Product extends Priced>(product: Product): Product => ({
  ...product,
  campaign: null,
  pastCampaigns: [],
})

/** What its label says on a day: nothing that a sign says. Where one hangs at the shelf, no label says a campaign either. */
export const labelPriceOn = (
  product: Priced & { discountOnSign?: boolean },
  day: Day,
  { campaignLabels }: { campaignLabels: CampaignLabels },
): Minor => {
  const { discountOnSign = false, nextDiscounts = [] } = product
  const isMainOnSign = discountOnSign && ownDiscountOn(product, day) > 0
  const hangs = isMainOnSign || nextDiscounts.some(one => one.isOnSign && isAt(one, day))
  const said = {
    ...product,
    ...(isMainOnSign ? { discount: 0 } : {}),
    nextDiscounts: nextDiscounts.filter(one => !one.isOnSign),
  }
  return sellPriceOn(hangs || campaignLabels === 'sign' ? withoutCampaigns(said) : said, day)
}

/** What it costs while its own discount counts, whatever day that is. */
export const lowestPriceOf = ({ price, discount }: Pick<Priced, 'price' | 'discount'>): Minor =>
  sellPriceOn({ price, discount, discountFrom: null, discountTo: null, campaign: null }, '')

/** What it costs on a day like any other: a discount that has dates is not taken off. */
export const usualPriceOf = ({ price, discount, discountFrom, discountTo }: Priced): Minor =>
  discountFrom || discountTo ? price : lowestPriceOf({ price, discount })

/** The days on which its price may change by itself: a discount or a campaign begins, or has ended the day before. */
export const daysOfChange = ({ discountFrom, discountTo, nextDiscounts = [], campaign }: Priced): Day[] =>
  [
    discountFrom,
    discountTo && addDays(discountTo, 1),
    ...nextDiscounts.flatMap(({ from, to }) => [from, addDays(to, 1)]),
    campaign?.from,
    campaign && addDays(campaign.to, 1),
  ].flatMap(day => day || [])

/** So long a tenant may take back a price that they lowered: a slip shows at once. */
export const UNDO_SECONDS = 600

/** What was paid for a thing, and how that is divided. A return has the same with the sign turned. */
export interface Division {
  paid: Minor
  commission: Minor
  share: Minor
  /** The commission of the tenant on that day, in per cent. */
  fee: number
}

/**
 * Divides what was paid. The commission is rounded once and the share is the rest, so that no øre is made or lost. `base`
 * is what the share is reckoned from: more than what was paid, where the shop bears what the till took off the price.
 */
export const divide = (paid: Minor, fee: number, base = paid): Division => {
  const share = base - round((base * fee) / 100)
  return { paid, commission: paid - share, share, fee }
}
