/**
 * What waits for staff: the counts of lists that higher domains put their items into. The list keeper counts them
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

/** Lines of receipts that fit nothing and wait for an answer: `functions/sales/table/clearing.ts`. */
const OPEN = 'CLEARING#open'

/** The place of such a line in the list that the badge counts. */
export const openPlace = (place: Omit<Place, 'list'>): Place => ({ list: OPEN, ...place })

/** Ways to the till that something holds up: `functions/tills/table/contact.ts`. */
const HELD_UP = 'TILLS#HELD_UP'

/** The place of such a way, by its name. */
export const heldUpPlace = (way: string): Place => ({ list: HELD_UP, sort: way, drawerLength: 2 })

/** How many booking requests wait for staff, and messages are unseen. */
export const readWaiting = async (market: string) => {
  const [pendingBookingRequests, unseenMessagesNumber] = await Promise.all([
    countOf({ market, list: PENDING, index: 1 }),
    countOf({ market, list: UNSEEN, index: 1 }),
  ])
  return { pendingBookingRequests, unseenMessagesNumber }
}

/** The same with what the till asks for: products that it does not take, lines that fit nothing, and whether it is held up. */
export const readBadges = async (market: string) => {
  const [waiting, notInTill, openClearing, ways] = await Promise.all([
    readWaiting(market),
    countOf({ market, list: REFUSED, index: 1 }),
    countOf({ market, list: OPEN, index: 1 }),
    countOf({ market, list: HELD_UP, index: 1 }),
  ])
  return { ...waiting, notInTill, openClearing, tillHeldUp: ways > 0 }
}

export const entity: Entity = {
  kept: 'Counted from what is there.',
  open: ['heldUpPlace', 'openPlace', 'unseenPlace'],
  samples: {
    heldUpPlace: null,
    openPlace: null,
    unseenPlace: null,
    readWaiting: ['{market}'],
    readBadges: ['{market}'],
  },
}
