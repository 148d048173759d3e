/** Who may change which setting of a market (D66), and which of them ask for a proof (D67). */
import type { Right } from '../kit/rights.ts'
import type { ChangedSettings } from './settings.ts'

export type Setting = Exclude<keyof ChangedSettings, 'version' | 'proof'>

/** What changes from day to day, and the words of the public page. */
const SERVE: readonly Setting[] = [
  'description',
  'extraInfo',
  'addressUrl',
  'supportPhone',
  'supportEmail',
  'website',
  'facebook',
  'instagram',
  'openingHours',
  'openingHoursExtraInfo',
  'publicMessage',
  'onlineBookingPaused',
  'setUpHours',
  'emptyingHours',
]

const BANK: readonly Setting[] = ['iban', 'bankRegNumber', 'sortCode', 'bankAccount', 'bic']

const MONEY: readonly Setting[] = [
  ...BANK,
  'bankExportInfo',
  'bankCustomerInfo',
  'bankFileFormat',
  'bank',
  'bankAgreement',
  'painVersion',
  'becDateDigits',
  'bankdataRecord',
  'vatId',
  'vatPercentUsed',
  'vatPercentNew',
  'noVatOnRent',
  'noVatOnSales',
  'salesAs',
  'accountingAgreementToken',
]

const KEYS: readonly Setting[] = [
  'elavonAlias',
  'elavonKey',
  'elavonSignerId',
  'elavonWebhookSecret',
  'zettleApiKey',
  'zettleClientId',
  'flexposApiKey',
  'flexposCompanyId',
  'accountingAgreementToken',
]

/** The right that a change of a setting asks for. What is not named is the owner's. */
export const rightOf = (setting: Setting): Right => {
  if (SERVE.includes(setting)) return 'serve'
  return MONEY.includes(setting) ? 'money' : 'own'
}

/** Where money goes, who takes it, and how much goes back without a proof. */
export const needsProof = (setting: Setting): boolean =>
  BANK.includes(setting) || KEYS.includes(setting) || setting === 'refundProofAbove'
