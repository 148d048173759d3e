/** The booking periods of a market, in the partition of its price list (decision 002). */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { bookingPeriod } from '#shared/shelves/visitors-calls.ts'
import type { Entity } from '../../kit/entity.ts'
import { countUse, removeUnused, setNextVersion, usesOf } from '../../kit/in-use.ts'
import type { Item, Key, Write } from '../../kit/table.ts'
import { marketPartition } from '../../markets/table/market.ts'

const item = z.object({
  ...bookingPeriod.shape,
  /** The name that staff gave it; empty when `name` is made of its length. */
  ownName: z._default(z.string(), ''),
  version: z._default(z.number(), 1),
})

export type BookingPeriod = z.output<typeof item>

export type NewBookingPeriod = Omit<z.input<typeof item>, 'version'>

export const periodFrom = (stored: Item): BookingPeriod => item.parse(stored)

const periodKey = (marketId: string, id: string): Key => ({
  pk: marketPartition(marketId),
  sk: `PERIOD#${id}`,
})

/** A new booking period, and how many prices are written with it. */
export const newBookingPeriod = (marketId: string, value: NewBookingPeriod, prices = 0): Write => ({
  put: {
    Item: {
      ...periodKey(marketId, value.id),
      kind: 'booking-period',
      ...value,
      version: 1,
      ...usesOf({ price: prices }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Changes a booking period if its version is unchanged; otherwise throws `TryAgain`. */
export const changeBookingPeriod = (marketId: string, { id, version, ...fields }: BookingPeriod): Write =>
  setNextVersion(periodKey(marketId, id), version, fields)

/** Counts prices for a period (D36). Refuses 404 `not_found` without the period. */
export const countPeriodPrices = (marketId: string, id: string, more: number): Write =>
  countUse(periodKey(marketId, id), 'price', more, refuse(commonRefusals.not_found))

/** Deletes a booking period. Throws `TryAgain` when it has changed, or a price uses it. */
export const removeBookingPeriod = (
  marketId: string,
  { id, version }: Pick<BookingPeriod, 'id' | 'version'>,
): Write => removeUnused(periodKey(marketId, id), ['price'], version)

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: [],
  samples: {
    periodFrom: null,
    newBookingPeriod: ['{market}', { id: '{period}' }],
    changeBookingPeriod: ['{market}', { id: '{period}', version: 1 }],
    countPeriodPrices: ['{market}', '{period}', 1],
    removeBookingPeriod: ['{market}', { id: '{period}', version: 1 }],
  },
}
