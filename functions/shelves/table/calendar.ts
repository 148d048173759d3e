/** Each shelf's calendar: which days are taken (decision 001). */
import * as z from 'zod/mini'
import { type Calendar, rangeOf, release } from '#shared/shelves/calendar.ts'
import { pack, unpack } from '#shared/shelves/calendar-bytes.ts'
import type { Entity } from '../../kit/entity.ts'
import { batch, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

/** The calendar of a shelf as read, with its place in the table. */
export interface ShelfCalendar extends Calendar {
  market: string
  shelfType: string
}

const calendarPartition = (marketId: string, shelfTypeId: string): string =>
  `${marketId}#CALENDAR#${shelfTypeId}`

const calendarKey = ({
  market,
  shelfType: type,
  shelf,
}: Pick<ShelfCalendar, 'market' | 'shelfType' | 'shelf'>): Key => ({
  pk: calendarPartition(market, type),
  sk: shelf.id,
})

const calendarItem = z.object({
  sk: z.string(),
  name: z.string(),
  version: z.number(),
  taken: z.instanceof(Uint8Array),
})

const calendarFrom = (market: string, type: string, item: Item): ShelfCalendar => {
  const { sk, name, version, taken } = calendarItem.parse(item)
  return { market, shelfType: type, shelf: { id: sk, name }, version, taken: unpack(taken) }
}

/**
 * The calendars of all shelves of a type, in one query. `consistent` reads the latest writes too, for twice the read
 * units.
 */
export const readCalendars = async (
  market: string,
  type: string,
  { consistent }: { consistent: boolean },
): Promise<ShelfCalendar[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': calendarPartition(market, type) },
    ConsistentRead: consistent,
  })
  return items.map(item => calendarFrom(market, type, item))
}

/** The calendars of named shelves, each once. */
export const readCalendarsOf = async (
  market: string,
  shelves: readonly { shelfType: { id: string }; shelf: { id: string; name: string } }[],
): Promise<ShelfCalendar[]> => {
  const one = [...new Map(shelves.map(at => [at.shelf.id, at])).values()]
  const items = await batch(
    one.map(({ shelfType: type, shelf }) => calendarKey({ market, shelfType: type.id, shelf })),
  )
  return items.flatMap((item, at) => (item ? [calendarFrom(market, one[at]?.shelfType.id ?? '', item)] : []))
}

/** Writes the calendar if its version is unchanged; otherwise throws `TryAgain`. */
export const putCalendar = (calendar: ShelfCalendar): Write =>
  putNextVersion(
    { ...calendarKey(calendar), name: calendar.shelf.name, taken: pack(calendar.taken) },
    calendar.version,
  )

/** Releases the ranges of a holder on these shelves. Writes only the calendars that change. */
export const free = (calendars: readonly ShelfCalendar[], by: string): Write[] =>
  calendars.filter(calendar => rangeOf(calendar, by)).map(calendar => putCalendar(release(calendar, by)))

/** The empty calendar of a new shelf. */
export const newCalendar = (market: string, type: string, shelf: { id: string; name: string }): Write => ({
  put: {
    Item: {
      ...calendarKey({ market, shelfType: type, shelf }),
      name: shelf.name,
      version: 0,
      taken: pack([]),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Deletes the calendar of a shelf if its version is unchanged; otherwise throws `TryAgain`. */
export const removeCalendar = (calendar: ShelfCalendar): Write => ({
  remove: {
    Key: calendarKey(calendar),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': calendar.version },
  },
  onConditionFailed: new TryAgain(),
})

const sample = {
  market: '{market}',
  shelfType: '{type}',
  shelf: { id: '{shelf}', name: 'A1' },
  version: 1,
  taken: [{ first: '2030-01-01', last: '2030-01-07', by: '01ARZ3NDEKTSV4RRFFQ69G5FAV', status: 4, until: 0 }],
}

export const entity: Entity = {
  kept: 'As long as the shelf. Past days leave it with the next reservation.',
  open: ['free', 'putCalendar', 'readCalendars', 'readCalendarsOf'],
  samples: {
    readCalendars: ['{market}', '{type}', { consistent: false }],
    readCalendarsOf: ['{market}', [{ shelfType: { id: '{type}' }, shelf: { id: '{shelf}', name: 'A1' } }]],
    putCalendar: [sample],
    removeCalendar: [sample],
    free: [[sample], '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    newCalendar: ['{market}', '{type}', { id: '{shelf}', name: 'A1' }],
  },
}
