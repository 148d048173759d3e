import { campaignChanged } from '#events/campaigns.ts'
import { afterJoining, afterLeaving } from '#shared/products/campaign.ts'
import type { ProductId } from '#shared/products/number.ts'
import { type Campaign, countMembers, findCampaign } from '../campaigns/table/campaign.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { copyOf } from './campaign-things.ts'
import { readMembersAfter, readTenantIn, removeMembers } from './table/campaign-member.ts'
import { answerRequest, readWaiting } from './table/campaign-request.ts'
import { type Product, putProduct, readProducts } from './table/product.ts'
import { tellTill } from './tell-till.ts'

/** Two writes a product, and the counts: a transaction has a hundred. */
const AT_ONCE = 40

/**
 * Gives the products of a campaign what it is now, or takes them out of one that was deleted. Each piece looks at the campaign
 * anew, so it does not matter in which order changes are heard of.
 */
export default onEvent({
  on: campaignChanged,
  work: 'products',
  grants: ['table:read', 'table:write'],
  handle: async ({ market: id, payload: { campaign } }) => {
    const market = await readMarket(id)
    let after: ProductId | null = null
    for (;;) {
      const members: ProductId[] = await readMembersAfter(id, campaign, after, AT_ONCE)
      const tenants = Map.groupBy(members, ({ userNumber }) => userNumber)
      for (const [userNumber, some] of tenants)
        await bringUp(
          market,
          campaign,
          userNumber,
          some.map(({ running }) => running),
        )
      after = members.at(-1) ?? null
      if (members.length < AT_ONCE) break
    }
    await endRequests(id, campaign)
  },
})

const bringUp = (market: Market, id: string, userNumber: string, running: readonly number[]): Promise<void> =>
  retryOnConflict(async () => {
    const { marketId } = market
    const [campaign, products] = await Promise.all([
      findCampaign(marketId, id),
      readProducts(marketId, userNumber, running),
    ])
    const changed = products
      .filter(product => product.campaign?.id === id)
      .filter(product => !campaign || differs(product, campaign))
      .map(product => ({ ...product, ...ofCampaign(market, product, campaign), pricedTs: nowSeconds() }))
    const gone = campaign
      ? []
      : removeMembers(marketId, id, undefined, await readTenantIn(marketId, id, userNumber), running)
    if (changed.length || gone.length)
      await commit([
        ...(campaign && changed.length
          ? [countMembers(marketId, campaign, { products: 0, tenants: 0 })]
          : []),
        ...changed.map(product => putProduct(marketId, product)),
        ...gone,
        ...tellTill(market, changed),
      ])
  })

const ofCampaign = (market: Market, product: Product, campaign: Campaign | undefined) =>
  campaign ? afterJoining(product, copyOf(campaign), todayIn(market)) : afterLeaving(product, todayIn(market))

const differs = ({ campaign: has }: Product, campaign: Campaign): boolean => {
  const { name, percent, from, to } = copyOf(campaign)
  return has?.name !== name || has.percent !== percent || has.from !== from || has.to !== to
}

/** Nobody can answer what tenants asked of a campaign that was deleted. */
const endRequests = async (market: string, campaign: string): Promise<void> => {
  if (await findCampaign(market, campaign)) return
  for (const request of (await readWaiting(market)).filter(one => one.campaign === campaign))
    await commit(answerRequest(market, request, { state: 'ended', reason: '' }))
}
