/** Writes pages into the site's bucket. */
import { env } from '../../kit/env.ts'
import { writeSiteFile } from '../../kit/site-files.ts'
import { readDirectory } from '../table/directory.ts'
import { readMarketWithTerms } from '../table/market.ts'
import type { Built } from './built.ts'
import { homePages } from './home-pages.ts'
import { marketPages } from './market-pages.ts'

const writeAll = async (pages: Map<string, string>): Promise<void> => {
  await Promise.all([...pages].map(([key, page]) => writeSiteFile(key, page)))
}

/**
 * Writes the pages of a market as it is now. Reads it again afterwards: another worker may have written a newer version
 * in between, which this one would have overwritten.
 */
export const writeMarketPages = async (built: Built, marketId: string): Promise<void> => {
  let written: number | undefined
  let current = await readMarketWithTerms(marketId)
  while (written !== current.market.version) {
    written = current.market.version
    await writeAll(marketPages(built, current.market, current.paymentTerms, env('SITE_URL')))
    current = await readMarketWithTerms(marketId)
  }
}

const readWholeDirectory = async () => {
  const first = await readDirectory(1)
  const rest = await Promise.all(
    Array.from({ length: first.pagesCount - 1 }, (_, at) => readDirectory(at + 2)),
  )
  return [first, ...rest].flatMap(({ results }) => results)
}

/**
 * Writes the home page, `robots.txt` and `sitemap.xml`. Returns the markets that they list. Reads the directory again
 * afterwards, as `writeMarketPages` does.
 */
export const writeHomePages = async (built: Built) => {
  let written: string | undefined
  let markets = await readWholeDirectory()
  while (written !== JSON.stringify(markets)) {
    written = JSON.stringify(markets)
    await writeAll(homePages(built, markets, env('SITE_URL')))
    markets = await readWholeDirectory()
  }
  return markets
}
