import * as z from 'zod/mini'
import { campaignRequestAnswered, productsCampaign } from '#events/products.ts'
import { campaignState } from '#shared/campaigns/campaign.ts'
import { campaignRefusals } from '#shared/campaigns/refusals.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { afterJoining, afterLeaving, joinsIt, leavesIt } from '#shared/products/campaign.ts'
import { orderFrom } from '#shared/products/order.ts'
import { type Campaign, findCampaign } from '../campaigns/table/campaign.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { onJob, type Step } from '../kit/job-runner.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type CampaignMove, movesAsked } from './campaign-moves.ts'
import { copyOf, type Fated, fatesOf } from './campaign-things.ts'
import { history } from './products.ts'
import { addMembers, readTenantIn, removeMembers } from './table/campaign-member.ts'
import { answerRequest, type CampaignRequest, findWaiting } from './table/campaign-request.ts'
import { type Product, putProduct, readProducts } from './table/product.ts'
import { tellTill } from './tell-till.ts'

/** Three writes a product: itself, that it is a member, and its history. A transaction has a hundred at most. */
const THINGS_A_STEP = 30

/** Which move is next, and from which of its products on. `version`: of the request, which its tenant may change meanwhile. */
const beginning = z._default(
  z.nullable(z.object({ move: z.number(), at: z.number(), version: z.number() })),
  null,
)

type Asked = z.infer<typeof movesAsked>

interface Moving {
  market: Market
  campaign: Campaign | undefined
  move: CampaignMove
  by: Asked['by']
}

const movedProduct = ({ campaign, move, market }: Moving, product: Product): Product => ({
  ...product,
  ...(campaign && move.ask === 'join'
    ? afterJoining(product, copyOf(campaign), todayIn(market))
    : afterLeaving(product, todayIn(market))),
  pricedTs: nowSeconds(),
})

/** The writes that let products of a tenant join a campaign, or leave it. */
const moveWrites = async (moving: Moving, fates: readonly Fated[]): Promise<Write[]> => {
  const { market, campaign, move, by } = moving
  const { marketId } = market
  const moved = fates
    .filter(({ fate }) => joinsIt(fate) || leavesIt(fate))
    .map(({ product }) => ({ before: product, after: movedProduct(moving, product) }))
  if (!campaign || !moved.length) return []
  const tenant = await readTenantIn(marketId, campaign.id, move.userNumber)
  const running = moved.map(({ before }) => before.running)
  return [
    ...moved.map(({ after }) => putProduct(marketId, after)),
    ...(move.ask === 'join'
      ? addMembers(marketId, campaign, tenant, running)
      : removeMembers(marketId, campaign.id, campaign, tenant, running)),
    ...moved.flatMap(({ before, after }) => history(market, by.username, by.role, before, after)),
    ...tellTill(
      market,
      moved.map(({ after }) => after),
    ),
  ]
}

/** The writes that answer what a tenant asked. */
const answered = (
  { market: { marketId }, campaign }: Moving,
  request: CampaignRequest,
  { isApproved, reason }: Pick<Asked, 'isApproved' | 'reason'>,
): Write[] => {
  if (!campaign) return answerRequest(marketId, request, { state: 'ended', reason: '' })
  const { id, userNumber, campaign: of, campaignName, percent, ask, products } = request
  return [
    ...answerRequest(marketId, request, {
      state: isApproved ? 'approved' : 'declined',
      reason: isApproved ? '' : reason,
    }),
    emit(marketId, campaignRequestAnswered, {
      ...{
        request: id,
        userNumber,
        campaign: of,
        campaignName,
        percent,
        from: campaign.from,
        to: campaign.to,
      },
      ...{ ask, products, isApproved, reason: isApproved ? '' : reason },
    }),
  ]
}

/** A campaign that one can still join or leave; undefined: it has ended, or was deleted. */
const findOpen = async (market: Market, id: string): Promise<Campaign | undefined> => {
  const campaign = await findCampaign(market.marketId, id)
  return campaign && campaignState(campaign, todayIn(market)) !== 'ended' ? campaign : undefined
}

/** The next products of a move: what became of each, and the writes. */
const moveSome = async (
  moving: Moving,
  running: readonly number[],
): Promise<{ fates: readonly Fated[]; writes: Write[] }> => {
  const { market, campaign, move } = moving
  if (!campaign) return { fates: [], writes: [] }
  const fates = fatesOf(
    { market },
    campaign,
    await readProducts(market.marketId, move.userNumber, running),
    move.ask,
  )
  return { fates, writes: await moveWrites(moving, fates) }
}

const countedWith = (counts: Record<string, number>, fates: readonly Fated[]): Record<string, number> => {
  const all = { ...counts }
  for (const { fate } of fates) all[fate] = (all[fate] ?? 0) + 1
  return all
}

/** One step of a move. `at`: how many of its products are behind it; `isOver`: the last of them is. */
const stepOfMove = async (moving: Moving, { isApproved, reason }: Asked, from: number, version: number) => {
  const { market, campaign, move } = moving
  const request = move.isRequest ? await findWaiting(market.marketId, move) : undefined
  const over = { isOver: true, at: move.products, version: 0, fates: [], writes: [] }
  // Somebody else has answered it.
  if (move.isRequest && !request) return over
  if (!campaign && !request) throw refuse(campaignRefusals.campaign_ended)
  const ending = request ? answered(moving, request, { isApproved, reason }) : []
  if (!campaign || !isApproved) return { ...over, writes: ending }
  const running = orderFrom(request?.order ?? move.order)
  // Its tenant has asked for more meanwhile: what is in it already is passed over.
  const first = request && request.version !== version ? 0 : from
  const at = first + THINGS_A_STEP
  const { fates, writes } = await moveSome(moving, running.slice(first, at))
  const isOver = at >= running.length
  return { isOver, at, version: request?.version ?? 0, fates, writes: [...writes, ...(isOver ? ending : [])] }
}

/**
 * Moves products into campaigns and out of them, thirty in a step, and answers requests with the last of theirs. A step
 * checks that the campaign is as it was read, so that none joins one that is changed or deleted at the same moment. Refuses
 * `campaign_ended`.
 */
export default onJob(productsCampaign, [], async (marketId, { asked, next, counts }): Promise<Step> => {
  const all = movesAsked.parse(asked)
  const { moves, by } = all
  const { move: nth, at, version } = beginning.parse(next) ?? { move: 0, at: 0, version: 0 }
  const total = sum(moves.map(({ products }) => products))
  const before = sum(moves.slice(0, nth).map(({ products }) => products))
  const move = moves[nth]
  if (!move) return { done: total, total, counts }
  const market = await readMarket(marketId)
  const campaign = await findOpen(market, move.campaign)
  const step = await stepOfMove({ market, campaign, move, by }, all, at, version)
  const isLast = step.isOver && nth + 1 >= moves.length
  return {
    ...(isLast
      ? {}
      : {
          next: step.isOver
            ? { move: nth + 1, at: 0, version: 0 }
            : { move: nth, at: step.at, version: step.version },
        }),
    ...{ done: before + Math.min(move.products, step.at), total },
    counts: countedWith(counts, step.fates),
    writes: step.writes,
  }
})
