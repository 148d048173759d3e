/**
 * What uses a thing is counted on the thing itself, in the transaction that begins or ends the use (D36). So nothing
 * slips between looking and deleting, and no lower domain reads a higher one. An entity that is counted like this
 * changes its item by updates: a put would lose the counts.
 */
import { type Refusal, refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { Key, Write } from './table.ts'

/** The attribute that counts one kind of users: `used by shelf`. */
export const usedBy = (kind: string): string => `used by ${kind}`

/** So many users more or fewer of a thing that is there; else `onConditionFailed`. */
export const countUse = (key: Key, kind: string, by: number, onConditionFailed: Error): Write => ({
  update: {
    Key: key,
    UpdateExpression: 'ADD #used :by',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#used': usedBy(kind) },
    ExpressionAttributeValues: { ':by': by },
  },
  onConditionFailed,
})

/** What uses a thing, for the reader. */
export interface User {
  kind: string
  id: string
  name: string
}

const MOST_NAMED = 20

/** The refusal 409 `in_use` that names the users, at most 20 of them, and says how many there are. */
export const inUse = (users: readonly User[]): Refusal =>
  refuse(kitRefusals.in_use, { usedBy: users.slice(0, MOST_NAMED), count: users.length })

/** Deletes a thing that none of these kinds uses. Refuses 409 `in_use`. */
export const removeUnused = (key: Key, kinds: readonly string[]): Write => ({
  remove: {
    Key: key,
    ConditionExpression: kinds
      .map((_, at) => `(attribute_not_exists(#k${at}) OR #k${at} = :none)`)
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(kinds.map((kind, at) => [`#k${at}`, usedBy(kind)])),
    ExpressionAttributeValues: { ':none': 0 },
  },
  onConditionFailed: refuse(kitRefusals.in_use),
})
