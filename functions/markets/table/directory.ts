/** The list of all markets of the deployment. */
import { sortable } from '#shared/kit/words.ts'
import { type ListedMarket, listedMarket } from '#shared/markets/listed-market.ts'
import type { Entity } from '../../kit/entity.ts'
import { readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import type { Write } from '../../kit/table.ts'

/** No market can be called `*`, so the directory of all markets has this name to itself. */
const EVERYWHERE = '*'

/** A market's line in the directory. */
export const listInDirectory = (market: ListedMarket): Write => ({
  put: {
    Item: {
      pk: `${EVERYWHERE}#DIRECTORY`,
      sk: market.marketId,
      kind: 'listed-market',
      ...listedMarket.parse(market),
      ...listed(EVERYWHERE, [
        // A drawer spans the names with the same first three letters.
        { list: 'DIRECTORY', sort: `${sortable(market.visualName)}#${market.marketId}`, drawerLength: 3 },
      ]),
    },
  },
})

/** The directory by name, one page. */
export const readDirectory = async (page: number) => {
  const { items, ...rest } = await readPage({ market: EVERYWHERE, list: 'DIRECTORY', index: 1 }, page)
  return { results: items.map(item => listedMarket.parse(item)), ...rest }
}

export const entity: Entity = {
  kept: 'As long as the market.',
  open: [],
  samples: {
    listInDirectory: [
      { marketId: '{market}', visualName: '{name}', logo: null, city: '', country: 'dk', description: '' },
    ],
    readDirectory: [1],
  },
}
