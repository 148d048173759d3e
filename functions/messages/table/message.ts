/** What visitors wrote to a market. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { listed } from '../../kit/listed.ts'
import type { Write } from '../../kit/table.ts'
import { unseenPlace } from '../../markets/table/badges.ts'

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

/** Stores a message to the market. */
export const newMessage = (market: string, message: MarketMessage): Write[] => [
  {
    put: {
      Item: {
        pk: `${market}#MESSAGE`,
        sk: message.id,
        kind: 'market-message',
        ...message,
        ...listed(market, message.seen ? [] : [unseenPlace(message.id)]),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
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
