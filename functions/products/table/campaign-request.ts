/**
 * What tenants ask of campaigns: to join with products, or to leave with some. Of each tenant, campaign and kind one request
 * is pending at most, so all that wait are one query; what was answered stands beside them.
 */
import * as z from 'zod/mini'
import { minor, seconds } from '#shared/kit/units.ts'
import { CAMPAIGN_ASKS, REQUEST_STATES } from '#shared/products/campaign-request.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const request = z.object({
  id: z.string(),
  userNumber: z.string(),
  name: z.string(),
  campaign: z.string(),
  campaignName: z.string(),
  percent: z.number(),
  ask: z.enum(CAMPAIGN_ASKS),
  /** The running numbers of the products, as a sheet has its order: `1-30,45`. */
  order: z.string(),
  products: z.number(),
  /** What they cost in all when they were asked for, and what they cost in the campaign, or after it. */
  now: minor,
  after: minor,
  askedTs: seconds,
  state: z.enum(REQUEST_STATES),
  /** What staff say to one that they declined. */
  reason: z.string(),
  answeredTs: z.nullable(seconds),
  /** The job that answers it now, and since when; null: none does. */
  answering: z._default(z.nullable(z.object({ job: z.string(), ts: seconds })), null),
  version: z.number(),
})

export type CampaignRequest = z.infer<typeof request>

const KEPT_SECONDS = 400 * 86_400

const partition = (market: string): string => `${market}#CAMPAIGN-REQUESTS`

const WAITING = 'WAITING#'
const ANSWERED = 'ANSWERED#'

type Asked = Pick<CampaignRequest, 'userNumber' | 'campaign' | 'ask'>

const waitingKey = (market: string, { userNumber, campaign, ask }: Asked): Key => ({
  pk: partition(market),
  sk: `${WAITING}${userNumber}#${campaign}#${ask}`,
})

const answeredKey = (
  market: string,
  { userNumber, id }: Pick<CampaignRequest, 'userNumber' | 'id'>,
): Key => ({
  pk: partition(market),
  sk: `${ANSWERED}${userNumber}#${id}`,
})

const readBeginning = async (market: string, beginning: string): Promise<CampaignRequest[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :of)',
    ExpressionAttributeValues: { ':pk': partition(market), ':of': beginning },
    ConsistentRead: true,
  })
  return items.map(item => request.parse(item))
}

/** A job that has not answered a request by then has failed: staff answer it again. */
const ANSWERING_SECONDS = 900

/** True while a job answers the request: no other job may answer it, and its tenant may not change it. */
export const isBeingAnswered = ({ answering }: Pick<CampaignRequest, 'answering'>): boolean =>
  answering !== null && answering.ts + ANSWERING_SECONDS > nowSeconds()

/** All requests that wait for an answer, the oldest first: one query. */
export const readWaiting = async (market: string): Promise<CampaignRequest[]> =>
  (await readBeginning(market, WAITING)).toSorted((one, other) => one.askedTs - other.askedTs)

/** The requests of a tenant: those that wait, then those that were answered, the last first. */
export const readRequestsOf = async (market: string, userNumber: string): Promise<CampaignRequest[]> => {
  const [waiting, answered] = await Promise.all([
    readBeginning(market, `${WAITING}${userNumber}#`),
    readBeginning(market, `${ANSWERED}${userNumber}#`),
  ])
  return [...waiting, ...answered.reverse()]
}

/** The keys of all requests of a tenant, which have their name. */
export const keysOfRequests = async (market: string, userNumber: string): Promise<Key[]> =>
  (await readRequestsOf(market, userNumber)).map(one =>
    one.answeredTs === null ? waitingKey(market, one) : answeredKey(market, one),
  )

/** What a tenant has asked of a campaign and waits for; undefined: nothing. */
export const findWaiting = async (market: string, asked: Asked): Promise<CampaignRequest | undefined> => {
  const item = await get(waitingKey(market, asked))
  return item && request.parse(item)
}

const toItem = (key: Key, value: CampaignRequest): Item => ({ ...key, kind: 'campaign-request', ...value })

/** Writes a request that waits: a new one, or a waiting one with more products. Throws `TryAgain` when it was changed since. */
export const putWaiting = (market: string, value: CampaignRequest): Write => {
  const item = toItem(waitingKey(market, value), value)
  return value.version
    ? putNextVersion(item, value.version)
    : {
        put: { Item: { ...item, version: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        onConditionFailed: new TryAgain(),
      }
}

/** Takes back a request that waits. Throws `TryAgain` when it was changed or answered since. */
export const removeWaiting = (market: string, value: CampaignRequest): Write => ({
  remove: {
    Key: waitingKey(market, value),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': value.version },
  },
  onConditionFailed: new TryAgain(),
})

/** Moves a request among those that were answered. Throws `TryAgain` when it was changed or answered since. */
export const answerRequest = (
  market: string,
  before: CampaignRequest,
  answer: Pick<CampaignRequest, 'state' | 'reason'>,
): Write[] => [
  removeWaiting(market, before),
  {
    put: {
      Item: {
        ...toItem(answeredKey(market, before), { ...before, ...answer, answeredTs: nowSeconds() }),
        ttl: nowSeconds() + KEPT_SECONDS,
      },
    },
  },
]

const sample: CampaignRequest = {
  ...{ id: '{request}', userNumber: '{userNumber}', name: '', campaign: '{campaign}', campaignName: '' },
  ...{ percent: 10, ask: 'join', order: '1-2', products: 2, now: 100, after: 90, askedTs: 0 },
  ...{ state: 'pending', reason: '', answeredTs: null, answering: null, version: 1 },
}

export const entity: Entity = {
  kept: 'Until it is answered, and 400 days after that.',
  open: [],
  samples: {
    readWaiting: ['{market}'],
    readRequestsOf: ['{market}', '{userNumber}'],
    findWaiting: ['{market}', sample],
    isBeingAnswered: null,
    keysOfRequests: ['{market}', '{userNumber}'],
    putWaiting: ['{market}', sample],
    removeWaiting: ['{market}', sample],
    answerRequest: ['{market}', sample, { state: 'approved', reason: '' }],
  },
}
