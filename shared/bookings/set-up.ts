/** What a new market sets up before its first booking, and when each point is done. */

import { COUNTRIES } from '../kit/countries.ts'
import type { CountryCode } from '../kit/country-codes.ts'
import { tillOf } from '../markets/till.ts'

export const SET_UP_POINTS = [
  'address',
  'vat_id',
  'opening_hours',
  'shelf_types',
  'shelves',
  'prices',
  'commission',
  'vat_new',
  'till',
  'terms',
  'card_account',
  'first_booking',
] as const

export type SetUpPoint = (typeof SET_UP_POINTS)[number]

/** What is there of a market. */
export interface SetUpFacts {
  address: string
  country: CountryCode
  vatId: string
  openingHours: readonly { fromHour: string | null }[]
  shelfTypes: readonly { isActive: boolean; prices: number }[]
  shelves: number
  onlineBookingFeature: boolean
  termsVersion: number
  showPaymentTerms: boolean
  elavonApiValid: boolean
  /** The commission of new tenants, and the VAT of new goods, in per cent. */
  defaultFee: number
  vatPercentNew: number
  /** The till whose key works. */
  zettleIntegration: boolean
  zettleApiValid: boolean
  flexposApiValid: boolean
  /** A booking request was paid or confirmed once, whatever became of it. */
  hasBeenBooked: boolean
}

/** The points that matter only to a market with online booking (D57). */
const ONLINE: ReadonlySet<SetUpPoint> = new Set(['terms', 'card_account', 'first_booking'])

/**
 * The points of sales. A shop may mean its zero, or sell by a till that Reol does not know: so it takes bookings without
 * them, and its board does not ask for them.
 */
const OF_SALES: ReadonlySet<SetUpPoint> = new Set(['commission', 'vat_new', 'till'])

export const isNeeded = (point: SetUpPoint): boolean => !OF_SALES.has(point)

/** Hidden types need no price: nobody can book them. */
const arePriced = (types: SetUpFacts['shelfTypes']): boolean => {
  const offered = types.filter(({ isActive }) => isActive)
  return offered.length > 0 && offered.every(({ prices }) => prices > 0)
}

const IS_DONE: Record<SetUpPoint, (facts: SetUpFacts) => boolean> = {
  address: ({ address }) => address !== '',
  vat_id: ({ vatId }) => vatId !== '',
  opening_hours: ({ openingHours }) => openingHours.some(({ fromHour }) => fromHour !== null),
  shelf_types: ({ shelfTypes }) => shelfTypes.length > 0,
  shelves: ({ shelves }) => shelves > 0,
  prices: ({ shelfTypes }) => arePriced(shelfTypes),
  commission: ({ defaultFee }) => defaultFee > 0,
  vat_new: ({ vatPercentNew }) => vatPercentNew > 0,
  till: facts => tillOf(facts) !== undefined,
  terms: ({ termsVersion, showPaymentTerms }) => termsVersion > 0 && showPaymentTerms,
  card_account: ({ elavonApiValid }) => elavonApiValid,
  first_booking: ({ hasBeenBooked }) => hasBeenBooked,
}

/** Where rent is charged with VAT, the law wants the shop's number on each document (D76), and new goods have VAT too. */
const matters = (point: SetUpPoint, { onlineBookingFeature, country }: SetUpFacts): boolean =>
  point === 'vat_id' || point === 'vat_new'
    ? COUNTRIES[country].vatPercent > 0
    : onlineBookingFeature || !ONLINE.has(point)

/** The points of a market in their order, each with whether it is done. */
export const setUpPoints = (facts: SetUpFacts): { point: SetUpPoint; isDone: boolean }[] =>
  SET_UP_POINTS.filter(point => matters(point, facts)).map(point => ({
    point,
    isDone: IS_DONE[point](facts),
  }))
