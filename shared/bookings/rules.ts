/** The rules of holding, extending, removing and pricing a booking (specification 4, decisions D10–D16). */
import { addDays, type Day, endOfNextMonth } from '../kit/day.ts'
import { sum } from '../kit/money.ts'
import type { Millis, Minor, Seconds } from '../kit/units.ts'
import { EXTENSION_DAYS, type TakenDays } from '../shelves/calendar.ts'
import { type Discount, discountedPrice, isDiscountActive } from '../shelves/rules.ts'
import type { AddonLine } from './request.ts'
import { isHeld, type RequestStatus } from './states.ts'

export const HOLD_SECONDS = 900
export const WARNING_SECONDS = 300
export const MOST_IN_CART = 10
/**
 * The most shelves that one customer, or the visitors of one internet address without an account, may hold unpaid at a
 * market. Twenty families behind one mobile network hold two each.
 */
export const MOST_HELD = 40
/** The most of one service in one booking. */
export const MOST_OF_ONE = 99

/**
 * The status that readers see: a reserved request whose hold ran out is expired, whether or not a worker has noted
 * it.
 */
export const statusNow = (status: RequestStatus, expiresOn: Seconds, now: Seconds): RequestStatus =>
  status === 'reserved' && now >= expiresOn ? 'expired' : status

/** The last day on which a new booking can start (specification 9). */
export const lastStart = (today: Day): Day => endOfNextMonth(today)

/** Bookings start today at the earliest. */
export const inBookingWindow = (day: Day, today: Day): boolean => day >= today && day <= lastStart(today)

/** An extension starts on the day after the parent's end. */
export const extensionStart = (parent: { dateEnd: Day }): Day => addDays(parent.dateEnd, 1)

/** Statuses of an extension that no longer counts: expired, or refunded. */
const OVER: readonly RequestStatus[] = ['expired', 'refund_initiated', 'refunded', 'refund_failed']

/** It is being extended: a shelf is held for it, and nothing is paid yet. */
export const isExtensionHeld = (childrenStatuses: readonly RequestStatus[]): boolean => {
  const counting = childrenStatuses.filter(status => !OVER.includes(status))
  return counting.length > 0 && counting.every(isHeld)
}

/** An extension that counts has extended the booking, or is about to. */
export const isExtended = (childrenStatuses: readonly RequestStatus[]): boolean =>
  childrenStatuses.some(status => !OVER.includes(status))

export interface Chained {
  parentBookingRequest: string | null
  /** The status of each extension, by its id. */
  children: Readonly<Record<string, RequestStatus>>
}

/** It is an extension, or an extension that counts begins where it ends. */
export const isInChain = ({ parentBookingRequest, children }: Chained): boolean =>
  parentBookingRequest !== null || isExtended(Object.values(children))

/** Another extension than this one has extended the booking, or is about to. */
export const isReplaced = (id: string, children: Readonly<Record<string, RequestStatus>>): boolean =>
  isExtended(Object.entries(children).flatMap(([other, status]) => (other === id ? [] : [status])))

/**
 * The buyer may remove a request from the cart while it is unpaid: a new booking within 15 minutes of its creation,
 * an extension up to three days after its own end. Times in Unix seconds.
 */
export const mayDelete = (
  request: { status: RequestStatus; parentBookingRequest: string | null; createdTs: Seconds; dateEnd: Day },
  at: { now: Seconds; today: Day },
): boolean => {
  if (!isHeld(request.status)) return false
  return request.parentBookingRequest
    ? at.today <= addDays(request.dateEnd, EXTENSION_DAYS)
    : at.now <= request.createdTs + HOLD_SECONDS
}

const FEWEST_UNUSUAL = 20

/**
 * So many shelves are held and so few booked that somebody may be holding them to keep others out: at least twenty
 * holds, which together take half as many days as the bookings do.
 */
export const holdsAreUnusual = ({ holds, heldDays, bookedDays }: TakenDays): boolean =>
  holds >= FEWEST_UNUSUAL && heldDays * 2 >= bookedDays

interface PricedService extends Discount {
  id: string
  name: string
  price: Minor
}

/** The lines of the chosen services at today's prices; the same service chosen twice becomes one line. */
export const addonLines = (
  chosen: readonly { service: PricedService; quantity: number }[],
  now: Millis,
): AddonLine[] => {
  const quantities = new Map<string, { service: PricedService; quantity: number }>()
  for (const { service, quantity } of chosen) {
    const before = quantities.get(service.id)?.quantity ?? 0
    quantities.set(service.id, { service, quantity: before + quantity })
  }
  return [...quantities.values()].map(({ service, quantity }, at) => {
    const unitPrice = discountedPrice(service.price, service, now)
    return {
      lineItem: String(at + 1),
      service: service.id,
      serviceName: service.name,
      unitPrice,
      quantity,
      totalPrice: unitPrice * quantity,
    }
  })
}

/** The price of a request: the period at its present price, and the services. */
export const pricing = (
  price: { price: Minor } & Discount,
  addons: readonly AddonLine[],
  now: Millis,
): { price: Minor; discountPercent: number | null; discountedPrice: Minor; totalPrice: Minor } => {
  const discounted = discountedPrice(price.price, price, now)
  return {
    price: price.price,
    discountPercent: isDiscountActive(price, now) ? price.discountPercent : null,
    discountedPrice: discounted,
    totalPrice: discounted + sum(addons.map(addon => addon.totalPrice)),
  }
}
