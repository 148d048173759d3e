/** The payment terms of a market, by version. They are long and rarely read, so they are not on the market itself. */
import { nowIso } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'
import { type Market, readMarket } from './market.ts'

const VERSION_DIGITS = 6

const termsKey = (market: string, version: number): Key => ({
  pk: `${market}#TERMS`,
  sk: `TERMS#${String(version).padStart(VERSION_DIGITS, '0')}`,
})

/** The terms of a version as HTML; empty when there is no such version. */
export const readTerms = async (market: string, version: number): Promise<string> =>
  version ? String((await get(termsKey(market, version)))?.html ?? '') : ''

/** The market and its current payment terms (HTML). Refuses 404 `market_not_found`. */
export const readMarketWithTerms = async (
  marketId: string,
): Promise<{ market: Market; paymentTerms: string }> => {
  const market = await readMarket(marketId)
  return { market, paymentTerms: await readTerms(marketId, market.termsVersion) }
}

/** Writes a version of the terms. The market itself names the current one, with a condition on its own version. */
export const putTerms = (market: string, version: number, html: string): Write => ({
  put: { Item: { ...termsKey(market, version), kind: 'terms', html, since: nowIso() } },
})

export const entity: Entity = {
  kept: 'As long as the market: a booking names the version that its buyer accepted.',
  open: ['readTerms'],
  samples: {
    readTerms: ['{market}', 1],
    readMarketWithTerms: ['{market}'],
    putTerms: ['{market}', 1, ''],
  },
}
