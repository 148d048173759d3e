/**
 * What must move by itself: a hold, an open payment, a refund, a job, an event that was not sent yet. Its item stands
 * in the index `due` until the write that ends it. Timers and events move it in time; the sweeper (sweep.ts) finds what
 * they have lost.
 */
import type { Payload, TaskContract } from '#events/envelope.ts'
import { type Seconds, toMillis } from '#shared/kit/units.ts'

/**
 * The number of partitions of the index. Each takes 1,000 writes a second, and a sale writes four: 16 bear 4,000 sales a
 * second, four times what the table itself does. The sweeper asks each of them.
 */
const PARTITIONS = 16

export const DUE_PARTITIONS: readonly string[] = Array.from(
  { length: PARTITIONS },
  (_, nth) => `*#DUE#${nth}`,
)

/** The beginning of the sort key of what is due at a moment. */
export const dueAt = (at: Seconds): string => new Date(toMillis(at)).toISOString()

/** By the last letters of the id, which differ most: a letter of a ULID has only 32 forms. */
const partitionOf = (id: string): string => {
  const sum = [...id.slice(-3)].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 0)
  return DUE_PARTITIONS[sum % PARTITIONS] ?? ''
}

/** The sort key of the same item at another moment. */
export const dueLater = (sortKey: string, to: Seconds): string =>
  `${dueAt(to)}${sortKey.slice(sortKey.indexOf('#'))}`

/** The attributes of an item that must have moved by a moment. `id` tells items of the same moment apart. */
export const due = (id: string, at: Seconds): { dueIn: string; dueAt: string } => ({
  dueIn: partitionOf(id),
  dueAt: `${dueAt(at)}#${id}`,
})

/** The same, with the task that moves the item. */
export const dueWith = <T extends TaskContract>(
  id: string,
  at: Seconds,
  { name, version }: Pick<T, 'name' | 'version'>,
  payload: Payload<T>,
) => ({ ...due(id, at), dueTask: { name, version, payload } })
