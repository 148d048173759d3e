/** What becomes of a customer's places in all lines when they are merged into another, or deleted. */
import { offerState } from '#shared/bookings/waitlist-offer.ts'
import type { Millis } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { changeLine, type Line, type Place, readHeld, readLine } from '../table/waitlist.ts'
import { endPlace } from './leave-line.ts'

/**
 * Gives a customer's places to another customer; takes them out of the lines when there is none. Of two places in a
 * line one stays: the first for which a shelf is held or booked, else the first that waits. One whose offer is over ends
 * with the next round.
 */
export const passOnPlaces = (market: string, from: string, to: string | null): Promise<void> =>
  to === null
    ? endPlaces(market, { customer: from })
    : changePlaces(
        market,
        ({ customer }) => customer === from,
        async (line, place) => {
          const both = line.places.filter(({ customer }) => customer === from || customer === to)
          const requests = await readHeld(market, both)
          const isServed = ({ id }: Place) => offerState(requests.get(id), nowSeconds()) !== 'over'
          const stays = both.find(isServed) ?? both.find(({ offer }) => !offer) ?? both[0]
          const leaves = both.find(one => one !== stays)
          if (leaves) return endPlace(market, line, leaves, requests)
          const places = line.places.map(one => (one === place ? { ...one, customer: to } : one))
          return changeLine(market, line, { ...line, places })
        },
      )

interface Gone {
  customer: string
  /** The customer's address, and the moment of the deletion. Who joined with the address later is not this customer. */
  guest?: { email: string; until: Millis } | '' | undefined
}

/** Takes a customer who is gone out of all lines, and who joined by the address that was theirs, without an account. */
export const endPlaces = (market: string, { customer, guest }: Gone): Promise<void> => {
  const isGuestOf = ({ email, joinedMs }: Place) =>
    guest && email.toLowerCase() === guest.email.toLowerCase() && joinedMs <= guest.until
  return changePlaces(
    market,
    place => (place.customer === null ? Boolean(isGuestOf(place)) : place.customer === customer),
    (line, place) => endPlace(market, line, place),
  )
}

/** Changes one place after the other until none is left to change. */
const changePlaces = async (
  market: string,
  isTheirs: (place: Place) => boolean,
  change: (line: Line, place: Place) => Promise<Write[]>,
): Promise<void> => {
  const { types } = await readCatalogue(market)
  const changeNext = (shelfType: string) =>
    retryOnConflict(async () => {
      const line = await readLine(market, shelfType)
      const place = line.places.find(isTheirs)
      if (place) await commit(await change(line, place))
      return place !== undefined
    })
  for (const shelfType of types.keys()) while (await changeNext(shelfType));
}
