/** The booking that a visitor is putting together, with the dates and the price that it will have. */

import type { Day } from '#shared/kit/day.ts'
import { fromWire, sum, toWire } from '#shared/kit/money.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import type { CartAddon, CartEntry } from '../cart/cart.ts'
import type { Choice, ChosenService } from './choice.ts'

export type DraftBooking = Pick<
  CartEntry,
  | 'type'
  | 'parentBookingRequest'
  | 'shelfTypeId'
  | 'shelfTypeName'
  | 'bookingPeriod'
  | 'shelfPeriodPrice'
  | 'dateStart'
  | 'dateEnd'
  | 'eligibleClosingDays'
  | 'originalPrice'
  | 'discountPercent'
  | 'isDiscountActive'
  | 'discountedPrice'
  | 'bookingAddons'
  | 'totalPrice'
>

/** A chosen service as it will stand on the booking. */
export const addonOf = ({ offer, quantity }: ChosenService): CartAddon => ({
  service: offer.service.id,
  serviceName: offer.service.name,
  unitPrice: offer.discountedPrice,
  quantity,
  totalPrice: toWire(fromWire(offer.discountedPrice) * quantity),
})

/** What the chosen services cost together, in minor units. */
export const servicesTotal = (services: readonly ChosenService[]): number =>
  sum(services.map(service => fromWire(addonOf(service).totalPrice)))

/** What the choice costs so far, in minor units. */
export const choiceTotal = ({ price, services }: Choice): number =>
  (price ? fromWire(price.discountedPrice) : 0) + servicesTotal(services)

/** The booking of a choice that is complete, else undefined. `closingDays` lengthen it (decision D10). */
export const draftOf = (chosen: Choice, closingDays: readonly Day[]): DraftBooking | undefined => {
  const { shelfType, price, services, dateStart } = chosen
  if (!shelfType || !price || !dateStart) return undefined
  const { last, eligibleClosingDays } = bookingEnd(dateStart, price.bookingPeriod, closingDays)
  return {
    type: 'new',
    parentBookingRequest: null,
    shelfTypeId: shelfType.id,
    shelfTypeName: shelfType.name,
    bookingPeriod: price.bookingPeriod,
    shelfPeriodPrice: price.id,
    dateStart,
    dateEnd: last,
    eligibleClosingDays,
    originalPrice: price.originalPrice,
    discountPercent: price.discountPercent,
    isDiscountActive: price.isDiscountActive,
    discountedPrice: price.discountedPrice,
    bookingAddons: services.map(addonOf),
    totalPrice: toWire(choiceTotal(chosen)),
  }
}

const unitsOf = ({ bookingAddons }: Pick<DraftBooking, 'bookingAddons'>): string =>
  bookingAddons
    .map(({ service, quantity }) => `${service}×${quantity}`)
    .sort()
    .join()

/** True when a reservation is what the visitor asks for: there is nothing to change. */
export const isAsChosen = (entry: CartEntry, draft: DraftBooking): boolean =>
  entry.shelfPeriodPrice === draft.shelfPeriodPrice &&
  entry.dateStart === draft.dateStart &&
  unitsOf(entry) === unitsOf(draft)
