/** Which reminders the tenants of a market get, and what staff add to them. */
import * as z from 'zod/mini'
import { REMINDERS } from '#shared/bookings/reminders.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'

const settings = z.object({
  /** Those that staff have switched off. */
  off: z.array(z.enum(REMINDERS)),
  /** What staff add, by the reminder and the language of its reader. */
  words: z.partialRecord(z.enum(REMINDERS), z.partialRecord(z.enum(LANGUAGES), z.string())),
  version: z.number(),
})

export type ReminderSettings = z.output<typeof settings>

const settingsKey = (market: string): Key => ({ pk: `${market}#REMINDING`, sk: 'REMINDING' })

/** All reminders, without own words, until staff say otherwise. */
export const readReminderSettings = async (market: string): Promise<ReminderSettings> => {
  const item = await get(settingsKey(market))
  return item ? settings.parse(item) : { off: [], words: {}, version: 0 }
}

/** Writes it if its version is unchanged; otherwise throws `TryAgain`. */
export const putReminderSettings = (market: string, value: ReminderSettings): Write => {
  const Item = { ...settingsKey(market), kind: 'reminding', ...value }
  return value.version
    ? putNextVersion(Item, value.version)
    : {
        put: { Item: { ...Item, version: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        onConditionFailed: new TryAgain(),
      }
}

export const entity: Entity = {
  kept: 'As long as the market.',
  open: ['readReminderSettings'],
  samples: {
    readReminderSettings: ['{market}'],
    putReminderSettings: ['{market}', { off: [], words: {}, version: 1 }],
  },
}
