/** Moves of bookings by staff that their customers are to hear of. An item ends with the mail, or with the undo. */
import * as z from 'zod/mini'
import { bookingMoveDue } from '#events/bookings.ts'
import { answeredDay } from '#shared/kit/answered.ts'
import { seconds } from '#shared/kit/units.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const stored = z.object({
  bookingRequest: z.string(),
  /** Who is to be told; another customer of the booking never knew the old place. */
  customer: z.string(),
  /** Where the customer believes the booking to be: the name of the shelf, and the days that they bought. */
  shelf: z.string(),
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** When the mail goes. */
  tellAt: seconds,
})

export type Move = z.infer<typeof stored>

const moveKey = (market: string, request: string): Key => ({ pk: `${market}#REQUEST#${request}`, sk: 'MOVE' })

/** The move of a booking that its customer has not heard of yet. */
export const readMove = async (market: string, request: string): Promise<Move | undefined> => {
  const item = await get(moveKey(market, request))
  return item && stored.parse(item)
}

/** Notes a move in place of the one that was read, unless the customer was told meanwhile: then throws `TryAgain`. */
export const putMove = (market: string, move: Move, read: Move | undefined): Write => ({
  put: {
    Item: {
      ...moveKey(market, move.bookingRequest),
      kind: 'booking-move',
      ...move,
      ...dueWith(move.bookingRequest, move.tellAt, bookingMoveDue, { bookingRequest: move.bookingRequest }),
    },
    ...(read
      ? { ConditionExpression: 'tellAt = :read', ExpressionAttributeValues: { ':read': read.tellAt } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new TryAgain(),
})

/** Ends a move, unless staff have moved the booking again: then throws `TryAgain`. */
export const endMove = (market: string, { bookingRequest, tellAt }: Move): Write => ({
  remove: {
    Key: moveKey(market, bookingRequest),
    ConditionExpression: 'tellAt = :read',
    ExpressionAttributeValues: { ':read': tellAt },
  },
  onConditionFailed: new TryAgain(),
})

const sample = {
  bookingRequest: '{request}',
  customer: '{userNumber}',
  shelf: 'A5',
  dateStart: '2026-11-28',
  dateEnd: '2026-12-04',
  tellAt: 0,
}

export const entity: Entity = {
  kept: 'A minute: until the customer is told, or the move is undone.',
  open: [],
  samples: {
    readMove: ['{market}', '{request}'],
    putMove: ['{market}', sample, sample],
    endMove: ['{market}', sample],
  },
}
