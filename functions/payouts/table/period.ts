/**
 * The sales periods of a market (D45). They stand beside an item that says which of them is being finalized or sent: each
 * change of a period's days or status bumps its version, so periods never overlap, and two people finalize once.
 */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { PERIOD_STATES } from '#shared/payouts/states.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const counted = z.object({ count: z.number(), total: minor })

/** What the settlements of a period come to, in minor units. */
const sums = z.object({
  totals: z.object({
    turnoverUsed: minor,
    turnoverNew: minor,
    feeUsed: minor,
    feeNew: minor,
    tax: minor,
    rentOffset: minor,
    rentVat: minor,
    share: minor,
  }),
  count: z.number(),
  paid: counted,
  held: counted,
  owing: counted,
})

export type PeriodSums = z.infer<typeof sums>

const period = z.object({
  id: z.string(),
  dateFrom: z.string(),
  dateTo: z.string(),
  status: z.literal(PERIOD_STATES),
  createdTs: seconds,
  createdBy: z.string(),
  finalizedTs: z.nullable(seconds),
  finalizedBy: z.string(),
  sentTs: z.nullable(seconds),
  exportedTs: z.nullable(seconds),
  /** The numbers of its settlements, in the order of tenants; 0 before they have some. */
  firstNumber: z.number(),
  lastNumber: z.number(),
  /** Null for a draft. */
  sums: z.nullable(sums),
  version: z.number(),
})

export type Period = z.infer<typeof period>

/** freeze: settlements are written, and nobody sees them · count: the period counts, and goes into balances · send: mails. */
const busy = z.object({ period: z.string(), job: z.string(), stage: z.enum(['freeze', 'count', 'send']) })

const head = z.object({ busy: z.nullable(busy), version: z.number() })

export type Head = z.infer<typeof head>

const partition = (market: string): string => `${market}#PERIODS`

const HEAD = 'HEAD'
const PERIOD = 'PERIOD#'

const headKey = (market: string): Key => ({ pk: partition(market), sk: HEAD })
const periodKey = (market: string, id: string): Key => ({ pk: partition(market), sk: PERIOD + id })

const headIn = (item: Item | undefined): Head =>
  head.parse(item ?? ({ busy: null, version: 0 } satisfies Head))

/** All periods of a market, the newest days first, and what is done with one now: one query. */
export const readPeriods = async (market: string): Promise<{ periods: Period[]; head: Head }> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market) },
    ConsistentRead: true,
  })
  return {
    periods: items
      .filter(({ sk }) => sk.startsWith(PERIOD))
      .map(item => period.parse(item))
      .toSorted((one, other) => (one.dateFrom < other.dateFrom ? 1 : -1)),
    head: headIn(items.find(({ sk }) => sk === HEAD)),
  }
}

/** A period by its id. Refuses 404 `not_found`. */
export const readPeriod = async (market: string, id: string): Promise<Period> => {
  const item = await get(periodKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return period.parse(item)
}

/** What is done with a period now. */
export const readHead = async (market: string): Promise<Head> => headIn(await get(headKey(market)))

/** Notes what is done with a period. Throws `TryAgain` when any period of the market was changed since. */
export const putHead = (market: string, { version, ...value }: Head): Write =>
  version
    ? putNextVersion({ ...headKey(market), kind: 'periods', ...value }, version)
    : {
        put: {
          Item: { ...headKey(market), kind: 'periods', ...value, version: 1 },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
        onConditionFailed: new TryAgain(),
      }

const toItem = (market: string, value: Period): Item => ({
  ...periodKey(market, value.id),
  kind: 'period',
  ...value,
})

/** Writes a new period; its version is 1. */
export const newPeriod = (market: string, value: Period): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new TryAgain(),
})

/** Writes a period if its version is unchanged; otherwise throws `TryAgain`. */
export const putPeriod = (market: string, value: Period): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Removes a period if its version is unchanged; otherwise throws `TryAgain`. */
export const removePeriod = (market: string, { id, version }: Period): Write => ({
  remove: {
    Key: periodKey(market, id),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

const sample: Period = {
  ...{ id: '{period}', dateFrom: '2026-11-01', dateTo: '2026-11-15', status: 1, createdTs: 0, createdBy: '' },
  ...{ finalizedTs: null, finalizedBy: '', sentTs: null, exportedTs: null, firstNumber: 0, lastNumber: 0 },
  ...{ sums: null, version: 1 },
}

export const entity: Entity = {
  kept: 'With the books of the shop; a draft until it is deleted.',
  open: [],
  samples: {
    readPeriods: ['{market}'],
    readPeriod: ['{market}', '{period}'],
    readHead: ['{market}'],
    putHead: ['{market}', { busy: null, version: 1 }],
    newPeriod: ['{market}', sample],
    putPeriod: ['{market}', sample],
    removePeriod: ['{market}', sample],
  },
}
