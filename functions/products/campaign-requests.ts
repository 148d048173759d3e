/** Tenants ask to join campaigns and to leave them; staff see what waits. */
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import type { ChosenThings } from '#shared/products/campaign-calls.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import { orderFrom, orderText } from '#shared/products/order.ts'
import type { Caller } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Idempotency } from '../kit/idempotency.ts'
import { newId } from '../kit/ids.ts'
import { pageOf } from '../kit/list.ts'
import { commit, retryOnConflict, TryAgain } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { fatesOf, movingOf, readChosen, readOpenCampaign } from './campaign-things.ts'
import { idsOf } from './sheets.ts'
import {
  type CampaignRequest,
  findWaiting,
  isBeingAnswered,
  putWaiting,
  readRequestsOf,
  readWaiting,
  removeWaiting,
} from './table/campaign-request.ts'
import { readRuns } from './table/product.ts'
import type { Whose } from './whose.ts'

/**
 * Asks staff that products join a campaign, or leave it. What waits already for the same is asked for with more products.
 * Refuses `campaign_ended`, `not_enabled`, `nothing_to_move`, `sheet_not_ready`, and 404 `not_found`.
 */
export const askCampaign = (
  whose: Whose,
  id: string,
  ask: CampaignAsk,
  chosen: ChosenThings,
  idempotency: Idempotency,
) =>
  retryOnConflict(async () => {
    const [market, userNumber] = idsOf(whose)
    const campaign = await readOpenCampaign(whose, id)
    const [things, before] = await Promise.all([
      readChosen(whose, campaign, chosen, ask),
      findWaiting(market, { userNumber, campaign: id, ask }),
    ])
    // Staff answer what was asked before this.
    if (before && isBeingAnswered(before)) throw new TryAgain()
    const fresh = movingOf(fatesOf(whose, campaign, things, ask)).map(({ product }) => product.running)
    const running = [...new Set([...orderFrom(before?.order ?? ''), ...fresh])].sort(
      (one, other) => one - other,
    )
    const all = fatesOf(whose, campaign, await readRuns(market, userNumber, running), ask)
    const value: CampaignRequest = {
      ...{ id: before?.id ?? newId(), userNumber, name: whose.tenant.name, campaign: id },
      ...{ campaignName: campaign.name, percent: campaign.percent, ask },
      ...{ order: orderText(running), products: running.length },
      ...{ now: sum(all.map(one => one.now)), after: sum(all.map(one => one.after)) },
      ...{ askedTs: before?.askedTs ?? nowSeconds(), state: 'pending', reason: '', answeredTs: null },
      answering: null,
      version: before?.version ?? 0,
    }
    const answer = {
      ...{ name: campaign.name, discountPercent: campaign.percent, status: 'pending' as const },
      products: fresh.length,
    }
    await commit([...idempotency.record(answer), putWaiting(market, value)])
    return answer
  })

const toShown = (request: CampaignRequest) => ({
  ...{ id: request.id, customer: request.userNumber, customerName: request.name },
  ...{ campaign: request.campaign, campaignName: request.campaignName, discountPercent: request.percent },
  ...{ ask: request.ask, products: request.products, now: request.now, after: request.after },
  ...{ asked: request.askedTs, status: request.state, reason: request.reason },
})

/** Refuses `not_enabled`. */
export const listCampaignRequests = async ({
  market: id,
  caller,
  query: { page },
}: {
  market: string
  caller: Caller
  query: { page: number }
}) => {
  checkEnabled(await readMarket(id), 'campaigns')
  const all = await (caller.kind === 'customer' ? readRequestsOf(id, caller.userNumber) : readWaiting(id))
  return pageOf(all.map(toShown), page)
}

/** A tenant withdraws a request that staff have not answered. Refuses `not_enabled`, and 404 `not_found`. */
export const withdrawCampaignRequest = (whose: Whose, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const [market, userNumber] = idsOf(whose)
    checkEnabled(whose.market, 'campaigns')
    const waiting = (await readRequestsOf(market, userNumber)).find(
      one => one.id === id && one.state === 'pending',
    )
    if (!waiting) throw refuse(commonRefusals.not_found)
    if (isBeingAnswered(waiting)) throw new TryAgain()
    await commit([removeWaiting(market, waiting)])
    return undefined
  })
