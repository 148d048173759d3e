/**
 * What uses a thing is counted on the thing itself, in the transaction that begins or ends the use (D36). So nothing
 * slips between looking and deleting, and no lower domain reads a higher one. An entity that is counted like this
 * changes its item by updates: a put would lose the counts.
 */
import { type Refusal, refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { type Key, TryAgain, type Write } from './table.ts'

/** The attribute that counts one kind of users: `used by shelf`. */
export const usedBy = (kind: string): string => `used by ${kind}`

/** The counts of a new thing that is used from the start. */
export const usesOf = (uses: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(uses).map(([kind, count]) => [usedBy(kind), count]))

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

/**
 * Sets fields of a thing as the version after `read`, and leaves the rest of the item, such as its counts. `uses` adds
 * to the counts in the same write, because a transaction changes an item once. Throws `TryAgain` when the table no
 * longer holds the version `read`.
 */
export const setNextVersion = (
  key: Key,
  read: number,
  fields: Record<string, unknown>,
  uses: Record<string, number> = {},
): Write => {
  const set = { ...fields, version: read + 1 }
  const added = Object.entries(uses).filter(([, by]) => by)
  return {
    update: {
      Key: key,
      UpdateExpression:
        `SET ${Object.keys(set).map((_, at) => `#f${at} = :f${at}`)}` +
        (added.length ? ` ADD ${added.map((_, at) => `#k${at} :k${at}`)}` : ''),
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: {
        '#version': 'version',
        ...Object.fromEntries(Object.keys(set).map((name, at) => [`#f${at}`, name])),
        ...Object.fromEntries(added.map(([kind], at) => [`#k${at}`, usedBy(kind)])),
      },
      ExpressionAttributeValues: {
        ':read': read,
        ...Object.fromEntries(Object.values(set).map((value, at) => [`:f${at}`, value])),
        ...Object.fromEntries(added.map(([, by], at) => [`:k${at}`, by])),
      },
    },
    onConditionFailed: new TryAgain(),
  }
}

/** What uses a thing, for the reader. */
export interface User {
  kind: string
  id: string
  name: string
}

/** A refusal names so many users. */
export const MOST_NAMED = 20

/** The refusal 409 `in_use` that names the users, at most 20 of them, and says how many there are. */
export const inUse = (users: readonly User[]): Refusal =>
  refuse(kitRefusals.in_use, { usedBy: users.slice(0, MOST_NAMED), count: users.length })

/**
 * Deletes a thing that none of these kinds uses. Refuses 409 `in_use`. With `read`, only the version that was read is
 * deleted, and any failure throws `TryAgain`, so that the caller reads who uses it now.
 */
export const removeUnused = (key: Key, kinds: readonly string[], read?: number): Write => ({
  remove: {
    Key: key,
    ConditionExpression: [
      ...(read === undefined ? [] : ['#version = :read']),
      ...kinds.map((_, at) => `(attribute_not_exists(#k${at}) OR #k${at} = :none)`),
    ].join(' AND '),
    ExpressionAttributeNames: {
      ...(read === undefined ? {} : { '#version': 'version' }),
      ...Object.fromEntries(kinds.map((kind, at) => [`#k${at}`, usedBy(kind)])),
    },
    ExpressionAttributeValues: { ':none': 0, ...(read === undefined ? {} : { ':read': read }) },
  },
  onConditionFailed: read === undefined ? refuse(kitRefusals.in_use) : new TryAgain(),
})
