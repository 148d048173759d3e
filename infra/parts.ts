/**
 * Everything that runs, as data: one API function a domain, one worker a kind of work, the readers of the table's
 * stream, the timers, and the functions that the user pool asks. The cloud (infra/cloud) and the local cloud
 * (infra/local) are both made from it, so neither has what the other lacks.
 */
import type { MessageContract, TaskContract } from '#events/envelope.ts'
import { WORK_NAMES, WORKS, type WorkName } from '#events/works.ts'
import type { Grant } from '#functions/kit/grants.ts'
import type { Listeners } from '#functions/kit/relay.ts'
import type { Subscriber } from '#functions/kit/subscriber.ts'
import { bookingsContract } from '#shared/bookings/contract.ts'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { feedsContract } from '#shared/feeds/contract.ts'
import { identityContract } from '#shared/identity/contract.ts'
import { jobsContract } from '#shared/jobs/contract.ts'
import { type Contract, type Endpoint, endpoints } from '#shared/kit/contract.ts'
import { marketsContract } from '#shared/markets/contract.ts'
import { messagesContract } from '#shared/messages/contract.ts'
import { paymentsContract } from '#shared/payments/contract.ts'
import { payoutsContract } from '#shared/payouts/contract.ts'
import { productsContract } from '#shared/products/contract.ts'
import { salesContract } from '#shared/sales/contract.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { loadContracts } from './contracts.ts'
import type { Pattern } from './filter.ts'
import { filesLike, load } from './modules.ts'

/** Where a handler comes from: a file exports it, or the kit makes it of subscribers or of the list of listeners. */
export type Entry =
  | { handler: string }
  | { subscribers: readonly string[] }
  | { made: 'relay' | 'sweep'; listeners: Listeners }

export interface Part {
  name: string
  entry: Entry
  grants: readonly Grant[]
}

export interface Api extends Part {
  domain: string
  contract: Contract
}

export interface Worker extends Part {
  work: WorkName
  timeoutSeconds: number
  concurrency: number
  /** In MB. */
  memory: number
}

/** A function that the table's stream calls with the records that match one of its patterns. */
export interface Reader extends Part {
  patterns: readonly Pattern[]
}

/** A function that runs again and again. */
export interface Timer extends Part {
  everyMinutes: number
}

export interface Parts {
  apis: readonly Api[]
  workers: readonly Worker[]
  timers: readonly Timer[]
  /** At most two: more readers of one shard slow each other down. */
  readers: readonly Reader[]
  /** The function that the user pool asks before it issues tokens. */
  accessTokens: Part
  /** The function that the user pool calls when a customer logs in with a code. */
  poolTriggers: Part
}

/** Shorter than API Gateway waits (30 s), so that a slow call ends with our answer and in our log. */
export const CALL_SECONDS = 25

/** How long a run of a timer may take. It is over before the next begins. */
export const TIMER_SECONDS = 240

/** By level, lowest first: the order in which the domains are deployed. */
const APIS: readonly Pick<Api, 'domain' | 'contract'>[] = [
  { domain: 'markets', contract: marketsContract },
  { domain: 'jobs', contract: jobsContract },
  { domain: 'identity', contract: identityContract },
  { domain: 'customers', contract: customersContract },
  { domain: 'shelves', contract: shelvesContract },
  { domain: 'campaigns', contract: campaignsContract },
  { domain: 'bookings', contract: bookingsContract },
  { domain: 'products', contract: productsContract },
  { domain: 'payments', contract: paymentsContract },
  { domain: 'tills', contract: tillsContract },
  { domain: 'sales', contract: salesContract },
  { domain: 'payouts', contract: payoutsContract },
  { domain: 'messages', contract: messagesContract },
  { domain: 'feeds', contract: feedsContract },
]

export const ENDPOINTS: readonly Endpoint[] = APIS.flatMap(({ domain, contract }) =>
  endpoints(domain, contract),
)

/** A domain's function, with the grants that its entry names. */
const api = async ({ domain, contract }: (typeof APIS)[number]): Promise<Api> => {
  const handler = `functions/${domain}/api.ts`
  const { grants } = await load<Pick<Part, 'grants'>>(handler)
  return { name: domain, domain, contract, entry: { handler }, grants }
}

const accessTokens = async (): Promise<Part> => {
  const handler = 'functions/identity/access-token.ts'
  const { grants } = await load<Pick<Part, 'grants'>>(handler)
  return { name: 'access-token', entry: { handler }, grants }
}

export const POOL_TRIGGERS = 'pool-triggers'

const poolTriggers = async (): Promise<Part> => {
  const handler = 'functions/identity/pool-triggers.ts'
  const { grants } = await load<Pick<Part, 'grants'>>(handler)
  return { name: POOL_TRIGGERS, entry: { handler }, grants }
}

/** The files of all subscribers: `on-<message>.ts`, in the folder of its domain or in a room of it. */
export const SUBSCRIBERS = 'functions/{*,*/*}/on-*.ts'

/** Loads every subscriber by the name of its file. */
export const loadParts = async (): Promise<Parts> => {
  const subscribers = await Promise.all(
    filesLike(SUBSCRIBERS).map(async file => ({
      file,
      ...(await load<{ default: Subscriber }>(file)).default,
    })),
  )
  const listeners = listenersOf(await loadContracts(), subscribers)
  return {
    apis: await Promise.all(APIS.map(api)),
    workers: WORK_NAMES.map(name => worker(name, subscribers)),
    timers: [sweeper(listeners)],
    readers: [relay(listeners), LIST_KEEPER],
    accessTokens: await accessTokens(),
    poolTriggers: await poolTriggers(),
  }
}

export const allOf = ({
  apis,
  workers,
  timers,
  readers,
  accessTokens,
  poolTriggers,
}: Parts): readonly Part[] => [...apis, ...workers, ...timers, ...readers, accessTokens, poolTriggers]

/** The kinds of work that a schedule may feed. */
export const scheduled = (parts: Parts): string[] => {
  const grants = allOf(parts).flatMap(part => part.grants)
  return [...new Set(grants.flatMap(grant => (grant.startsWith('schedules:') ? grant.slice(10) : [])))].sort()
}

/** What any of its subscribers may, and to put off its own messages where a mail may have to wait for the next day. */
const grantsOf = (work: WorkName, own: readonly Subscriber[]): Grant[] => {
  const grants = new Set(own.flatMap(subscriber => subscriber.grants))
  if (grants.has('mail')) grants.add(`queue:${work}`)
  return [...grants].sort()
}

/** The function of a kind of work. */
const worker = (work: WorkName, subscribers: readonly (Subscriber & { file: string })[]): Worker => {
  const own = subscribers.filter(subscriber => subscriber.work === work)
  const { timeoutSeconds, concurrency, memory } = WORKS[work]
  return {
    name: `${work}-worker`,
    work,
    timeoutSeconds,
    memory,
    concurrency,
    entry: { subscribers: own.map(({ file }) => file) },
    grants: grantsOf(work, own),
  }
}

const queuesOf = (listeners: Listeners): Grant[] =>
  [...new Set(Object.values(listeners).flat())].sort().map(work => `queue:${work}` as const)

const sweeper = (listeners: Listeners): Timer => ({
  name: 'sweeper',
  entry: { made: 'sweep', listeners },
  grants: ['table:read', 'table:write', ...queuesOf(listeners)],
  everyMinutes: 5,
})

const relay = (listeners: Listeners): Reader => ({
  name: 'relay',
  entry: { made: 'relay', listeners },
  grants: ['table:write', ...queuesOf(listeners)],
  patterns: [{ eventName: ['INSERT'], dynamodb: { NewImage: { kind: { S: ['outbox'] } } } }],
})

/** Every record of an item that stands, or stood, in a list. */
const LIST_KEEPER: Reader = {
  name: 'list-keeper',
  entry: { handler: 'functions/kit/list-keeper.ts' },
  grants: ['table:write'],
  patterns: [
    { dynamodb: { NewImage: { listed: { S: [{ exists: true }] } } } },
    { dynamodb: { OldImage: { listed: { S: [{ exists: true }] } } } },
  ],
}

/** Each event goes once to each kind of work that has a subscriber for it; a task goes to its own. */
const listenersOf = (contracts: readonly MessageContract[], subscribers: readonly Subscriber[]): Listeners =>
  Object.fromEntries(
    contracts.map(contract => {
      const works = subscribers.filter(({ on }) => on.name === contract.name).map(({ work }) => work)
      return [contract.name, isTask(contract) ? [contract.work] : [...new Set(works)]]
    }),
  )

const isTask = (contract: MessageContract): contract is TaskContract => 'work' in contract
