/**
 * The documents of one market: its landing page, the steps of a booking, its terms, what links in mails open, and the
 * manifest of its app.
 */
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { largeSources } from '#shared/kit/picture.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { type VisitorsMarket, visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { toVisitors } from '../answers/to-response.ts'
import type { Market } from '../table/market.ts'
import { appManifest } from './app-manifest.ts'
import type { Built, Screen } from './built.ts'
import { type Document, fill } from './document.ts'
import { STEPS, type Step, WORDS } from './words.ts'

/** The longest description that search engines show. */
const LONGEST_DESCRIPTION = 160

const SCREENS = ['landing', ...STEPS, 'success', 'inside', 'terms'] as const satisfies readonly Screen[]

/** `own` is the page for a reader whose language is unknown: it is in the market's. */
const VERSIONS = [...LANGUAGES, 'own'] as const

/** Where the pages of a market are in the site's bucket. */
const folderOf = (marketId: string): string => `pages/market/${marketId}`

/** The key of a page in the site's bucket. The edge makes the same of an address (infra/cloud/edge/request.js). */
export const keyOf = (marketId: string, screen: string, version: string): string =>
  `${folderOf(marketId)}/${screen}.${version}.html`

/** The key of the manifest of a market's app. */
const manifestKeyOf = (marketId: string): string => `${folderOf(marketId)}/app.webmanifest`

/** Every page of a market by its key, and its manifest. `site`: the site's address, without a slash at the end. */
export const marketPages = (
  built: Built,
  market: Market,
  paymentTerms: string,
  site: string,
): Map<string, string> => {
  const pages = VERSIONS.flatMap(version => {
    const language = version === 'own' ? market.language : version
    const shown = visitorsCalls.read.answer.parse(toVisitors(market, paymentTerms, language))
    return SCREENS.map(screen => {
      const app = screen === 'terms' ? built.public : built.login
      const page = fill(app, documentOf(screen, shown, language, site, built))
      return [keyOf(market.marketId, screen, version), page] as const
    })
  })
  return new Map([...pages, [manifestKeyOf(market.marketId), appManifest(market)]])
}

const documentOf = (
  screen: (typeof SCREENS)[number],
  market: VisitorsMarket,
  language: Language,
  site: string,
  { files }: Built,
): Document => {
  const [image] = market.marketImages
  const first = screen === 'landing' && image ? { ...largeSources(image.url), alt: image.text } : undefined
  const picture = image?.url ?? market.logo
  return {
    about: {
      language,
      title: market.visualName,
      description: shortened(market.description),
      url: `${site}/login/${encodeURIComponent(market.marketId)}`,
      picture: picture ? site + picture : undefined,
      isFound: screen === 'landing',
    },
    preloads: [
      ...(first ? [{ image: first.src, srcSet: first.srcSet, sizes: first.sizes }] : []),
      ...files[screen][language].map(file => ({ file })),
    ],
    data: { market },
    firstView: firstViewOf(screen, market, WORDS[language], first),
    withoutScripts: [
      WORDS[language].reach,
      ...[market.visualName, market.supportPhone, market.supportEmail, market.address].filter(Boolean),
    ],
  }
}

/** What the page shows before its scripts run: the whole top of the landing page, the question of a step, else the name. */
const firstViewOf = (
  screen: (typeof SCREENS)[number],
  market: VisitorsMarket,
  words: (typeof WORDS)[Language],
  first: (ReturnType<typeof largeSources> & { alt: string }) | undefined,
): Record<string, string> | undefined => {
  const { visualName, description, language, logo, publicMessage } = market
  if (screen === 'terms') return undefined
  const header = { name: visualName, logo: logo ?? '' }
  if (isStep(screen)) {
    const { title, lead } = words.steps[screen]
    return takesBookings(market) ? { ...header, step: title, stepLead: lead } : header
  }
  if (screen !== 'landing') return header
  return {
    ...header,
    ...linksOf(market, words),
    title: visualName,
    own: language,
    description,
    news: publicMessage ? (words.messageTitles[publicMessage.level - 1] ?? words.messageTitles[0]) : '',
    message: publicMessage?.text ?? '',
    picture: first?.src ?? '',
    srcset: first?.srcSet ?? first?.src ?? '',
    sizes: first?.sizes ?? '100vw',
    alt: first?.alt ?? '',
  }
}

const isStep = (screen: string): screen is Step => (STEPS as readonly string[]).includes(screen)

const linksOf = (market: VisitorsMarket, { bookNow, readTerms }: (typeof WORDS)[Language]) => {
  const { marketId, onlineBookingFeature, showPaymentTerms } = market
  return {
    book: takesBookings(market) ? bookNow : '',
    bookingUrl: `/login/${marketId}/booking`,
    terms: onlineBookingFeature && showPaymentTerms ? readTerms : '',
    termsUrl: `/terms/${marketId}`,
  }
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_DESCRIPTION ? line : `${line.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`
}
