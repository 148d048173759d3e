/** How many labels a tenant has printed in a month: the market gives some for nothing. */
import * as z from 'zod/mini'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const KEPT_SECONDS = 400 * 86_400

/** `month`: `2027-06`. */
const countKey = (market: string, userNumber: string, month: string): Key => ({
  pk: `${market}#LABELS#${userNumber}`,
  sk: month,
})

export const readLabelCount = async (market: string, userNumber: string, month: string): Promise<number> =>
  z._default(z.number(), 0).parse((await get(countKey(market, userNumber, month)))?.labels)

/** Adds labels to those that were read. Throws `TryAgain` when others were printed meanwhile. */
export const addLabels = (
  market: string,
  userNumber: string,
  month: string,
  { printed, more }: { printed: number; more: number },
): Write => ({
  update: {
    Key: countKey(market, userNumber, month),
    UpdateExpression: 'SET kind = :kind, #ttl = :ttl ADD labels :more',
    ConditionExpression: printed === 0 ? 'attribute_not_exists(labels)' : 'labels = :printed',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':kind': 'label-count',
      ':ttl': nowSeconds() + KEPT_SECONDS,
      ':more': more,
      ...(printed === 0 ? {} : { ':printed': printed }),
    },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: '400 days: a month is compared with the same of the year before.',
  open: [],
  samples: {
    readLabelCount: ['{market}', '{userNumber}', '2027-06'],
    addLabels: ['{market}', '{userNumber}', '2027-06', { printed: 0, more: 24 }],
  },
}
