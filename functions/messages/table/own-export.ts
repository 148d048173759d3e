/** The last export of a tenant's own data: one runs at a time, and the next one waits an hour. */
import * as z from 'zod/mini'
import { answeredId } from '#shared/kit/id.ts'
import { seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const ownExport = z.object({ job: answeredId, startedTs: seconds })

export type OwnExport = z.infer<typeof ownExport>

/** As long as its file is kept. */
export const KEPT_SECONDS = 7 * 86_400

const exportKey = (market: string, userNumber: string): Key => ({
  pk: `${market}#MYDATA#${userNumber}`,
  sk: 'MYDATA',
})

/** The last export of the last week; undefined when there is none. */
export const readOwnExport = async (market: string, userNumber: string): Promise<OwnExport | undefined> => {
  const item = await get(exportKey(market, userNumber))
  return item && ownExport.parse(item)
}

/** Makes an export the last one. Throws `TryAgain` when another one was started since `before` was read. */
export const putOwnExport = (
  market: string,
  userNumber: string,
  value: OwnExport,
  before: OwnExport | undefined,
): Write => ({
  put: {
    Item: {
      ...exportKey(market, userNumber),
      kind: 'own-export',
      ...value,
      ttl: value.startedTs + KEPT_SECONDS,
    },
    ...(before
      ? { ConditionExpression: 'job = :before', ExpressionAttributeValues: { ':before': before.job } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'A week, as its file.',
  open: [],
  samples: {
    readOwnExport: ['{market}', '{userNumber}'],
    putOwnExport: ['{market}', '{userNumber}', { job: '{job}', startedTs: 0 }, undefined],
  },
}
