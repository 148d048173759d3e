/** What visitors wrote to a market. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'

interface MarketMessage {
  id: string
  name: string
  email: string
  phone: string
  message: string
  createdTs: Seconds
  seen: boolean
  archived: boolean
}

/** Stores a message to the market, and counts it when it is unseen. */
export const newMessage = (market: string, message: MarketMessage): Write[] => [
  {
    put: {
      Item: { pk: `${market}#MESSAGE`, sk: message.id, kind: 'market-message', ...message },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    update: {
      Key: { pk: `${market}#COUNT`, sk: 'UNSEEN' },
      UpdateExpression: 'ADD unseen :more',
      ExpressionAttributeValues: { ':more': message.seen ? 0 : 1 },
    },
  },
]

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: [],
  samples: {
    newMessage: ['{market}', { id: '{message}', seen: false }],
  },
}
