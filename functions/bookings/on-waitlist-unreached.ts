import { waitlistUnreached } from '#events/messages.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readHeld, readLine } from './table/waitlist.ts'
import { endPlace } from './waitlist/leave-line.ts'

/**
 * Takes a visitor whom no mail reaches out of the line, and frees the shelf that is held for them: otherwise it waits
 * for hours for nobody. A customer stays, because a mail has reached their address before; so does who has agreed with
 * staff, who have named a customer on the hold.
 */
export default onEvent({
  on: waitlistUnreached,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { shelfType, place: id } }) =>
    retryOnConflict(async () => {
      const line = await readLine(market, shelfType)
      const place = line.places.find(one => one.id === id)
      if (!place || place.customer !== null) return
      const requests = await readHeld(market, [place])
      if (requests.get(place.id)?.customer) return
      await commit(await endPlace(market, line, place, requests))
    }),
})
