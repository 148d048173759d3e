/** The documents of the home page with its list of stores, and the texts for search engines. */
import { LANGUAGES } from '#shared/kit/language.ts'
import type { ListedMarket } from '#shared/markets/listed-market.ts'
import { escaped } from '../../kit/html.ts'
import type { Built } from './built.ts'
import { fill } from './document.ts'
import { WORDS } from './words.ts'

/** A longer directory would make the document heavy: the page then fetches it. */
const MOST_EMBEDDED = 100

/** The home page in each language by its key, `robots.txt` and `sitemap.xml`. `site`: without a slash at the end. */
export const homePages = (
  built: Built,
  markets: readonly ListedMarket[],
  site: string,
): Map<string, string> => {
  const pages = LANGUAGES.map(language => {
    const { homeTitle, homeText, noScripts } = WORDS[language]
    const page = fill(built.public, {
      about: {
        language,
        title: `${homeTitle} · Reol`,
        description: homeText,
        url: `${site}/`,
        picture: undefined,
        isFound: true,
      },
      preloads: built.files.home[language].map(file => ({ file })),
      data: markets.length <= MOST_EMBEDDED ? { markets } : {},
      firstView: { title: homeTitle, text: homeText },
      withoutScripts: [noScripts],
    })
    return [`pages/home.${language}.html`, page] as const
  })
  return new Map([...pages, ['robots.txt', robots(site)], ['sitemap.xml', sitemap(markets, site)]])
}

/** Pages for people who are logged in say `noindex` themselves: a crawler that may not read them would not see it. */
const robots = (site: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${site}/sitemap.xml\n`

const sitemap = (markets: readonly ListedMarket[], site: string): string => {
  const addresses = ['/', ...markets.map(({ marketId }) => `/login/${encodeURIComponent(marketId)}`)]
  const urls = addresses.map(address => `  <url><loc>${escaped(site + address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
