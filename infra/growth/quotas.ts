/**
 * What AWS allows, what Reol allows itself, and which of it ends first. Numbers of AWS are defaults of an account in
 * Frankfurt. `from`: `docs` was read on a page of AWS, `known` is from memory and must be checked in Service Quotas.
 */
import { WORK_NAMES, type WorkName } from '#events/works.ts'
import { GATEWAY_NAMES, type GatewayName } from '#infra/gateways.ts'
import {
  allCalls,
  callsOf,
  dueWritesOf,
  happening,
  mailsADay,
  messagesOf,
  morningMails,
  schedulesAtEight,
  schedulesOf,
  unitsOf,
} from './demand.ts'
import { CALLS, type Load, shopsIn } from './load.ts'
import { CALL_SECONDS, capacityOf } from './workers.ts'

/** What Reol sets itself. */
export interface Own {
  /** Calls a second of each API. */
  throttles: Record<GatewayName, number>
  /** Batches of each kind of work that run at once. */
  concurrency: Record<WorkName, number>
  /** Partitions of the index `due` (functions/kit/due.ts). */
  duePartitions: number
}

export interface Quota {
  name: string
  limit: number
  from: 'docs' | 'known' | 'Reol'
  /** How it is raised. */
  raise: string
  /** AWS raises it by itself as the load grows: it ends only where the load jumps. */
  grows?: true
  /** How much of it a load uses. It grows with markets and shops alike, from what an idle deployment uses. */
  used: (load: Load) => number
}

/**
 * A message gets five tries, six minutes apart (infra/queues.ts), then a person must send it again. So what is due at
 * eight must be gone before half an hour is over.
 */
const MORNING_SECONDS = 1_500

/** Calls of administrators to the pool that put an account into a group or out of it (functions/identity/provider.ts). */
const GROUP_CALLS_A_NEW_ACCOUNT = 3

/** Functions that the relay and the list keeper run at once: four a shard, of an assumed four shards each. */
const READERS_AT_ONCE = 32

const ofAws = (own: Own): Quota[] => [
  {
    name: 'Mails a day (SES)',
    limit: 50_000,
    from: 'known',
    raise: 'ask for a million; the first grant is often this',
    used: mailsADay,
  },
  {
    name: 'Mails a second, of those due at eight (SES)',
    limit: 14,
    from: 'known',
    raise: 'ask for 200',
    used: load => morningMails(load) / MORNING_SECONDS,
  },
  {
    name: 'Calls a second of all APIs (API Gateway)',
    limit: 10_000,
    from: 'docs',
    raise: 'ask',
    used: allCalls,
  },
  {
    name: 'Functions at once (Lambda)',
    limit: 1_000,
    from: 'docs',
    raise: 'ask; a new account may have 10',
    used: load => allCalls(load) * CALL_SECONDS + sum(Object.values(own.concurrency)) + READERS_AT_ONCE,
  },
  {
    name: 'Writes a second of a table that is new (DynamoDB)',
    limit: 4_000,
    from: 'docs',
    raise: 'grows with the load, but not in a minute: set warm throughput before a launch',
    grows: true,
    used: load => unitsOf(load).writes,
  },
  {
    name: 'Writes a second of a table (DynamoDB)',
    limit: 40_000,
    from: 'docs',
    raise: 'ask',
    used: load => unitsOf(load).writes,
  },
  {
    name: 'Reads a second of a table (DynamoDB)',
    limit: 40_000,
    from: 'docs',
    raise: 'ask',
    used: load => unitsOf(load).reads,
  },
  {
    name: 'Log-ins and refreshes a second (Cognito)',
    limit: 120,
    from: 'known',
    raise: 'buy more',
    used: load => happening(load).logIns + happening(load).refreshes,
  },
  {
    name: 'Changes of groups a second (Cognito)',
    limit: 25,
    from: 'known',
    raise: 'buy more',
    used: load => happening(load).newAccounts * GROUP_CALLS_A_NEW_ACCOUNT,
  },
  {
    name: 'Schedules made a second (Scheduler)',
    limit: 5_000,
    from: 'docs',
    raise: 'ask',
    used: schedulesOf,
  },
  {
    name: 'Schedules that start in a second, at eight (Scheduler)',
    limit: 1_000,
    from: 'docs',
    raise: 'ask; what is too much starts later',
    used: load => schedulesAtEight(load) + load.shopsWithTill / CALLS.secondsBetweenLooks,
  },
]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A key of an index takes 1,000 writes a second, and what is due is written at one end of each. */
const WRITES_A_PARTITION = 1_000

const ofReol = ({ throttles, concurrency, duePartitions }: Own): Quota[] => [
  {
    name: 'Writes a second of the index `due`',
    limit: duePartitions * WRITES_A_PARTITION,
    from: 'docs',
    raise: 'more partitions, `PARTITIONS` in functions/kit/due.ts',
    used: dueWritesOf,
  },
  ...GATEWAY_NAMES.map(
    (name): Quota => ({
      name: `Calls a second of the API \`${name}\``,
      limit: throttles[name],
      from: 'Reol',
      raise: 'the throttle of its stage',
      used: load => callsOf(load)[name],
    }),
  ),
  ...WORK_NAMES.map(
    (work): Quota => ({
      name: `Messages a second of \`${work}\``,
      limit: capacityOf(work, concurrency[work]),
      from: 'Reol',
      raise: 'its `concurrency` in events/works.ts',
      used: load => messagesOf(load)[work],
    }),
  ),
]

export const quotas = (own: Own): Quota[] => [...ofAws(own), ...ofReol(own)]

const NOTHING: Load = { markets: 0, shopsWithTill: 0 }

/** The number of markets at which a quota ends, when so many of them (0 to 1) are shops with a till. */
export const endsAt = ({ limit, used }: Quota, tillShare: number): number => {
  const idle = used(NOTHING)
  const aMarket = used(shopsIn(1, tillShare)) - idle
  return aMarket > 0 ? Math.max(0, Math.floor((limit - idle) / aMarket)) : Number.POSITIVE_INFINITY
}

export interface End {
  quota: Quota
  markets: number
  shopsWithTill: number
}

/** All quotas that do not grow by themselves, by the number of markets at which each ends. */
export const inOrder = (own: Own, tillShare: number): End[] =>
  quotas(own)
    .filter(({ grows }) => !grows)
    .map(quota => {
      const markets = endsAt(quota, tillShare)
      return { quota, markets, shopsWithTill: Math.floor(markets * tillShare) }
    })
    .toSorted((a, b) => a.markets - b.markets)
