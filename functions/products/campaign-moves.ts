/** Staff put products into campaigns, take them out, and answer what tenants ask: each is a job. */
import * as z from 'zod/mini'
import { productsCampaign } from '#events/products.ts'
import { campaignRefusals } from '#shared/campaigns/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { STAFF_ROLES } from '#shared/kit/rights.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import type { ChosenThings } from '#shared/products/campaign-calls.ts'
import { CAMPAIGN_ASKS } from '#shared/products/campaign-request.ts'
import { idFrom } from '#shared/products/number.ts'
import { orderText } from '#shared/products/order.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { readCampaign } from '../campaigns/table/campaign.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Idempotency } from '../kit/idempotency.ts'
import { startJob } from '../kit/job.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { fatesOf, movingOf, readChosen, readOpenCampaign } from './campaign-things.ts'
import { readTenantsIn } from './table/campaign-member.ts'
import { type CampaignRequest, isBeingAnswered, putWaiting, readWaiting } from './table/campaign-request.ts'
import { readSheetAmong, runningOf } from './table/sheet.ts'
import type { Whose } from './whose.ts'

const move = z.object({
  userNumber: z.string(),
  campaign: z.string(),
  ask: z.enum(CAMPAIGN_ASKS),
  /** The running numbers of the products; empty for a request, which names its own. */
  order: z.string(),
  /** How many they are, as far as one knows at first. */
  products: z.number(),
  /** It answers what the tenant asks. */
  isRequest: z.boolean(),
})

export type CampaignMove = z.infer<typeof move>

export const movesAsked = z.object({
  moves: z.array(move),
  isApproved: z.boolean(),
  reason: z.string(),
  /** Who does it, for the history of each product. */
  by: z.object({ username: z.string(), role: z.enum(STAFF_ROLES) }),
})

type MovesAsked = z.input<typeof movesAsked>

const begin = async (
  market: string,
  caller: Staff,
  { moves, isApproved = true, reason = '' }: Pick<MovesAsked, 'moves'> & Partial<MovesAsked>,
  idempotency: Idempotency,
  /** The requests that this job answers, and no other job. */
  answered: readonly CampaignRequest[] = [],
) => {
  if (!moves.length) throw refuse(productRefusals.nothing_to_move)
  const by = { username: caller.username, role: caller.role }
  const asked: MovesAsked = { moves, isApproved, reason, by }
  const { id: job, writes } = startJob(market, productsCampaign, caller, asked)
  const answering = { job, ts: nowSeconds() }
  await commit([
    ...idempotency.record({ job }),
    ...writes,
    ...answered.map(one => putWaiting(market, { ...one, answering })),
  ])
  return { job }
}

/** Refuses `campaign_ended`, `not_enabled`, `nothing_to_move`, `sheet_not_ready`, and 404 `not_found`. */
export const addToCampaign = async (
  whose: Whose,
  caller: Staff,
  id: string,
  chosen: ChosenThings,
  idempotency: Idempotency,
) => {
  const campaign = await readOpenCampaign(whose, id)
  const moving = movingOf(fatesOf(whose, campaign, await readChosen(whose, campaign, chosen, 'join'), 'join'))
  const order = orderText(moving.map(({ product }) => product.running))
  const { userNumber } = whose.tenant
  const of = { userNumber, campaign: id, ask: 'join' as const, isRequest: false }
  const moves = [{ ...of, order, products: moving.length }]
  return begin(whose.market.marketId, caller, { moves }, idempotency)
}

interface Removing {
  market: string
  caller: Staff
  params: { id: string }
  body: { products?: string[] | undefined; sheet?: string | undefined }
  idempotency: Idempotency
}

/** Refuses `campaign_ended`, `not_enabled`, `nothing_to_move`, and 404 `not_found`. */
export const removeFromCampaign = async ({
  market: marketId,
  caller,
  params: { id },
  body: { products, sheet: sheetId },
  idempotency,
}: Removing) => {
  const market = await readMarket(marketId)
  checkEnabled(market, 'campaigns')
  const { id: campaign, to } = await readCampaign(marketId, id)
  if (to < todayIn(market)) throw refuse(campaignRefusals.campaign_ended)
  const of = { campaign, ask: 'leave' as const, isRequest: false }
  if (products) {
    const tenants = Map.groupBy(
      [...new Set(products)].flatMap(one => idFrom(one) ?? []),
      ({ userNumber }) => userNumber,
    )
    const moves = [...tenants].map(([userNumber, ids]) => ({
      ...of,
      ...{ userNumber, order: orderText(ids.map(({ running }) => running)), products: ids.length },
    }))
    return begin(marketId, caller, { moves }, idempotency)
  }
  const tenants = await readTenantsIn(marketId, id)
  const sheet = await readSheetAmong(
    marketId,
    tenants.map(({ userNumber }) => userNumber),
    sheetId ?? '',
  )
  if (!sheet) throw refuse(commonRefusals.not_found)
  const running = runningOf(sheet)
  const moves = [{ ...of, userNumber: sheet.userNumber, order: orderText(running), products: running.length }]
  return begin(marketId, caller, { moves }, idempotency)
}

interface Answering {
  market: string
  caller: Staff
  body: { ids: string[]; approved: boolean; reason?: string | undefined }
  idempotency: Idempotency
}

/** What was answered meanwhile is left out. Refuses `not_enabled` and `nothing_to_move`. */
export const answerCampaignRequests = async ({
  market: id,
  caller,
  body: { ids, approved: isApproved, reason = '' },
  idempotency,
}: Answering) =>
  retryOnConflict(async () => {
    checkEnabled(await readMarket(id), 'campaigns')
    const waiting = (await readWaiting(id)).filter(one => ids.includes(one.id) && !isBeingAnswered(one))
    const moves = waiting.map(({ userNumber, campaign, ask, products }) => ({
      ...{ userNumber, campaign, ask, order: '', products, isRequest: true },
    }))
    return begin(id, caller, { moves, isApproved, reason }, idempotency, waiting)
  })
