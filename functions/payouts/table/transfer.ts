/**
 * What is paid out to tenants by bank: an item a tenant and sales period, beside the files of the period (bank-file.ts). Which
 * of them are in a file, the files say. Whatever is changed of a period's transfers or files bumps the version of one item, so
 * no transfer is in two files, and none is changed that is in one.
 */
import * as z from 'zod/mini'
import { minor, seconds } from '#shared/kit/units.ts'
import { RETURN_REASONS } from '#shared/payouts/bank-transfer.ts'
import type { Entity } from '../../kit/entity.ts'
import {
  batch,
  get,
  type Item,
  type Key,
  putNextVersion,
  query,
  TryAgain,
  type Write,
} from '../../kit/table.ts'
import { type BankFile, bankFileIn, isBankFile, transfersPartition } from './bank-file.ts'

const transfer = z.object({
  period: z.string(),
  userNumber: z.string(),
  /** Which of the tenant's it is in the period, from 0: what came back may be paid again. */
  nth: z.number(),
  /** That of the settlement. */
  number: z.number(),
  /** Held on the balance until it has left. 0: nothing could be paid out, because there was no account to send it to. */
  amount: minor,
  /** What the settlement paid out by it; 0 for one that begins later. */
  settled: minor,
  /** As staff typed them; null: the market's text, and the next bank day. */
  text: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  createdTs: seconds,
  /** Staff have taken it out; its money stands on the balance. */
  deletedTs: z.nullable(seconds),
  /** Staff have made it themselves, beside any file. */
  byHand: z.nullable(z.object({ by: z.string(), ts: seconds })),
  /** The bank has sent it back. */
  returned: z.nullable(
    z.object({
      day: z.string(),
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      by: z.string(),
      ts: seconds,
    }),
  ),
  version: z.number(),
})

export type Transfer = z.infer<typeof transfer>

const TRANSFER = 'T#'
const HEAD = 'HEAD'

const headKey = (market: string, period: string): Key => ({
  pk: transfersPartition(market, period),
  sk: HEAD,
})

/** What a file calls a transfer of its period: `100001#0`. */
export const memberOf = ({ userNumber, nth }: Pick<Transfer, 'userNumber' | 'nth'>): string =>
  `${userNumber}#${nth}`

const transferKey = (market: string, value: Pick<Transfer, 'period' | 'userNumber' | 'nth'>): Key => ({
  pk: transfersPartition(market, value.period),
  sk: TRANSFER + memberOf(value),
})

/** All transfers of a period in the order of tenants, its files, and the version of both: one query. */
export const readTransfers = async (
  market: string,
  period: string,
): Promise<{ transfers: Transfer[]; files: BankFile[]; version: number }> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': transfersPartition(market, period) },
    ConsistentRead: true,
  })
  return {
    transfers: items.filter(({ sk }) => sk.startsWith(TRANSFER)).map(item => transfer.parse(item)),
    files: items.filter(isBankFile).map(bankFileIn),
    version: Number(items.find(({ sk }) => sk === HEAD)?.version ?? 0),
  }
}

/** Some transfers, in the order asked for; undefined for those that are not there. */
export const findTransfers = async (
  market: string,
  some: readonly Pick<Transfer, 'period' | 'userNumber' | 'nth'>[],
): Promise<(Transfer | undefined)[]> =>
  (await batch(some.map(one => transferKey(market, one)))).map(item => item && transfer.parse(item))

/** The transfers of one tenant in a period, the last one first. */
export const readTransfersOf = async (
  market: string,
  period: string,
  userNumber: string,
): Promise<Transfer[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :of)',
    ExpressionAttributeValues: {
      ':pk': transfersPartition(market, period),
      ':of': `${TRANSFER}${memberOf({ userNumber, nth: 0 }).slice(0, -1)}`,
    },
    ConsistentRead: true,
    ScanIndexForward: false,
  })
  return items.map(item => transfer.parse(item))
}

/** The version of a period's transfers and files. */
export const readTransfersVersion = async (market: string, period: string): Promise<number> =>
  Number((await get(headKey(market, period)))?.version ?? 0)

/** Bumps the version of a period's transfers and files. Throws `TryAgain` when any of them was changed since. */
export const bumpTransfers = (market: string, period: string, version: number): Write => {
  const Item: Item = { ...headKey(market, period), kind: 'transfers' }
  return version
    ? putNextVersion(Item, version)
    : {
        put: { Item: { ...Item, version: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        onConditionFailed: new TryAgain(),
      }
}

/** A transfer before anybody has changed it. */
export const transferOf = (
  value: Pick<Transfer, 'period' | 'userNumber' | 'nth' | 'number' | 'amount' | 'settled' | 'createdTs'>,
): Transfer => ({
  ...value,
  ...{ text: null, dueDate: null, deletedTs: null, byHand: null, returned: null, version: 1 },
})

const toItem = (market: string, value: Transfer): Item => ({
  ...transferKey(market, value),
  kind: 'transfer',
  ...value,
})

/** Writes a new transfer. Throws `TryAgain` when it is there. */
export const newTransfer = (market: string, value: Transfer): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
  onConditionFailed: new TryAgain(),
})

/** Writes a transfer if its version is unchanged; otherwise throws `TryAgain`. */
export const putTransfer = (market: string, value: Transfer): Write =>
  putNextVersion(toItem(market, value), value.version)

const sample = transferOf({
  ...{ period: '{period}', userNumber: '{userNumber}', nth: 0, number: 1, amount: 100, settled: 100 },
  createdTs: 0,
})

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [],
  samples: {
    memberOf: null,
    transferOf: null,
    readTransfers: ['{market}', '{period}'],
    findTransfers: ['{market}', [{ period: '{period}', userNumber: '{userNumber}', nth: 0 }]],
    readTransfersOf: ['{market}', '{period}', '{userNumber}'],
    readTransfersVersion: ['{market}', '{period}'],
    bumpTransfers: ['{market}', '{period}', 1],
    newTransfer: ['{market}', sample],
    putTransfer: ['{market}', sample],
  },
}
