/** A market with its settings, and its payment terms. */

import * as z from 'zod/mini'
import { marketChanged } from '#events/markets.ts'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { WALLETS } from '#shared/markets/wallets.ts'
import type { OpeningDays } from '#shared/shelves/rules.ts'
import type { Entity } from '../../kit/entity.ts'
import { emit } from '../../kit/outbox.ts'
import { batch, get, type Item, type Key, putNextVersion, type Write } from '../../kit/table.ts'
import { listInDirectory } from './directory.ts'

/** The partition of a market and its price list (functions/shelves/table/catalogue.ts). */
export const marketPartition = (market: string): string => `${market}#MARKET`

const marketKey = (market: string): Key => ({ pk: marketPartition(market), sk: 'MARKET' })

/** Terms are long and rarely read, so they are not in the partition that every booking reads. */
const termsKey = (market: string): Key => ({ pk: `${market}#TERMS`, sk: 'TERMS' })

const hours = z.object({
  weekdayCode: z.number(),
  fromHour: z.nullable(z.string()),
  toHour: z.nullable(z.string()),
})

/** What the market has subscribed to, and the operator's percentage of an online booking (D57). */
const subscription = {
  paymentsFeature: z._default(z.boolean(), true),
  accountBalanceFeature: z._default(z.boolean(), true),
  individualizedItemsAccess: z._default(z.boolean(), true),
  fee: z._default(z.number(), 0),
}

const market = z.object({
  marketId: z.string(),
  visualName: z.string(),
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRY_CODES),
  timeZone: z.string(),
  currencyCode: z.string(),
  vatPercent: z.number(),
  city: z.string(),
  address: z.string(),
  addressUrl: z.string(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  description: z.string(),
  extraInfo: z.string(),
  openingHours: z.array(hours),
  openingHoursExtraInfo: z.string(),
  closingDays: z.array(z.string()),
  bookingOpeningDays: z.array(z.string()),
  onlineBookingFeature: z.boolean(),
  showPaymentTerms: z.boolean(),
  mostInCart: z.number(),
  logo: z.nullable(z.string()),
  marketImages: z.array(z.object({ id: z.string(), url: z.string(), text: z.string() })),
  website: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  publicMessage: z.nullable(z.object({ level: z.number(), text: z.string() })),
  version: z.number(),
  ...subscription,
  /** Settings of the card provider; key and webhook secret are sealed (functions/kit/secrets.ts). */
  elavon: z.nullable(
    z.object({
      alias: z.string(),
      sealedKey: z.string(),
      signerId: z.string(),
      sealedWebhookSecret: z.string(),
      /** What the market has agreed on with Elavon, beside cards. */
      wallets: z._default(z.array(z.enum(WALLETS)), []),
    }),
  ),
})

export type Market = z.infer<typeof market>

const toItem = (value: Market): Item => ({ ...marketKey(value.marketId), kind: 'market', ...value })

export const marketFrom = (item: Item): Market => market.parse(item)

/** A market with its settings. Refuses 404 `market_not_found`. */
export const readMarket = async (marketId: string): Promise<Market> => {
  const item = await get(marketKey(marketId))
  if (!item) throw refuse(commonRefusals.market_not_found)
  return marketFrom(item)
}

/** The market and its payment terms (HTML). Refuses 404 `market_not_found`. */
export const readMarketWithTerms = async (
  marketId: string,
): Promise<{ market: Market; paymentTerms: string }> => {
  const [item, terms] = await batch([marketKey(marketId), termsKey(marketId)])
  if (!item) throw refuse(commonRefusals.market_not_found)
  return { market: marketFrom(item), paymentTerms: String(terms?.html ?? '') }
}

const SUBSCRIBED = {
  paymentsFeature: true,
  accountBalanceFeature: true,
  individualizedItemsAccess: true,
  fee: 0,
} as const

type NewMarket = Omit<Market, 'version' | keyof typeof SUBSCRIBED> & Partial<Market>

/** Creates a market with its terms and its line in the directory. Emits `marketChanged`. Refuses `market_id_taken`. */
export const newMarket = (value: NewMarket, paymentTerms: string): Write[] => [
  {
    put: {
      Item: toItem({ ...SUBSCRIBED, ...value, version: 1 }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    onConditionFailed: refuse(marketRefusals.market_id_taken),
  },
  { put: { Item: { ...termsKey(value.marketId), kind: 'terms', html: paymentTerms } } },
  listInDirectory(value),
  emit(value.marketId, marketChanged, {}),
]

/**
 * Writes the market and its line in the directory if its version is unchanged; otherwise throws `TryAgain`. Emits
 * `marketChanged`.
 */
export const putMarket = (value: Market): Write[] => [
  putNextVersion(toItem(value), value.version),
  listInDirectory(value),
  emit(value.marketId, marketChanged, {}),
]

/** What depends on the credentials of the card provider. */
export const canTakeBookings = ({ onlineBookingFeature, elavon }: Market): boolean =>
  takesBookings({ onlineBookingFeature, elavonApiValid: elavon !== null })

/** The days on which the market is closed, and those on which a booking may start all the same (D9). */
export const openingDaysOf = ({ openingHours, closingDays, bookingOpeningDays }: Market): OpeningDays => ({
  closedWeekdays: openingHours
    .filter(({ fromHour }) => fromHour === null)
    .map(({ weekdayCode }) => weekdayCode),
  closingDays,
  bookingOpeningDays,
  closingTimes: Object.fromEntries(
    openingHours.flatMap(({ weekdayCode, toHour }) => (toHour === null ? [] : [[weekdayCode, toHour]])),
  ),
})

const sample = {
  marketId: '{market}',
  visualName: '{name}',
  logo: null,
  city: '',
  country: 'dk',
  description: '',
}

export const entity: Entity = {
  kept: 'As long as the market.',
  open: ['canTakeBookings', 'marketFrom', 'marketPartition', 'newMarket', 'openingDaysOf', 'readMarket'],
  samples: {
    canTakeBookings: null,
    marketPartition: null,
    marketFrom: null,
    readMarket: ['{market}'],
    readMarketWithTerms: ['{market}'],
    newMarket: [sample, ''],
    putMarket: [{ ...sample, version: 1 }],
    openingDaysOf: null,
  },
}
