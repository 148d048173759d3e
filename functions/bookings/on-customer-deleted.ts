import { customerDeleted } from '#events/customers.ts'
import { forgetInAudit } from '../kit/audit-forget.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { anonymizeBuyer, anonymizePayer } from './request/anonymize.ts'
import { type BookingRequest, listRequests, readRequest } from './table/request.ts'
import { endPlaces } from './waitlist/pass-on-places.ts'

/** What the history of a booking says of no person. */
const KEPT = [
  'shelf',
  'dateStart',
  'dateEnd',
  'status',
  'requestStatus',
  'customer',
  'listPrice',
  'price',
  'totalPrice',
  'refundedAmount',
  'addonsRefunded',
  'freedFrom',
  'withdrawn',
  'linkSentAt',
  'linkValidUntil',
  'wishedStart',
  'wishedShelf',
  'moveDeclined',
  'handedOnAt',
  'isBookingForMarket',
  'withholdFromSales',
]

/**
 * Takes the name and the addresses of a deleted customer out of their bookings, which stay for the books (D36), and out
 * of what the history says of these; and the customer out of the lines in which they waited, also
 * where they joined by their address without a login. Who joins with that address after the deletion waits.
 */
export default onEvent({
  on: customerDeleted,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, at, payload: { userNumber, email } }) => {
    for (const asked of [{ search: userNumber }, { payer: userNumber }])
      for (let page = 1, last = 1; page <= last; page++) {
        const { results, pagesCount } = await listRequests(market, { page, ...asked })
        last = pagesCount
        for (const request of results)
          if (isTheirs(request, userNumber)) await forgetBuyer(market, request.id, userNumber)
      }
    await endPlaces(market, { customer: userNumber, guest: email && { email, until: at } })
  },
})

const isTheirs = ({ customer, handedOn }: BookingRequest, userNumber: string): boolean =>
  customer === userNumber || handedOn?.payer === userNumber

const forgetBuyer = async (market: string, id: string, userNumber: string): Promise<void> => {
  const isForgotten = await retryOnConflict(async () => {
    const request = await readRequest(market, id)
    // A card window of theirs was open: what it paid for is another customer's by now.
    if (!isTheirs(request, userNumber)) return false
    const forget = request.customer === userNumber ? anonymizeBuyer : anonymizePayer
    await commit(forget(market, request))
    return true
  })
  if (isForgotten) await forgetInAudit(market, { kind: 'booking', id }, KEPT)
}
