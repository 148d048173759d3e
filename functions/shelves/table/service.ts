/** The additional services of a market, in the partition of its price list (decision 002). */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor } from '#shared/kit/units.ts'
import { service } from '#shared/shelves/visitors-calls.ts'
import type { Entity } from '../../kit/entity.ts'
import { countUse, removeUnused, setNextVersion, usesOf } from '../../kit/in-use.ts'
import type { Item, Key, Write } from '../../kit/table.ts'
import { marketPartition } from '../../markets/table/market.ts'
import { discountItem } from './item/discount.ts'

const item = z.object({
  ...service.shape,
  /** What it usually costs: each type has its own price. */
  price: z._default(minor, 0),
  ...discountItem,
  isActive: z._default(z.boolean(), true),
  version: z._default(z.number(), 1),
})

export type Service = z.output<typeof item>

export type NewService = Omit<z.input<typeof item>, 'version'>

export const serviceFrom = (stored: Item): Service => item.parse(stored)

const serviceKey = (marketId: string, id: string): Key => ({
  pk: marketPartition(marketId),
  sk: `SERVICE#${id}`,
})

/** A new additional service, and with how many types it is written. */
export const newService = (marketId: string, value: NewService, types = 0): Write => ({
  put: {
    Item: {
      ...serviceKey(marketId, value.id),
      kind: 'service',
      ...value,
      version: 1,
      ...usesOf({ 'shelf-type': types }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Changes a service if its version is unchanged; otherwise throws `TryAgain`. */
export const changeService = (marketId: string, { id, version, ...fields }: Service): Write =>
  setNextVersion(serviceKey(marketId, id), version, fields)

/** Counts the types that offer a service (D36). Refuses 404 `not_found` without the service. */
export const countServiceTypes = (marketId: string, id: string, more: number): Write =>
  countUse(serviceKey(marketId, id), 'shelf-type', more, refuse(commonRefusals.not_found))

/** Deletes a service. Throws `TryAgain` when it has changed, or a type offers it. */
export const removeService = (marketId: string, { id, version }: Service): Write =>
  removeUnused(serviceKey(marketId, id), ['shelf-type'], version)

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: [],
  samples: {
    serviceFrom: null,
    newService: ['{market}', { id: '{service}' }],
    changeService: ['{market}', { id: '{service}', version: 1 }],
    countServiceTypes: ['{market}', '{service}', 1],
    removeService: ['{market}', { id: '{service}', version: 1 }],
  },
}
