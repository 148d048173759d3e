/**
 * What a visitor has reserved, kept in the browser under the specification's keys, so that it survives a reload
 * and shows in every tab. The server knows better: see reconcile.ts.
 */
import * as z from 'zod/mini'
import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import { fromWire, sum } from '#shared/kit/money.ts'
import { day, wireMoney as money } from '#shared/kit/text.ts'
import { stored, useStored } from '../../kit/stored.ts'

const addon = z.object({
  service: z.string(),
  serviceName: z.string(),
  unitPrice: money,
  quantity: z.number(),
  totalPrice: money,
})

/** One reservation (the specification's "booking info"). */
const entry = z.object({
  marketId: z.string(),
  /** The id that the server gave it. */
  bookingRequest: z.string(),
  cartToken: z.string(),
  /** Reserved by a guest; a customer who logs in takes it over. */
  isGuests: z.boolean(),
  type: z.enum(['new', 'extension']),
  parentBookingRequest: z.nullable(z.string()),
  /** Missing in an entry that an older version kept. */
  shelfTypeId: z.optional(z.string()),
  shelfTypeName: z.string(),
  /** The shelf that is held, by the name that hangs on it. */
  shelfName: z.string(),
  /** Its label is put together when it is shown: the reader may change the language meanwhile. */
  bookingPeriod: z.object({ days: z.number(), weeks: z.number(), months: z.number() }),
  /** Id of the price. */
  shelfPeriodPrice: z.string(),
  dateStart: day,
  dateEnd: day,
  dateStartCustomer: day,
  dateEndCustomer: day,
  eligibleClosingDays: z.array(day),
  originalPrice: money,
  discountPercent: z.nullable(z.number()),
  isDiscountActive: z.boolean(),
  discountedPrice: money,
  bookingAddons: z.array(addon),
  totalPrice: money,
  /** Unix seconds of the server's clock. */
  reservedAt: z.number(),
  expiresOn: z.number(),
  /** Seconds that the server's clock is ahead of this one's. */
  clockAhead: z.number(),
})

/** A payment that was opened and of which we do not know yet how it ended. */
const payment = z.object({
  paymentId: z.string(),
  /** Null where nothing is to pay. */
  txId: z.nullable(z.string()),
  marketId: z.string(),
  bookingIds: z.array(z.string()),
  cartToken: z.string(),
})

const shownReceipt = z.object({
  /** The path of the receipt within its entry. */
  path: z.string(),
  /** The token of the cart. */
  token: z.string(),
})

export type CartAddon = z.infer<typeof addon>
export type CartEntry = z.infer<typeof entry>
export type Hold = Pick<CartEntry, 'reservedAt' | 'expiresOn' | 'clockAhead'>
type OpenPayment = z.infer<typeof payment>

/** Those of a list that have a shape: an older version, or anybody, may have written it. */
export const listOf =
  <Shape extends z.ZodMiniType>(shape: Shape) =>
  (found: unknown): z.infer<Shape>[] =>
    Array.isArray(found) ? found.flatMap(one => shape.safeParse(one).data ?? []) : []

export const entriesIn = listOf(entry)

export const bookingsInfo = stored('bookingsInfo', entriesIn)
/** What ran out in this tab, until the visitor goes on: the same can be tried again, also after a reload. */
export const expiredInfo = stored('expiredInfo', entriesIn, () => sessionStorage)
/** The receipt that this tab showed last: a reload does not count down again, and the shop's page leads back to it. */
export const lastReceipt = stored(
  'receipt',
  found => shownReceipt.safeParse(found).data,
  () => sessionStorage,
)
const cartTokens = stored('cartToken', found => (typeof found === 'string' ? found : undefined))
export const openPayments = stored('paymentId', listOf(payment))

/** The payment of this market's cart that is open; another market may have one too. */
export const openPaymentAt = (marketId: string): OpenPayment | undefined =>
  openPayments.read().find(payment => payment.marketId === marketId)

export const forgetPayment = (marketId: string): void => {
  const others = openPayments.read().filter(payment => payment.marketId !== marketId)
  if (others.length) openPayments.write(others)
  else openPayments.clear()
}

export const keepPayment = (payment: OpenPayment): void =>
  openPayments.write([
    ...openPayments.read().filter(({ marketId }) => marketId !== payment.marketId),
    payment,
  ])

export const useOpenPayment = (marketId: string): OpenPayment | undefined => {
  useStored(openPayments)
  return openPaymentAt(marketId)
}

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

/** Carts that ended in this tab. There is no need to ask the server for their outcome. */
const ended = new Set<string>()

export const endedHere = (token: string): boolean => ended.has(token)

/** Keeps what `stays` says of this market's cart; with nothing left it has ended. */
export const keepOnly = (marketId: string, stays: (entry: CartEntry) => boolean): void => {
  const left = entriesOf(marketId).filter(stays)
  if (left.length) keepEntries(marketId, left)
  else clearCart(marketId)
}

/** Part of a log-out: forgets the customer's cart and what this tab showed of it. What a guest reserved stays. */
export const forgetCustomersCart = (marketId: string): void => {
  expiredInfo.clear()
  lastReceipt.clear()
  if (entriesOf(marketId).some(({ isGuests }) => !isGuests)) keepOnly(marketId, ({ isGuests }) => isGuests)
}

/** Nothing is left of this market's cart: it was paid, or it ran out. */
export const clearCart = (marketId: string): void => {
  const token = tokenOf(marketId)
  if (token) ended.add(token)
  keepEntries(marketId, [])
  if (token === cartTokens.read()) cartTokens.clear()
  forgetPayment(marketId)
}

export const isAlive = (entry: CartEntry, now: number): boolean =>
  now / 1000 + entry.clockAhead < entry.expiresOn

/** Whole seconds until the first of the reservations runs out; 0 when one has. `now` in ms. */
export const secondsLeft = (entries: readonly Hold[], now: number): number | undefined => {
  if (!entries.length) return undefined
  const left = entries.map(
    entry => Math.min(entry.expiresOn, entry.reservedAt + HOLD_SECONDS) - (now / 1000 + entry.clockAhead),
  )
  // Clocks are compared to the second, so the rest of a fresh hold could come out a second too long.
  return Math.min(HOLD_SECONDS, Math.max(0, Math.ceil(Math.min(...left))))
}

/** When the first of the reservations runs out, by this computer's clock. In ms since 1970. */
export const heldUntil = (entries: readonly Pick<Hold, 'expiresOn' | 'clockAhead'>[]): number =>
  Math.min(...entries.map(entry => entry.expiresOn - entry.clockAhead)) * 1000

/** What the reservations cost together, in minor units. */
export const totalOf = (entries: readonly CartEntry[]): number =>
  sum(entries.map(({ totalPrice }) => fromWire(totalPrice)))

/** 14:59, 0:07. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** "Standardhylde A12". */
export const nameOf = ({ shelfTypeName, shelfName }: CartEntry): string => `${shelfTypeName} ${shelfName}`
