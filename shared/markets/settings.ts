/** The settings of a market as staff read and change them (specification 3, 5). */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { bankAccount, bankRegNumber, bic, iban, sortCode } from '../kit/bank-fields.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { LANGUAGES } from '../kit/language.ts'
import { lines } from '../kit/lines.ts'
import { proofField } from '../kit/owner-proof.ts'
import { PHONE_COUNTRIES } from '../kit/phone-countries.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { money, optionalLine } from '../kit/text.ts'
import { numberIn, numberOrNone, percentage, typedAmount } from '../kit/typed-number.ts'
import { BANK_FILE_FORMATS, BANKDATA_RECORDS, BANKS, BEC_DATE_DIGITS, PAIN_VERSIONS } from './bank-formats.ts'
import { CAMPAIGN_LABELS } from './campaign-labels.ts'
import { cancellationTiers, keptTiers } from './cancellation.ts'
import { marketName } from './market-id.ts'
import { MISSING } from './missing.ts'
import { SALES_AS } from './sales-as.ts'
import {
  companyId,
  openingHours,
  optionalEmail,
  productPrefix,
  profile,
  publicMessage,
  secretKey,
  uuid,
  webAddress,
} from './settings-fields.ts'
import { TENANT_MOVES } from './tenant-moves.ts'
import { marketImage } from './visitors-calls.ts'
import { WALLETS } from './wallets.ts'

/** The most characters of payment terms, as HTML. */
const MOST_TERMS = 60_000

/** More than there are countries. */
const MOST_PHONE_COUNTRIES = 260

/** What formats of banks need beside the account. */
const bankFields = {
  /** Which bank the shop has: some read pain.001 in ways of their own. */
  bank: z.union([z.literal(''), z.enum(BANKS)]),
  /** The number of the shop's agreement with its bank about files. */
  bankAgreement: optionalLine(35),
  painVersion: z.enum(PAIN_VERSIONS),
  becDateDigits: z.enum(BEC_DATE_DIGITS),
  bankdataRecord: z.enum(BANKDATA_RECORDS),
}

/** What stands on the market itself as it was typed. */
const ownFields = {
  visualName: marketName,
  language: z.enum(LANGUAGES),
  description: lines(1000),
  extraInfo: lines(1000),
  address: optionalLine(200),
  postalCode: optionalLine(20),
  city: optionalLine(80),
  addressUrl: webAddress,
  supportPhone: optionalLine(40),
  supportEmail: optionalEmail,
  website: webAddress,
  facebook: profile('facebook'),
  instagram: profile('instagram'),
  vatId: optionalLine(30),
  vatPercentUsed: numberIn(0, 100, 1),
  vatPercentNew: numberIn(0, 100, 1),
  noVatOnRent: z.boolean(),
  noVatOnSales: z.boolean(),
  salesAs: z.enum(SALES_AS),
  /** The commission with which new tenants start, in percent. */
  defaultFee: percentage,
  iban,
  bankRegNumber,
  sortCode,
  bankAccount,
  bic,
  bankExportInfo: optionalLine(140),
  bankCustomerInfo: optionalLine(140),
  bankFileFormat: z.union([z.literal(''), z.enum(BANK_FILE_FORMATS)]),
  ...bankFields,
  openingHours,
  openingHoursExtraInfo: lines(500),
  publicMessage: z.nullable(publicMessage),
  /** True: Zettle is the till. False: Flexpos, or files. */
  zettleIntegration: z.boolean(),
  campaigns: z.boolean(),
  /** What labels of a campaign say, and what they cost tenants (D89). */
  campaignLabels: z.enum(CAMPAIGN_LABELS),
  /** Whether staff hang a sign at the shelf for a tenant's discount. */
  discountSigns: z.boolean(),
  /** The countries whose phone numbers visitors and tenants may give (D63); empty: all. */
  phoneCountries: z
    .array(z.enum(PHONE_COUNTRIES, inputRefusals.invalid.code))
    .check(z.maxLength(MOST_PHONE_COUNTRIES, inputRefusals.too_long.code)),
  productPrefix,
  /** How many labels a tenant prints in a month for nothing; null: all. What each further one costs. */
  freeLabels: numberOrNone(0, 100_000),
  furtherLabelPrice: typedAmount,
  /** Who bears a discount that the till gave: the shop, or the tenant (D40). */
  shopBearsTillDiscount: z.boolean(),
  customerAccessToProductCreation: z.boolean(),
  customerAccessToProductCompletion: z.boolean(),
  customerAccessToAccountBalance: z.boolean(),
  customerAccessToBooking: z.boolean(),
  onlineBookingPaused: z.boolean(),
  mostInCart: numberIn(1, 10),
  /** Staff who give back more than this at once show first who they are (D67). */
  refundProofAbove: typedAmount,
  paymentRequestDays: numberIn(1, 30),
  cancellation: cancellationTiers,
  /** Visitors can wait for a full type; how many hours an offer is kept for them. */
  waitlistEnabled: z.boolean(),
  waitlistHours: numberIn(1, 48),
  /** Whether tenants move their coming bookings, and until how many days before the first day. */
  tenantMoves: z.enum(TENANT_MOVES),
  tenantMovesDaysBefore: numberIn(1, 60),
  /** When tenants may set up their shelf, and when it must be empty, in the market's words. */
  setUpHours: optionalLine(200),
  emptyingHours: optionalLine(200),
  /** What staff get a mail about, at the market's own address. */
  mailOnBooking: z.boolean(),
  mailOnFailedRefund: z.boolean(),
  mailOnMessage: z.boolean(),
  showPaymentTerms: z.boolean(),
}

export const ownSettings = z.object(ownFields)
export type OwnSettings = z.output<typeof ownSettings>

/** Credentials: keys are written and never answered (D27). */
const credentialFields = {
  elavonAlias: optionalLine(100),
  elavonKey: secretKey,
  elavonSignerId: optionalLine(100),
  elavonWebhookSecret: secretKey,
  wallets: z.array(z.enum(WALLETS)).check(z.maxLength(WALLETS.length, inputRefusals.too_long.code)),
  zettleApiKey: secretKey,
  zettleClientId: uuid,
  flexposApiKey: secretKey,
  flexposCompanyId: companyId,
  /** The token with which e-conomic lets Reol into the market's agreement. */
  accountingAgreementToken: secretKey,
}

const credentialSettings = z.object(credentialFields)
export type CredentialSettings = z.output<typeof credentialSettings>

/** Any of the settings, and the version that the caller read (D30). */
export const changedSettings = z.extend(
  z.partial(
    z.object({
      ...ownFields,
      ...credentialFields,
      /** Rich text: HTML, cleaned when it is saved. */
      paymentTerms: z.string().check(z.maxLength(MOST_TERMS, inputRefusals.too_long.code)),
    }),
  ),
  {
    version: z.optional(z.int(inputRefusals.invalid.code)),
    /** For bank accounts and keys. */
    proof: proofField,
  },
)

export type ChangedSettings = z.output<typeof changedSettings>

/** The last characters of a key; null when there is none. */
const mask = z.nullable(z.string())

/** "10:00"; null on a closed day. */
const time = z.nullable(z.string())

/** What was saved is answered as it is: a rule that is stricter today must not hide what was typed yesterday. */
export const marketSettings = z.object({
  visualName: z.string(),
  language: z.enum(LANGUAGES),
  description: z.string(),
  extraInfo: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  addressUrl: z.string(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  website: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  vatId: z.string(),
  vatPercentUsed: z.number(),
  vatPercentNew: z.number(),
  noVatOnRent: z.boolean(),
  noVatOnSales: z.boolean(),
  salesAs: z.enum(SALES_AS),
  defaultFee: z.number(),
  iban: z.string(),
  bankRegNumber: z.string(),
  sortCode: z.string(),
  bankAccount: z.string(),
  bic: z.string(),
  bankExportInfo: z.string(),
  bankCustomerInfo: z.string(),
  bankFileFormat: z.union([z.literal(''), z.enum(BANK_FILE_FORMATS)]),
  ...bankFields,
  bankAgreement: z.string(),
  openingHours: z.array(z.object({ weekdayCode: z.number(), fromHour: time, toHour: time })),
  openingHoursExtraInfo: z.string(),
  publicMessage: z.nullable(
    z.object({
      level: z.number(),
      texts: z.object({ da: z.string(), de: z.string(), en: z.string() }),
      from: z.nullable(answeredDay),
      to: z.nullable(answeredDay),
    }),
  ),
  zettleIntegration: z.boolean(),
  campaigns: z.boolean(),
  campaignLabels: z.enum(CAMPAIGN_LABELS),
  discountSigns: z.boolean(),
  phoneCountries: z.array(z.string()),
  productPrefix: z.string(),
  freeLabels: z.nullable(z.number()),
  furtherLabelPrice: money,
  shopBearsTillDiscount: z.boolean(),
  customerAccessToProductCreation: z.boolean(),
  customerAccessToProductCompletion: z.boolean(),
  customerAccessToAccountBalance: z.boolean(),
  customerAccessToBooking: z.boolean(),
  onlineBookingPaused: z.boolean(),
  mostInCart: z.number(),
  refundProofAbove: money,
  paymentRequestDays: z.number(),
  cancellation: keptTiers,
  waitlistEnabled: z.boolean(),
  waitlistHours: z.number(),
  tenantMoves: z.enum(TENANT_MOVES),
  tenantMovesDaysBefore: z.number(),
  setUpHours: z.string(),
  emptyingHours: z.string(),
  mailOnBooking: z.boolean(),
  mailOnFailedRefund: z.boolean(),
  mailOnMessage: z.boolean(),
  showPaymentTerms: z.boolean(),
  marketId: z.string(),
  version: z.number(),
  logo: z.nullable(z.string()),
  marketImages: z.array(marketImage),
  supportCountry: z.enum(COUNTRY_CODES),
  currencyCode: z.string(),
  timeZone: z.string(),
  /** The country's standard rate, with which rent is charged (D26). */
  vatPercent: z.number(),
  vatIdValid: z.boolean(),
  closingDays: z.array(answeredDay),
  bookingOpeningDays: z.array(answeredDay),
  paymentTerms: z.string(),
  termsVersion: z.number(),
  elavonAlias: z.string(),
  elavonSignerId: z.string(),
  wallets: z.array(z.enum(WALLETS)),
  zettleClientId: z.string(),
  flexposCompanyId: z.string(),
  masks: z.object({
    elavonKey: mask,
    elavonWebhookSecret: mask,
    zettleApiKey: mask,
    flexposApiKey: mask,
    accountingAgreementToken: mask,
  }),
  /** The card account that takes payments now; null when none does. */
  currentCardAccount: z.nullable(z.object({ alias: z.string(), keyEnd: z.string() })),
  /** Card credentials are saved that have not been checked and do not count yet. */
  hasUncheckedCardAccount: z.boolean(),
  elavonApiValid: z.boolean(),
  zettleApiValid: z.boolean(),
  flexposApiValid: z.boolean(),
  economicApiValid: z.boolean(),
  onlineBookingFeature: z.boolean(),
  paymentsFeature: z.boolean(),
  accountBalanceFeature: z.boolean(),
  individualizedItemsAccess: z.boolean(),
  /** The operator's percentage of an online booking, which the operator alone sets (D57). */
  fee: z.number(),
  /** What waits for staff: the same counts as in their menu. */
  unseenMessagesNumber: z.number(),
  pendingBookingRequests: z.number(),
  missing: z.array(z.enum(MISSING)),
})

export type MarketSettings = z.output<typeof marketSettings>
