/** The shelves of a market. */
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'
import { newCalendar } from './calendar.ts'

/** A new shelf with its empty calendar. */
export const newShelf = (market: string, type: string, shelf: { id: string; name: string }): Write[] => [
  { put: { Item: { pk: `${market}#SHELF`, sk: shelf.id, kind: 'shelf', ...shelf, shelfType: type } } },
  newCalendar(market, type, shelf),
]

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: [],
  samples: {
    newShelf: ['{market}', '{type}', { id: '{shelf}', name: 'A1' }],
  },
}
