/** Which campaign and which products a call means, and what joining or leaving would do to them. */
import { campaignState } from '#shared/campaigns/campaign.ts'
import { campaignRefusals } from '#shared/campaigns/refusals.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import {
  fateOfJoining,
  fateOfLeaving,
  firstDay,
  type InCampaign,
  type JoinFate,
  joinsIt,
  type LeaveFate,
  leavesIt,
  onceMoved,
  pricesOf,
} from '#shared/products/campaign.ts'
import type { ChosenThings } from '#shared/products/campaign-calls.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import { labelsOver } from '#shared/products/label-quota.ts'
import { idText } from '#shared/products/number.ts'
import { divide, labelPriceOn } from '#shared/products/price.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { hasProducts, isInShop } from '#shared/products/states.ts'
import { type Campaign, readCampaign } from '../campaigns/table/campaign.ts'
import { todayIn } from '../kit/clock.ts'
import { readQuota } from './label-quota.ts'
import { idOf } from './products.ts'
import { idsOf } from './sheets.ts'
import { readMembersOf } from './table/campaign-member.ts'
import { type Product, readAllOf, readRuns } from './table/product.ts'
import { readSheet, runningOf } from './table/sheet.ts'
import { checkSeesProducts, type Whose } from './whose.ts'

/** A campaign that has not ended, for whoever may join it. Refuses `not_enabled`, `campaign_ended`, and 404 `not_found`. */
export const readOpenCampaign = async (whose: Whose, id: string): Promise<Campaign> => {
  const { market } = whose
  checkEnabled(market, 'campaigns')
  checkSeesProducts(whose)
  const campaign = await readCampaign(market.marketId, id)
  if (campaignState(campaign, todayIn(market)) === 'ended') throw refuse(campaignRefusals.campaign_ended)
  return campaign
}

/** What a product carries of a campaign. */
export const copyOf = ({ id, name, percent, from, to }: Campaign): InCampaign => ({
  id,
  name,
  percent,
  from,
  to,
  joined: '',
})

/** The products that are meant: all are those in the shop, or in the campaign that is left. Refuses `sheet_not_ready`. */
export const readChosen = async (
  whose: Whose,
  { id }: Campaign,
  { products, sheet: sheetId, all }: ChosenThings,
  ask: CampaignAsk,
): Promise<Product[]> => {
  const [market, userNumber] = idsOf(whose)
  if (all && ask === 'join')
    return (await readAllOf(market, userNumber)).filter(({ status }) => isInShop(status)).reverse()
  if (all) {
    const members = await readMembersOf(market, id, userNumber)
    return readRuns(
      market,
      userNumber,
      members.map(({ running }) => running),
    )
  }
  if (products) {
    const running = products.map(one => idOf(one, userNumber).running)
    return readRuns(market, userNumber, [...new Set(running)])
  }
  const sheet = await readSheet(market, userNumber, sheetId ?? '')
  if (!hasProducts(sheet.status)) throw refuse(productRefusals.sheet_not_ready)
  return readRuns(market, userNumber, runningOf(sheet))
}

export interface Fated {
  product: Product
  fate: JoinFate | LeaveFate
  now: number
  after: number
}

/** What becomes of each product. */
export const fatesOf = (
  { market }: Pick<Whose, 'market'>,
  campaign: Campaign,
  products: readonly Product[],
  ask: CampaignAsk,
): Fated[] => {
  const today = todayIn(market)
  const copy = copyOf(campaign)
  return products.map(product => ({
    product,
    fate: ask === 'join' ? fateOfJoining(product, copy, today) : fateOfLeaving(product, copy, today),
    ...pricesOf(product, copy, ask === 'join', today),
  }))
}

/** Those that join, or leave. Refuses `nothing_to_move`. */
export const movingOf = (fates: readonly Fated[]): Fated[] => {
  const moving = fates.filter(({ fate }) => joinsIt(fate) || leavesIt(fate))
  if (!moving.length) throw refuse(productRefusals.nothing_to_move)
  return moving
}

/** True for a product whose label says another price once it is in the campaign, or out of it. */
const changesLabel = (
  { market }: Pick<Whose, 'market'>,
  campaign: Campaign,
  { product, fate }: Fated,
  ask: CampaignAsk,
): boolean => {
  if (!joinsIt(fate) && !leavesIt(fate)) return false
  const today = todayIn(market)
  const copy = copyOf(campaign)
  const after = onceMoved(product, copy, ask === 'join')
  return labelPriceOn(product, today, market) !== labelPriceOn(after, firstDay(copy, today), market)
}

/** Refuses `campaign_ended`, `not_enabled`, `sheet_not_ready`, and 404 `not_found`. */
export const previewCampaign = async (
  whose: Whose,
  id: string,
  { ask = 'join', ...chosen }: ChosenThings & { ask?: CampaignAsk | undefined },
) => {
  const campaign = await readOpenCampaign(whose, id)
  const [things, { printed, ...quota }] = await Promise.all([
    readChosen(whose, campaign, chosen, ask),
    readQuota(whose),
  ])
  const { fee } = whose.tenant
  const fates = fatesOf(whose, campaign, things, ask)
  const all = fates.map(({ product, fate, now, after }) => ({
    ...{ id: idText(product), name: product.name, sheet: product.sheet, fate, now, after },
    ...{ shareNow: divide(now, fee).share, shareAfter: divide(after, fee).share },
  }))
  const moving = all.filter(({ fate }) => joinsIt(fate) || leavesIt(fate))
  const { campaignLabels } = whose.market
  const labels = fates.filter(one => changesLabel(whose, campaign, one, ask)).length
  return {
    products: all,
    total: {
      products: moving.length,
      now: sum(moving.map(one => one.now)),
      after: sum(moving.map(one => one.after)),
      shareNow: sum(moving.map(one => one.shareNow)),
      shareAfter: sum(moving.map(one => one.shareAfter)),
    },
    labels,
    labelsCost: campaignLabels === 'free' ? 0 : labelsOver(quota, printed, labels).amount,
    campaignLabels,
  }
}
