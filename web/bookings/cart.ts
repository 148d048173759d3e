/**
 * What a visitor has reserved, kept in the browser under the specification's keys, so that it survives a reload
 * and shows in every tab. The server knows better: see reconcile.ts.
 */
import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import type { Day } from '#shared/kit/day.ts'
import { stored } from '../kit/stored.ts'

export interface CartAddon {
  service: string
  serviceName: string
  unitPrice: string
  quantity: number
  totalPrice: string
}

/** One reservation (the specification's "booking info"). */
export interface CartEntry {
  marketId: string
  /** The id that the server gave it. */
  bookingRequest: string
  cartToken: string
  /** Reserved by a guest; a customer who logs in takes it over. */
  isGuests: boolean
  type: 'new' | 'extension'
  parentBookingRequest: string | null
  shelfTypeName: string
  /** The shelf that is held, by the name that hangs on it. */
  shelfName: string
  bookingPeriodLabel: string
  /** Id of the price. */
  shelfPeriodPrice: string
  dateStart: Day
  dateEnd: Day
  dateStartCustomer: Day
  dateEndCustomer: Day
  eligibleClosingDays: Day[]
  originalPrice: string
  discountPercent: number | null
  isDiscountActive: boolean
  discountedPrice: string
  bookingAddons: CartAddon[]
  totalPrice: string
  /** Unix seconds of the server's clock. */
  reservedAt: number
  expiresOn: number
  /** Seconds that the server's clock is ahead of this one's. */
  clockAhead: number
}

/** A payment that was opened and of which we do not know yet how it ended. */
export interface OpenPayment {
  paymentId: string
  txId: string
  marketId: string
  bookingIds: string[]
  cartToken: string
}

const isEntry = (found: unknown): found is CartEntry =>
  typeof found === 'object' &&
  found !== null &&
  'bookingRequest' in found &&
  'expiresOn' in found &&
  'marketId' in found

const isPayment = (found: unknown): found is OpenPayment =>
  typeof found === 'object' &&
  found !== null &&
  'paymentId' in found &&
  'txId' in found &&
  'marketId' in found

export const bookingsInfo = stored('bookingsInfo', found =>
  Array.isArray(found) ? found.filter(isEntry) : [],
)
export const cartTokens = stored('cartToken', found => (typeof found === 'string' ? found : undefined))
export const openPayment = stored('paymentId', found => (isPayment(found) ? found : undefined))

export const entriesOf = (marketId: string): CartEntry[] =>
  bookingsInfo.read().filter(entry => entry.marketId === marketId)

/** Replaces the entries of one market; those of another are not touched. */
export const keepEntries = (marketId: string, entries: readonly CartEntry[]): void => {
  const others = bookingsInfo.read().filter(entry => entry.marketId !== marketId)
  const all = [...others, ...entries]
  if (all.length) bookingsInfo.write(all)
  else bookingsInfo.clear()
  const token = entries.at(-1)?.cartToken
  if (token) cartTokens.write(token)
}

/** The token of this market's cart; undefined when the next reservation begins a new one. */
export const tokenOf = (marketId: string): string | undefined => {
  const own = entriesOf(marketId)[0]?.cartToken
  if (own) return own
  const last = cartTokens.read()
  return bookingsInfo.read().some(entry => entry.cartToken === last) ? undefined : last
}

/** Carts that ended in this tab: nobody has to ask the server what became of them. */
const ended = new Set<string>()

export const endedHere = (token: string): boolean => ended.has(token)

/** Nothing is left of this market's cart: it was paid, or it ran out. */
export const clearCart = (marketId: string): void => {
  const token = tokenOf(marketId)
  if (token) ended.add(token)
  keepEntries(marketId, [])
  if (token === cartTokens.read()) cartTokens.clear()
  if (openPayment.read()?.marketId === marketId) openPayment.clear()
}

export const isAlive = (entry: CartEntry, now: number): boolean =>
  now / 1000 + entry.clockAhead < entry.expiresOn

/** Whole seconds until the first of the reservations runs out; 0 when one has. `now` in ms. */
export const secondsLeft = (entries: readonly CartEntry[], now: number): number | undefined => {
  if (!entries.length) return undefined
  const left = entries.map(
    entry => Math.min(entry.expiresOn, entry.reservedAt + HOLD_SECONDS) - (now / 1000 + entry.clockAhead),
  )
  return Math.max(0, Math.ceil(Math.min(...left)))
}

/** 14:59, 0:07. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
