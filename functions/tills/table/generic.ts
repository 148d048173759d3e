/** What a till has of the goods that a tenant sells without items of their own: an item a number. */
import * as z from 'zod/mini'
import type { Entity } from '../../kit/entity.ts'
import { batch, type Item, type Key, type Write } from '../../kit/table.ts'

const generic = z.object({
  number: z.string(),
  /** Name and VAT as the till has them; empty: it is not in the till. */
  inTill: z.string(),
  /** Why the till does not take it, in the till's own words. */
  tillProblem: z.string(),
})

export type Generic = z.infer<typeof generic>

const genericKey = (market: string, number: string): Key => ({
  pk: `${market}#GENERIC#${number}`,
  sk: 'GENERIC',
})

/** Those of these numbers that were noted, by their numbers. */
export const readGenerics = async (
  market: string,
  numbers: readonly string[],
): Promise<Map<string, Generic>> => {
  const items = await batch(numbers.map(number => genericKey(market, number)))
  return new Map(items.flatMap(item => (item ? [generic.parse(item)] : [])).map(one => [one.number, one]))
}

/** Notes what the till has. The till's lease guards it. */
export const putGeneric = (market: string, value: Generic): Write => ({
  put: { Item: { ...genericKey(market, value.number), kind: 'generic-goods', ...value } satisfies Item },
})

export const removeGeneric = (market: string, number: string): Write => ({
  remove: { Key: genericKey(market, number) },
})

export const entity: Entity = {
  kept: 'As long as the tenant sells without items of their own.',
  open: [],
  samples: {
    readGenerics: ['{market}', ['loakb{userNumber}']],
    putGeneric: ['{market}', { number: 'loakb{userNumber}', inTill: '', tillProblem: '' }],
    removeGeneric: ['{market}', 'loakb{userNumber}'],
  },
}
