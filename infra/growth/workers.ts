/** How many messages a kind of work handles in a second. */
import { WORKS, type WorkName } from '#events/works.ts'
import { GATEWAY_NAMES, type GatewayName } from '#infra/gateways.ts'
import { QUEUES } from '#infra/queues.ts'
import { callsOf, messagesOf } from './demand.ts'
import type { Load } from './load.ts'

/** Assumed: a call takes a tenth of a second. docs/benchmarks.md has 4 to 60 ms on a machine beside its database. */
export const CALL_SECONDS = 0.1

/** Assumed: a message takes a fifth of a second, and one that waits for an outside service a whole one. */
const SECONDS = 0.2
const OUTSIDE_SECONDS = 1

const secondsOf = (work: WorkName): number => {
  if (work === 'payments-documents') return 0.05
  return OUTSIDE.has(work) ? OUTSIDE_SECONDS : SECONDS
}

const OUTSIDE: ReadonlySet<WorkName> = new Set<WorkName>([
  'payments',
  'payments-webhooks',
  'payments-refunds',
  'tills-purchases',
  'tills-transfers',
  'payouts-books',
  'messages-push',
  'feeds',
])

/**
 * The messages that a worker handles side by side. Those of `payments-documents` take turns within a market, because
 * only one of them can win the next number; here they count as if all were of one market.
 */
const atOnce = (work: WorkName): number => (work === 'payments-documents' ? 1 : QUEUES.batchSize)

/** Messages a second that a kind of work handles when so many batches run at once, and each is full. */
export const capacityOf = (work: WorkName, concurrency: number): number =>
  (concurrency * atOnce(work)) / secondsOf(work)

/** What a load needs is doubled, because batches are not always full, and a minute is not even. */
const ROOM = 2

/** The concurrency that a kind of work should have for a load. None gets less than it has. */
export const concurrencyFor = (load: Load): Record<WorkName, number> => {
  const messages = messagesOf(load)
  const works = Object.keys(WORKS) as WorkName[]
  return Object.fromEntries(
    works.map(work => {
      const needed = Math.ceil((ROOM * messages[work]) / capacityOf(work, 1))
      return [work, Math.max(WORKS[work].concurrency, needed)]
    }),
  ) as Record<WorkName, number>
}

/** Stage throttles are round numbers. */
const STEP = 500

/** The calls a second that the stage of each API should take for a load. */
export const throttlesFor = (load: Load): Record<GatewayName, number> => {
  const calls = callsOf(load)
  return Object.fromEntries(
    GATEWAY_NAMES.map(name => [name, Math.ceil((ROOM * calls[name]) / STEP) * STEP]),
  ) as Record<GatewayName, number>
}
