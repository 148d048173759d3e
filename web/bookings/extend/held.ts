/** The extension that is held for its tenant, kept in the browser so that a reload and other tabs go on with it. */
import * as z from 'zod/mini'
import { day, wireMoney as money } from '#shared/kit/text.ts'
import { stored } from '../../kit/stored.ts'
import { listOf } from '../cart/cart.ts'

const held = z.object({
  marketId: z.string(),
  /** The booking that it extends. */
  extended: z.string(),
  bookingRequest: z.string(),
  cartToken: z.string(),
  shelfTypeName: z.string(),
  /** The shelf until now, the one that the tenant was shown, and the one that is held. */
  shelfBefore: z.string(),
  shelfShown: z.string(),
  shelfName: z.string(),
  lastBefore: day,
  dateStart: day,
  dateEnd: day,
  eligibleClosingDays: z.array(day),
  bookingPeriod: z.object({ days: z.number(), weeks: z.number(), months: z.number() }),
  originalPrice: money,
  discountedPrice: money,
  bookingAddons: z.array(z.object({ serviceName: z.string(), quantity: z.number(), totalPrice: money })),
  totalPrice: money,
  /** Where the receipt goes, masked. */
  email: z.nullable(z.string()),
  /** Unix seconds of the server's clock, and how far that is ahead of this one's. */
  reservedAt: z.number(),
  expiresOn: z.number(),
  clockAhead: z.number(),
})

export type Held = z.infer<typeof held>

export const extensionInfo = stored('extensionInfo', listOf(held))

export const keepHeld = (one: Held): void =>
  extensionInfo.write([...extensionInfo.read().filter(({ extended }) => extended !== one.extended), one])

const keepOnly = (stays: (one: Held) => boolean): void => {
  const left = extensionInfo.read().filter(stays)
  if (left.length) extensionInfo.write(left)
  else extensionInfo.clear()
}

/** Forgets what was held for a booking: it is paid, let go, or its time is over. */
export const forgetHeld = (booking: string): void => keepOnly(({ extended }) => extended !== booking)

/** Forgets what is held at a market. The server still holds the shelf until its time is over. */
export const forgetHeldAt = (market: string): void => keepOnly(({ marketId }) => marketId !== market)
