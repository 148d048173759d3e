import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { listedMarket } from './listed-market.ts'
import { WALLETS } from './wallets.ts'

const openingHours = z.object({
  /** 1 Monday … 7 Sunday. */
  weekdayCode: z.number(),
  /** In the reader's language, else the market's. */
  weekdayName: z.string(),
  /** "10:00"; both null when the market is closed on that weekday. */
  fromHour: z.nullable(z.string()),
  toHour: z.nullable(z.string()),
})

/** A line over the market's page: 1 info, 2 warning, 3 danger. In the reader's language if the market wrote it in that. */
const publicMessage = z.object({ level: z.number(), text: z.string(), language: z.string() })

/** A picture of the market, and what it says to those who cannot see it. */
export const marketImage = z.object({ id: z.string(), url: z.string(), text: z.string() })

const visitorsMarket = z.object({
  marketId: z.string(),
  visualName: z.string(),
  logo: z.nullable(z.string()),
  marketImages: z.array(marketImage),
  description: z.string(),
  openingHours: z.array(openingHours),
  openingHoursExtraInfo: z.string(),
  /** The special closing dates (decision D9). */
  closingDays: z.array(answeredDay),
  /** Days on which a booking may start although the market is closed. */
  bookingOpeningDays: z.array(answeredDay),
  extraInfo: z.string(),
  /** When tenants may set up on their first day, and by when the shelf is empty on the last; empty where not said. */
  setUpHours: z.string(),
  emptyingHours: z.string(),
  /** Street, postcode and city, as it is printed. */
  address: z.string(),
  addressUrl: z.string(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  supportCountry: z.enum(COUNTRY_CODES),
  /** Whose phone numbers the market takes; empty: all. */
  phoneCountries: z.array(z.string()),
  currencyCode: z.string(),
  language: z.string(),
  timeZone: z.string(),
  onlineBookingFeature: z.boolean(),
  onlineBookingPaused: z.boolean(),
  /** Tenants who are logged in can book and extend. */
  customerAccessToBooking: z.boolean(),
  /** Visitors can wait for a full type. */
  waitlistEnabled: z.boolean(),
  /** How many hours a shelf is then held for them. */
  waitlistHours: z.number(),
  elavonApiValid: z.boolean(),
  /** What the card window offers beside cards; empty when card payment is off. */
  wallets: z.array(z.enum(WALLETS)),
  showPaymentTerms: z.boolean(),
  /** Counts the versions of the payment terms; 0 until some are written. */
  termsVersion: z.number(),
  /** Rich text: HTML that was cleaned when it was saved. */
  paymentTerms: z.string(),
  website: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  vatPercent: z.number(),
  publicMessage: z.nullable(publicMessage),
  /** Where the browser loads the card window from; null when card payment is off. */
  cardWindowScript: z.nullable(z.string()),
})

export type VisitorsMarket = z.infer<typeof visitorsMarket>

/** What visitors and tenants ask of the markets. */
export const visitorsCalls = {
  list: {
    method: 'GET',
    path: 'markets',
    audiences: ['anonymous'],
    marketless: true,
    summary: 'The markets of this deployment by name, 25 a page',
    query: z.object({ page: pageNumber }),
    answer: listOf(listedMarket),
    refusals: [],
  },
  read: {
    method: 'GET',
    path: 'market',
    audiences: ['anonymous', 'customer'],
    summary: 'The market as visitors see it',
    answer: visitorsMarket,
    refusals: [],
  },
} as const satisfies Contract
