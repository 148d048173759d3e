/** What a market lacks before it stands in the public list, and before it takes bookings (D31). */

export const MISSING = [
  'address',
  'opening_hours',
  'prices',
  'online_booking',
  'not_paused',
  'card_account',
  'terms',
  'terms_shown',
] as const

export type Missing = (typeof MISSING)[number]

interface Listable {
  address: string
  openingHours: readonly { fromHour: string | null }[]
  hasPrices: boolean
}

interface Ready extends Listable {
  onlineBookingFeature: boolean
  onlineBookingPaused: boolean
  elavonApiValid: boolean
  termsVersion: number
  showPaymentTerms: boolean
}

const TO_BE_LISTED = {
  address: market => market.address !== '',
  opening_hours: market => market.openingHours.some(({ fromHour }) => fromHour !== null),
  prices: market => market.hasPrices,
} as const satisfies Partial<Record<Missing, (market: Listable) => boolean>>

const TO_BE_BOOKED = {
  online_booking: market => market.onlineBookingFeature,
  not_paused: market => !market.onlineBookingPaused,
  card_account: market => market.elavonApiValid,
  terms: market => market.termsVersion > 0,
  terms_shown: market => market.showPaymentTerms,
} as const satisfies Partial<Record<Missing, (market: Ready) => boolean>>

const failing = <M>(checks: Partial<Record<Missing, (market: M) => boolean>>, market: M): Missing[] =>
  (Object.keys(checks) as Missing[]).filter(name => !checks[name]?.(market))

/** True when a market stands in the public list: it has an address, opening hours and a price. */
export const isListed = (market: Listable): boolean => failing<Listable>(TO_BE_LISTED, market).length === 0

/** Everything that a market lacks, in the order in which staff put it right. */
export const missingOf = (market: Ready): Missing[] => [
  ...failing<Listable>(TO_BE_LISTED, market),
  ...failing<Ready>(TO_BE_BOOKED, market),
]
