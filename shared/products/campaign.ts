/** How a product joins a campaign and leaves it. */
import { addDays, type Day } from '../kit/day.ts'
import type { Minor } from '../kit/units.ts'
import { type Priced, sellPriceOn, withoutCampaigns } from './price.ts'
import { isInShop, type ProductStatus } from './states.ts'

/** What a product carries of its campaign: a copy. */
export interface InCampaign {
  id: string
  name: string
  percent: number
  from: Day
  to: Day
  /** The day on which the product joined it; empty: on none yet. */
  joined: Day
}

interface Member extends Priced {
  status: ProductStatus
  campaign: InCampaign | null
  pastCampaigns: InCampaign[]
}

/**
 * What becomes of a product that is asked to join. joins: its price falls · keeps: it joins, and its own discount is as high ·
 * already · other: it is in another campaign that has not ended (D44) · gone: it is not for sale.
 */
export const JOIN_FATES = ['joins', 'keeps', 'already', 'other', 'gone'] as const
export type JoinFate = (typeof JOIN_FATES)[number]

/** Leaving: its price rises, or stays, or it is not in the campaign. */
export const LEAVE_FATES = ['leaves', 'stays', 'absent'] as const
export type LeaveFate = (typeof LEAVE_FATES)[number]

/** The first day on which the campaign counts for a product that joins today. */
export const firstDay = ({ from }: InCampaign, today: Day): Day => (from > today ? from : today)

export const fateOfJoining = (product: Member, campaign: InCampaign, today: Day): JoinFate => {
  if (!isInShop(product.status)) return 'gone'
  if (product.campaign?.id === campaign.id) return 'already'
  if (product.campaign && product.campaign.to >= today) return 'other'
  const day = firstDay(campaign, today)
  return sellPriceOn({ ...product, campaign }, day) < sellPriceOn(product, day) ? 'joins' : 'keeps'
}

export const fateOfLeaving = (product: Member, campaign: InCampaign, today: Day): LeaveFate => {
  if (product.campaign?.id !== campaign.id) return 'absent'
  const day = firstDay(campaign, today)
  return sellPriceOn(withoutCampaigns(product), day) > sellPriceOn(product, day) ? 'leaves' : 'stays'
}

export const joinsIt = (fate: JoinFate | LeaveFate): boolean => fate === 'joins' || fate === 'keeps'
export const leavesIt = (fate: JoinFate | LeaveFate): boolean => fate === 'leaves' || fate === 'stays'

/** A product remembers so many campaigns that it left: lines come late by days, not by months. */
const MOST_PAST = 3

/** The days of its campaign that are over stay: a line is reckoned with the campaign of its day. */
const pastAfter = ({ campaign, pastCampaigns }: Member, today: Day): InCampaign[] => {
  if (!campaign || campaign.from >= today) return pastCampaigns
  const yesterday = addDays(today, -1)
  const over = { ...campaign, to: campaign.to < yesterday ? campaign.to : yesterday }
  return [over, ...pastCampaigns].slice(0, MOST_PAST)
}

type OfCampaign = Pick<Member, 'campaign' | 'pastCampaigns'>

/** What a product carries after it joined, or after the campaign in which it is was changed. */
export const afterJoining = (product: Member, campaign: InCampaign, today: Day): OfCampaign => ({
  campaign: {
    ...campaign,
    joined: product.campaign?.id === campaign.id ? product.campaign.joined : today,
  },
  pastCampaigns:
    product.campaign && product.campaign.id !== campaign.id
      ? pastAfter(product, today)
      : product.pastCampaigns,
})

/** What a product carries after it left its campaign. */
export const afterLeaving = (product: Member, today: Day): OfCampaign => ({
  campaign: null,
  pastCampaigns: pastAfter(product, today),
})

/** A product as its price is reckoned once it is in a campaign, or out of it. */
export const onceMoved = <Product extends Member>(
  product: Product,
  campaign: InCampaign,
  isIn: boolean,
): Product => (isIn ? { ...product, campaign } : withoutCampaigns(product))

/**
 * What a product costs today, or in the campaign that it leaves, and on the first day of the campaign that it has joined then,
 * or left.
 */
export const pricesOf = (
  product: Member,
  campaign: InCampaign,
  isIn: boolean,
  today: Day,
): { now: Minor; after: Minor } => ({
  now: sellPriceOn(product, isIn ? today : firstDay(campaign, today)),
  after: sellPriceOn(onceMoved(product, campaign, isIn), firstDay(campaign, today)),
})
