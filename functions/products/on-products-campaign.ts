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

/** Which move is next, from which of its products on, and how many of these have moved. */
const beginning = z._default(
  z.nullable(z.object({ move: z.number(), at: z.number(), moved: z.number() })),
  null,
)

type Asked = z.infer<typeof movesAsked>

interface Moving {
  /** The id of the job. */
  job: string
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
  moved: number,
): Write[] => {
  if (!campaign) return answerRequest(marketId, request, { state: 'ended', reason: '' })
  const { id, userNumber, campaign: of, campaignName, percent, ask } = request
  const products = isApproved ? moved : request.products
  return [
    ...answerRequest(marketId, request, {
      state: isApproved ? 'approved' : 'declined',
      reason: isApproved ? '' : reason,
    }),
    // Nothing is said of what came to nothing: its products are in another campaign by now, or are sold.
    ...(products
      ? [
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
      : []),
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
const stepOfMove = async (
  moving: Moving,
  { isApproved, reason }: Asked,
  { at: from, moved: before }: { at: number; moved: number },
) => {
  const { job, market, campaign, move } = moving
  const found = move.isRequest ? await findWaiting(market.marketId, move) : undefined
  const request = found?.answering?.job === job ? found : undefined
  const over = { isOver: true, at: move.products, moved: before, fates: [], writes: [] }
  // Another job answers it, or has.
  if (move.isRequest && !request) return over
  if (!campaign && !request) throw refuse(campaignRefusals.campaign_ended)
  const ending = (moved: number) => (request ? answered(moving, request, { isApproved, reason }, moved) : [])
  if (!campaign || !isApproved) return { ...over, writes: ending(0) }
  const running = orderFrom(request?.order ?? move.order)
  const at = from + THINGS_A_STEP
  const { fates, writes } = await moveSome(moving, running.slice(from, at))
  const isOver = at >= running.length
  const moved = before + fates.filter(({ fate }) => joinsIt(fate) || leavesIt(fate)).length
  return { isOver, at, moved, fates, writes: [...writes, ...(isOver ? ending(moved) : [])] }
}

/**
 * Moves products into campaigns and out of them, thirty in a step, and answers requests with the last of theirs. A step
 * checks that the campaign is as it was read, so that none joins one that is changed or deleted at the same moment. Refuses
 * `campaign_ended`.
 */
export default onJob(
  productsCampaign,
  [],
  async (marketId, { id: job, asked, next, counts }): Promise<Step> => {
    const all = movesAsked.parse(asked)
    const { moves, by } = all
    const { move: nth, at, moved } = beginning.parse(next) ?? { move: 0, at: 0, moved: 0 }
    const total = sum(moves.map(({ products }) => products))
    const before = sum(moves.slice(0, nth).map(({ products }) => products))
    const move = moves[nth]
    if (!move) return { done: total, total, counts }
    const market = await readMarket(marketId)
    const campaign = await findOpen(market, move.campaign)
    const step = await stepOfMove({ job, market, campaign, move, by }, all, { at, moved })
    const isLast = step.isOver && nth + 1 >= moves.length
    return {
      ...(isLast
        ? {}
        : {
            next: step.isOver
              ? { move: nth + 1, at: 0, moved: 0 }
              : { move: nth, at: step.at, moved: step.moved },
          }),
      ...{ done: before + Math.min(move.products, step.at), total },
      counts: countedWith(counts, step.fates),
      writes: step.writes,
    }
  },
)
