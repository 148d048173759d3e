/** The list of all markets of the deployment. */
import { sortable } from '#shared/kit/words.ts'
import { type ListedMarket, listedMarket } from '#shared/markets/listed-market.ts'
import { lookOf } from '#shared/markets/market-id.ts'
import { isListed } from '#shared/markets/missing.ts'
import { ALL_MARKETS } from '../../kit/all-markets.ts'
import type { Entity } from '../../kit/entity.ts'
import { readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { query, type Write } from '../../kit/table.ts'

/** No market can be called `*`, so the directory of all markets has this name to itself. */

const DIRECTORY = `${ALL_MARKETS}#DIRECTORY`

const LISTS = { all: 'MARKETS', public: 'DIRECTORY' } as const

/** A market's line in the directory. Visitors find it once it has an address, opening hours and a price (D31). */
export const listInDirectory = (market: ListedMarket & Parameters<typeof isListed>[0]): Write => ({
  put: {
    Item: {
      pk: DIRECTORY,
      sk: market.marketId,
      kind: 'listed-market',
      ...listedMarket.parse(market),
      ...listed(ALL_MARKETS, isListed(market) ? [allOf(market), publicOf(market)] : [allOf(market)]),
    },
  },
})

/** A drawer spans the ids with the same first two letters. */
const allOf = ({ marketId }: ListedMarket) => ({ list: LISTS.all, sort: marketId, drawerLength: 2 })

/** A drawer spans the names with the same first three letters. */
const publicOf = ({ visualName, marketId }: ListedMarket) => ({
  list: LISTS.public,
  sort: `${sortable(visualName)}#${marketId}`,
  drawerLength: 3,
})

/** The lines of all markets: some six queries for ten thousand. They are never late, as the lists may be. */
const readLines = (more: { ProjectionExpression?: string } = {}) =>
  query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': DIRECTORY },
    ConsistentRead: true,
    ...more,
  })

/** The ids of all markets. */
export const readIds = async (): Promise<string[]> =>
  (await readLines({ ProjectionExpression: 'sk' })).map(({ sk }) => String(sk))

/** Whether the id of another market looks like this one. Reads the line of every market: call it for a new one only. */
export const hasLookAlike = async (marketId: string): Promise<boolean> => {
  const look = lookOf(marketId)
  return (await readIds()).some(id => id !== marketId && lookOf(id) === look)
}

/** All markets that visitors find, by name. Reads the line of every market. */
export const readAllListed = async (): Promise<ListedMarket[]> =>
  (await readLines())
    .filter(({ l2s }) => l2s !== undefined)
    .sort((one, other) => (String(one.l2s) < String(other.l2s) ? -1 : 1))
    .map(line => listedMarket.parse(line))

/** The markets that visitors find, by name, one page. */
export const readDirectory = (page: number) => readList(LISTS.public, 2, page)

/** All markets by their ids, one page. */
export const readAllMarkets = (page: number) => readList(LISTS.all, 1, page)

const readList = async (list: string, index: 1 | 2, page: number) => {
  const { items, ...rest } = await readPage({ market: ALL_MARKETS, list, index }, page)
  return { results: items.map(item => listedMarket.parse(item)), ...rest }
}

export const entity: Entity = {
  kept: 'As long as the market.',
  open: ['hasLookAlike'],
  samples: {
    hasLookAlike: ['{market}'],
    readIds: [],
    readAllListed: [],
    listInDirectory: [
      {
        marketId: '{market}',
        visualName: '{name}',
        logo: null,
        city: '',
        country: 'dk',
        description: '',
        address: '{address}',
        openingHours: [{ fromHour: '10:00' }],
        hasPrices: true,
      },
    ],
    readDirectory: [1],
    readAllMarkets: [1],
  },
}
