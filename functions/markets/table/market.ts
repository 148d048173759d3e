/** A market with its settings, and its payment terms. */

import * as z from 'zod/mini'
import { marketChanged } from '#events/markets.ts'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import {
  BANK_FILE_FORMATS,
  BANKDATA_RECORDS,
  BANKS,
  BEC_DATE_DIGITS,
  PAIN_VERSIONS,
} from '#shared/markets/bank-formats.ts'
import { CAMPAIGN_LABELS } from '#shared/markets/campaign-labels.ts'
import { keptTiers } from '#shared/markets/cancellation.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { turnAfter } from '#shared/markets/message.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { SALES_AS } from '#shared/markets/sales-as.ts'
import { publicMessage } from '#shared/markets/settings-fields.ts'
import { TENANT_MOVES } from '#shared/markets/tenant-moves.ts'
import { WALLETS } from '#shared/markets/wallets.ts'
import { now } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { emit } from '../../kit/outbox.ts'
import { get, type Item, type Key, putNextVersion, type Write } from '../../kit/table.ts'
import { listInDirectory } from './directory.ts'
import { putTurn } from './turn.ts'

/** The partition of a market and its price list (functions/shelves/table/catalogue.ts). */
export const marketPartition = (market: string): string => `${market}#MARKET`

const marketKey = (market: string): Key => ({ pk: marketPartition(market), sk: 'MARKET' })

const hours = z.object({
  weekdayCode: z.number(),
  fromHour: z.nullable(z.string()),
  toHour: z.nullable(z.string()),
})

/** What a market of an earlier release does not have, and a new one need not name. */
const moreSettings = {
  postalCode: z._default(z.string(), ''),
  vatId: z._default(z.string(), ''),
  vatPercentUsed: z._default(z.number(), 0),
  vatPercentNew: z._default(z.number(), 0),
  noVatOnRent: z._default(z.boolean(), false),
  noVatOnSales: z._default(z.boolean(), false),
  salesAs: z._default(z.enum(SALES_AS), 'agent'),
  defaultFee: z._default(z.number(), 0),
  iban: z._default(z.string(), ''),
  bankRegNumber: z._default(z.string(), ''),
  sortCode: z._default(z.string(), ''),
  bankAccount: z._default(z.string(), ''),
  bic: z._default(z.string(), ''),
  bankExportInfo: z._default(z.string(), ''),
  bankCustomerInfo: z._default(z.string(), ''),
  bankFileFormat: z._default(z.union([z.literal(''), z.enum(BANK_FILE_FORMATS)]), ''),
  bank: z._default(z.union([z.literal(''), z.enum(BANKS)]), ''),
  bankAgreement: z._default(z.string(), ''),
  painVersion: z._default(z.enum(PAIN_VERSIONS), '03'),
  becDateDigits: z._default(z.enum(BEC_DATE_DIGITS), '6'),
  bankdataRecord: z._default(z.enum(BANKDATA_RECORDS), '5'),
  zettleIntegration: z._default(z.boolean(), false),
  campaigns: z._default(z.boolean(), false),
  campaignLabels: z._default(z.enum(CAMPAIGN_LABELS), 'priced'),
  discountSigns: z._default(z.boolean(), false),
  phoneCountries: z._default(z.array(z.string()), []),
  productPrefix: z._default(z.string(), ''),
  freeLabels: z._default(z.nullable(z.number()), null),
  furtherLabelPrice: z._default(z.number(), 0),
  refundProofAbove: z._default(z.number(), 50_000),
  shopBearsTillDiscount: z._default(z.boolean(), false),
  customerAccessToProductCreation: z._default(z.boolean(), true),
  customerAccessToProductCompletion: z._default(z.boolean(), true),
  customerAccessToAccountBalance: z._default(z.boolean(), true),
  customerAccessToBooking: z._default(z.boolean(), true),
  onlineBookingPaused: z._default(z.boolean(), false),
  paymentRequestDays: z._default(z.number(), 3),
  /** The market's own tiers of cancellation; none: nothing beyond the law. */
  cancellation: z._default(keptTiers, []),
  waitlistEnabled: z._default(z.boolean(), false),
  waitlistHours: z._default(z.number(), 4),
  tenantMoves: z._default(z.enum(TENANT_MOVES), 'ask'),
  tenantMovesDaysBefore: z._default(z.number(), 2),
  setUpHours: z._default(z.string(), ''),
  emptyingHours: z._default(z.string(), ''),
  /** What staff get a mail about. */
  mailOnBooking: z._default(z.boolean(), true),
  mailOnFailedRefund: z._default(z.boolean(), true),
  mailOnMessage: z._default(z.boolean(), true),
  /** What the operator switches on (D57). */
  paymentsFeature: z._default(z.boolean(), true),
  accountBalanceFeature: z._default(z.boolean(), true),
  individualizedItemsAccess: z._default(z.boolean(), true),
  /** The operator's percentage of an online booking (D57). */
  fee: z._default(z.number(), 0),
  /** The version of the payment terms that is current (table/terms.ts); 0 until some are written. */
  termsVersion: z._default(z.number(), 0),
  hasPrices: z._default(z.boolean(), false),
  /** Its till has said sales in a file. */
  hasTillFiles: z._default(z.boolean(), false),
  /** The alias of the card account that takes payments (table/credentials.ts). */
  cardAccount: z._default(z.nullable(z.string()), null),
  /** The card provider has not refused the current account. */
  elavonApiValid: z._default(z.boolean(), false),
  /** What the market has agreed on with the card provider, beside cards. */
  wallets: z._default(z.array(z.enum(WALLETS)), []),
  zettleApiValid: z._default(z.boolean(), false),
  flexposApiValid: z._default(z.boolean(), false),
  /** Which account at each till the key has opened that was found to work, in a short mark; empty: not asked yet. */
  tillAccounts: z._default(z.object({ zettle: z.string(), flexpos: z.string() }), {
    zettle: '',
    flexpos: '',
  }),
  economicApiValid: z._default(z.boolean(), false),
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
  publicMessage: z.nullable(publicMessage),
  version: z.number(),
  ...moreSettings,
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

/** A market that settles with its tenants in Reol. Refuses `not_enabled`, and 404 `market_not_found`. */
export const readSettlingMarket = async (id: string): Promise<Market> => {
  const value = await readMarket(id)
  checkEnabled(value, 'paymentsFeature')
  return value
}

type Settled = z.input<z.ZodMiniObject<typeof moreSettings>>

/** A market as it begins; what is left out has its usual setting. */
export type NewMarket = Omit<Market, 'version' | keyof typeof moreSettings> & Settled

/** Creates a market with its line in the directory. Emits `marketChanged`. */
export const newMarket = (value: NewMarket): Write[] => {
  const whole = market.parse({ ...value, version: 1 })
  return [
    {
      put: { Item: toItem(whole), ConditionExpression: 'attribute_not_exists(pk)' },
      onConditionFailed: refuse(marketRefusals.market_id_taken),
    },
    ...beside(whole),
  ]
}

/** What goes with every write of a market: its line in the directory, the turns of its message, the event. */
const beside = (value: Market): Write[] => [
  listInDirectory(value),
  ...turnsOf(value),
  emit(value.marketId, marketChanged, {}),
]

/** No write while the market has no message, as most of the time: a turn that comes then changes nothing. */
const turnsOf = ({ marketId, publicMessage: message, timeZone }: Market): Write[] => {
  const at = message && turnAfter(message, timeZone, now())
  return at === null ? [] : [putTurn(marketId, at)]
}

/**
 * Writes the market and its line in the directory if its version is unchanged; otherwise throws `TryAgain`. Emits
 * `marketChanged`.
 */
export const putMarket = (value: Market): Write[] => [
  putNextVersion(toItem(value), value.version),
  ...beside(value),
]

/** Notes whether the market has a price: without one it is not in the public list (D31). No write when it stays so. */
export const notePrices = (value: Market, hasPrices: boolean): Write[] =>
  value.hasPrices === hasPrices ? [] : putMarket({ ...value, hasPrices })

/** Notes that the market's till says its sales in files: its tenants see them. No write when that is known. */
export const noteTillFiles = (value: Market): Write[] =>
  value.hasTillFiles ? [] : putMarket({ ...value, hasTillFiles: true })

/** Visitors and tenants can book (D31). */
export const canTakeBookings = (value: Market): boolean => takesBookings(value)

/** The VAT in rents and services, in percent; 0 for a market that charges none on rent (D26). */
export const rentVatPercent = ({ noVatOnRent, vatPercent }: Market): number => (noVatOnRent ? 0 : vatPercent)

const sample = {
  marketId: '{market}',
  visualName: '{name}',
  language: 'da',
  country: 'dk',
  timeZone: 'Europe/Copenhagen',
  currencyCode: 'DKK',
  vatPercent: 25,
  city: '',
  address: '',
  addressUrl: '',
  supportPhone: '',
  supportEmail: '',
  description: '',
  extraInfo: '',
  openingHours: [],
  openingHoursExtraInfo: '',
  closingDays: [],
  bookingOpeningDays: [],
  onlineBookingFeature: true,
  showPaymentTerms: false,
  mostInCart: 10,
  logo: null,
  marketImages: [],
  website: '',
  facebook: '',
  instagram: '',
  publicMessage: null,
  version: 1,
}

export const entity: Entity = {
  kept: 'As long as the market.',
  open: [
    'canTakeBookings',
    'marketFrom',
    'marketPartition',
    'newMarket',
    'notePrices',
    'noteTillFiles',
    'putMarket',
    'readMarket',
    'readSettlingMarket',
    'rentVatPercent',
  ],
  samples: {
    canTakeBookings: null,
    marketPartition: null,
    marketFrom: null,
    readMarket: ['{market}'],
    readSettlingMarket: null,
    newMarket: [sample],
    putMarket: [sample],
    notePrices: [sample, true],
    noteTillFiles: [sample],
    rentVatPercent: null,
  },
}
