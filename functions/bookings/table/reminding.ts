/** Which reminders the tenants of a market get, and what staff add to them. */
import * as z from 'zod/mini'
import { REMINDERS } from '#shared/bookings/reminders.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'

const reminding = z.object({
  /** Those that staff have switched off. */
  off: z.array(z.enum(REMINDERS)),
  /** What staff add, by the reminder and the language of its reader. */
  words: z.partialRecord(z.enum(REMINDERS), z.partialRecord(z.enum(LANGUAGES), z.string())),
  version: z.number(),
})

export type Reminding = z.output<typeof reminding>

const remindingKey = (market: string): Key => ({ pk: `${market}#REMINDING`, sk: 'REMINDING' })

/** All reminders, without own words, until staff say otherwise. */
export const readReminding = async (market: string): Promise<Reminding> => {
  const item = await get(remindingKey(market))
  return item ? reminding.parse(item) : { off: [], words: {}, version: 0 }
}

/** Writes it if its version is unchanged; otherwise throws `TryAgain`. */
export const putReminding = (market: string, value: Reminding): Write => {
  const Item = { ...remindingKey(market), kind: 'reminding', ...value }
  return value.version
    ? putNextVersion(Item, value.version)
    : {
        put: { Item: { ...Item, version: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        onConditionFailed: new TryAgain(),
      }
}

export const entity: Entity = {
  kept: 'As long as the market.',
  open: ['readReminding'],
  samples: {
    readReminding: ['{market}'],
    putReminding: ['{market}', { off: [], words: {}, version: 1 }],
  },
}
