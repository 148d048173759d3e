/** The shelves of a market. */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'
import { newCalendar } from './calendar.ts'

const item = z.object({
  id: z.string(),
  name: z.string(),
  /** The id of its shelf type. */
  shelfType: z.string(),
  version: z._default(z.number(), 1),
})

export type Shelf = z.output<typeof item>

const partition = (market: string): string => `${market}#SHELF`

const shelfKey = (market: string, id: string): Key => ({ pk: partition(market), sk: id })

/** Sorts after every id. */
const namesKey = (market: string): Key => ({ pk: partition(market), sk: 'names' })

/** All shelves of a market, and the version of their names. */
export interface Shelves {
  shelves: Shelf[]
  names: number
}

/** All shelves in one query: 7 read units for 500, twice as many with the latest writes. */
export const readShelves = async (
  market: string,
  { consistent }: { consistent: boolean },
): Promise<Shelves> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market) },
    ConsistentRead: consistent,
  })
  const names = items.find(({ kind }) => kind === 'shelf-names')
  return {
    shelves: items.filter(({ kind }) => kind === 'shelf').map(one => item.parse({ ...one, id: one.sk })),
    names: Number(names?.version ?? 0),
  }
}

/** A shelf by its id. Refuses 404 `not_found`. */
export const readShelf = async (market: string, id: string): Promise<Shelf> => {
  const found = await get(shelfKey(market, id))
  if (!found) throw refuse(commonRefusals.not_found)
  return item.parse(found)
}

/** A new shelf with its empty calendar. */
export const newShelf = (market: string, type: string, shelf: { id: string; name: string }): Write[] => [
  {
    put: {
      Item: { ...shelfKey(market, shelf.id), kind: 'shelf', ...shelf, shelfType: type, version: 1 },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  newCalendar(market, type, shelf),
]

/**
 * Says that names of shelves change, if nobody else changed one since they were read; otherwise throws `TryAgain`. So
 * two shelves never get the same name.
 */
export const changeNames = (market: string, { names }: Pick<Shelves, 'names'>): Write => ({
  put: {
    Item: { ...namesKey(market), kind: 'shelf-names', version: names + 1 },
    ...(names
      ? { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': names } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new TryAgain(),
})

/** Writes the shelf if its version is unchanged; otherwise throws `TryAgain`. */
export const putShelf = (market: string, shelf: Shelf): Write =>
  putNextVersion({ ...shelfKey(market, shelf.id), kind: 'shelf', ...shelf }, shelf.version)

/** Deletes the shelf if its version is unchanged; otherwise throws `TryAgain`. */
export const removeShelf = (market: string, { id, version }: Pick<Shelf, 'id' | 'version'>): Write => ({
  remove: {
    Key: shelfKey(market, id),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: ['readShelf', 'readShelves'],
  samples: {
    readShelves: ['{market}', { consistent: false }],
    readShelf: ['{market}', '{shelf}'],
    newShelf: ['{market}', '{type}', { id: '{shelf}', name: 'A1' }],
    changeNames: ['{market}', { names: 1 }],
    putShelf: ['{market}', { id: '{shelf}', name: 'A1', shelfType: '{type}', version: 1 }],
    removeShelf: ['{market}', { id: '{shelf}', version: 1 }],
  },
}
