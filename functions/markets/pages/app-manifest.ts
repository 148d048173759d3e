/** What a phone reads when a tenant installs their market's pages: its name, its icons, and where it begins. */
import { APP_ICONS } from '#shared/kit/app-icons.ts'
import type { Market } from '../table/market.ts'

/** Paper, as in the theme (web/kit/calls/tokens.ts). */
const PAPER = '#FAF7F2'

/**
 * The manifest of a market's app. All markets have one scope, so `id` tells their apps apart, and `start_url` names the
 * market for a browser that has forgotten its session.
 */
export const appManifest = ({
  marketId,
  visualName,
  language,
}: Pick<Market, 'marketId' | 'visualName' | 'language'>): string => {
  const start = `/user?market=${encodeURIComponent(marketId)}`
  return JSON.stringify({
    id: start,
    name: visualName,
    short_name: visualName,
    lang: language,
    start_url: `${start}#/`,
    scope: '/user',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: APP_ICONS.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })
}
