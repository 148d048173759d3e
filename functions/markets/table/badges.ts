/**
 * What waits for staff: the counts of three lists that higher domains put their items into. The list keeper counts them
 * (docs/decisions/010-lists.md), so they follow the table within seconds.
 */
import type { Entity } from '../../kit/entity.ts'
import { countOf } from '../../kit/list.ts'
import type { Place } from '../../kit/listed.ts'

/** Booking requests that are paid, and neither confirmed nor refunded (D15): `functions/bookings/table/request/lists.ts`. */
const PENDING = 'REQUESTS#paid'

/** Messages that nobody has seen: `functions/messages/table/message.ts`. */
const UNSEEN = 'MESSAGES#unseen'

/** The place of an unseen message in the list that the badge counts. A drawer spans twelve days of ids. */
export const unseenPlace = (id: string): Place => ({ list: UNSEEN, sort: id, drawerLength: 4 })

/** Products that the till does not take: `functions/products/table/product-lists.ts`. */
const REFUSED = 'PRODUCTS#REFUSED'

export interface Badges {
  pendingBookingRequests: number
  unseenMessagesNumber: number
  notInTill: number
}

/** How many booking requests wait for staff, messages are unseen, and products the till does not take. */
export const readBadges = async (market: string): Promise<Badges> => {
  const [pendingBookingRequests, unseenMessagesNumber, notInTill] = await Promise.all([
    countOf({ market, list: PENDING, index: 1 }),
    countOf({ market, list: UNSEEN, index: 1 }),
    countOf({ market, list: REFUSED, index: 1 }),
  ])
  return { pendingBookingRequests, unseenMessagesNumber, notInTill }
}

export const entity: Entity = {
  kept: 'Counted from what is there.',
  open: ['unseenPlace'],
  samples: { unseenPlace: null, readBadges: ['{market}'] },
}
