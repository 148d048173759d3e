/**
 * The lines of people who wait for a shelf (decision 027): a partition for each shelf type, with a head and an item
 * for each place. Every change of a line raises the version of its head, so of two concurrent changes one wins.
 */
import * as z from 'zod/mini'
import { waitingLineDue } from '#events/bookings.ts'
import { lastWanted } from '#shared/bookings/waitlist.ts'
import { startOfDay } from '#shared/kit/day.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { millis, minor, type Seconds, seconds, toSeconds } from '#shared/kit/units.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'
import { type BookingRequest, readRequests } from './request.ts'

const place = z.object({
  id: z.string(),
  /** The price that they want, and what it cost when they asked. */
  shelfPeriodPrice: z.string(),
  amount: minor,
  dateStart: z.string(),
  daysLater: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** The number of a customer who was logged in. */
  customer: z.nullable(z.string()),
  /** In milliseconds, because two people may join in the same second. */
  joinedMs: millis,
  /** The request that holds a shelf for them; it alone knows which shelf, from when, and until when. */
  offer: z.optional(z.object({ bookingRequest: z.string() })),
})

export type Place = z.output<typeof place>

export interface Line {
  shelfType: string
  /** The number of changes so far. 0: nobody has ever stood in this line. */
  version: number
  /** When the next round is due; undefined while nobody waits. */
  at: Seconds | undefined
  /** In the order of the line. */
  places: readonly Place[]
}

const HEAD = 'HEAD'

/** The table's TTL deletes a place a week after the last wanted day, should no round have removed it. */
const KEPT_SECONDS = 7 * 86_400

const partition = (market: string, shelfType: string): string => `${market}#LINE#${shelfType}`
const keyOf = (market: string, shelfType: string, id: string): Key => ({
  pk: partition(market, shelfType),
  sk: `PLACE#${id}`,
})

const head = z.object({ version: z.number(), at: z.optional(seconds) })

/** The line of a shelf type, in one query. */
export const readLine = async (market: string, shelfType: string): Promise<Line> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market, shelfType) },
    ConsistentRead: true,
  })
  const found = items.find(({ sk }) => sk === HEAD)
  const { version, at } = found ? head.parse(found) : { version: 0 }
  const places = items
    .filter(({ sk }) => sk !== HEAD)
    .map(item => place.parse(item))
    .sort((one, other) => one.joinedMs - other.joinedMs || (one.id < other.id ? -1 : 1))
  return { shelfType, version, at, places }
}

/** The requests that hold a shelf for places, by the ids of the places, in one read. Missing: staff deleted the request. */
export const readHeld = async (
  market: string,
  places: readonly Pick<Place, 'id' | 'offer'>[],
): Promise<Map<string, BookingRequest>> => {
  const ids = places.flatMap(({ offer }) => (offer ? [offer.bookingRequest] : []))
  const requests = new Map((await readRequests(market, ids)).map(request => [request.id, request]))
  return new Map(
    places.flatMap(({ id, offer }) => {
      const request = requests.get(offer?.bookingRequest ?? '')
      return request ? [[id, request]] : []
    }),
  )
}

/**
 * Writes the head, and the places in which `after` differs from the line as read. Throws `TryAgain` when the line
 * changed meanwhile.
 */
export const changeLine = (market: string, before: Line, after: Omit<Line, 'version'>): Write[] => [
  putHead(market, before, after.at),
  ...after.places
    .filter(one => !before.places.includes(one))
    .map(one => ({ put: { Item: placeItem(market, before.shelfType, one) } })),
  ...before.places
    .filter(({ id }) => !after.places.some(one => one.id === id))
    .map(({ id }) => ({ remove: { Key: keyOf(market, before.shelfType, id) } })),
]

/** The line without a place. */
export const without = (line: Line, id: string): Line => ({
  ...line,
  places: line.places.filter(one => one.id !== id),
})

const putHead = (market: string, { shelfType, version }: Line, at: Seconds | undefined): Write => {
  const Item: Item = {
    pk: partition(market, shelfType),
    sk: HEAD,
    // Stored items have this kind, which is older than the word waitlist.
    kind: 'waiting-line',
    at,
    ...(at === undefined ? {} : dueWith(shelfType, at, waitingLineDue, { shelfType })),
  }
  return version
    ? putNextVersion(Item, version)
    : {
        put: { Item: { ...Item, version: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        onConditionFailed: new TryAgain(),
      }
}

const placeItem = (market: string, shelfType: string, one: Place): Item => ({
  ...keyOf(market, shelfType, one.id),
  kind: 'place-in-line',
  ...one,
  ttl: toSeconds(startOfDay('UTC', lastWanted(one))) + KEPT_SECONDS,
})

const sample = {
  id: '{place}',
  shelfPeriodPrice: '{price}',
  amount: 0,
  dateStart: '2026-11-28',
  daysLater: 0,
  name: '',
  email: '',
  language: 'da',
  customer: null,
  joinedMs: 0,
}

export const entity: Entity = {
  kept: 'The head: as long as the market. A place: until its end; the table forgets it a week after the last wanted day.',
  open: ['readHeld', 'readLine'],
  samples: {
    readLine: ['{market}', '{type}'],
    readHeld: ['{market}', [{ id: '{place}', offer: { bookingRequest: '{request}' } }]],
    changeLine: [
      '{market}',
      { shelfType: '{type}', version: 1, at: undefined, places: [{ ...sample, id: '{left}' }] },
      { shelfType: '{type}', at: 0, places: [sample] },
    ],
    without: null,
  },
}
