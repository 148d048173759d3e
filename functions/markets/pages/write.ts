/** Writes pages into the site's bucket. CloudFront shows those before for a minute (infra/cloud/site.ts). */
import { env } from '../../kit/env.ts'
import { writeSiteFile } from '../../kit/site-files.ts'
import { readAllListed } from '../table/directory.ts'
import { readMarketWithTerms } from '../table/terms.ts'
import type { Built } from './built.ts'
import { homePages } from './home-pages.ts'
import { marketPages } from './market-pages.ts'

const writeAll = async (pages: Map<string, string>): Promise<void> => {
  await Promise.all([...pages].map(([key, page]) => writeSiteFile(key, page)))
}

/**
 * Writes the pages of what is read. Reads again afterwards: another worker may have written newer pages in between, which
 * this one would have overwritten.
 */
const writeNewest = async <T>(
  read: () => Promise<T>,
  pagesOf: (found: T) => Map<string, string>,
): Promise<void> => {
  let written: string | undefined
  let found = await read()
  while (written !== JSON.stringify(found)) {
    written = JSON.stringify(found)
    await writeAll(pagesOf(found))
    found = await read()
  }
}

/** Writes the pages of a market as it is now. */
export const writeMarketPages = (built: Built, marketId: string): Promise<void> =>
  writeNewest(
    () => readMarketWithTerms(marketId),
    ({ market, paymentTerms }) => marketPages(built, market, paymentTerms, env('SITE_URL')),
  )

/** Writes the home page, `robots.txt` and `sitemap.xml`. */
export const writeHomePages = (built: Built): Promise<void> =>
  writeNewest(readAllListed, markets => homePages(built, markets, env('SITE_URL')))
