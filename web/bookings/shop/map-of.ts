import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'

const SAFE = /^https?:\/\//i

/** Staff type the link, so only a web address becomes one. */
export const mapOf = ({ addressUrl, address }: Pick<VisitorsMarket, 'addressUrl' | 'address'>): string =>
  SAFE.test(addressUrl)
    ? addressUrl
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
