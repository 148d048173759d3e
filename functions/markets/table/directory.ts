/** The list of all markets of the deployment. */
import { type ListedMarket, listedMarket } from '#shared/markets/contract.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, page, type Write } from '../../kit/table.ts'

/** No market can be called `*`, so the directory of all markets has this partition to itself. */
const DIRECTORY = '*#DIRECTORY'

const directoryCount: Key = { pk: '*#COUNT', sk: 'DIRECTORY' }

/** A market's line in the directory, counted. */
export const listInDirectory = (market: ListedMarket): Write[] => [
  {
    put: {
      Item: {
        pk: DIRECTORY,
        sk: `${market.visualName.toLowerCase()}#${market.marketId}`,
        kind: 'listed-market',
        ...listedMarket.parse(market),
      },
    },
  },
  {
    update: {
      Key: directoryCount,
      UpdateExpression: 'ADD markets :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
]

/** The directory by name, one page. */
export const listMarkets = async (number: number) => {
  const total = Number((await get(directoryCount))?.markets ?? 0)
  const { items, ...rest } = await page(
    { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': DIRECTORY } },
    number,
    total,
  )
  return { results: items.map(item => listedMarket.parse(item)), ...rest }
}

export const entity: Entity = {
  open: [],
  samples: {
    listInDirectory: [
      { marketId: '{market}', visualName: '{name}', logo: null, city: '', country: 'dk', description: '' },
    ],
    listMarkets: [1],
  },
}
