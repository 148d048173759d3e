/** Where a tenant waits for a shelf, as the file of their data has it. */
import { lastWanted } from '#shared/bookings/waitlist.ts'
import { offerState } from '#shared/bookings/waitlist-offer.ts'
import type { DataPlace } from '#shared/messages/my-data.ts'
import { readHeld, readLine } from '../../bookings/table/waitlist.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { iso } from './bookings.ts'

/**
 * One query a shelf type, and one read of what is held for the tenant. `address`: one that the tenant has shown to be
 * theirs, with which they may have joined before they logged in.
 */
export const readPlaces = async (
  market: string,
  userNumber: string,
  address: string | undefined,
): Promise<DataPlace[]> => {
  const types = [...(await readCatalogue(market)).types.values()]
  const lines = await Promise.all(types.map(({ id }) => readLine(market, id)))
  const theirs = lines.map(({ places }) =>
    places.filter(({ customer, email }) => customer === userNumber || email.toLowerCase() === address),
  )
  const requests = await readHeld(market, theirs.flat())
  return theirs.flatMap((places, at) =>
    places.map(place => {
      const held = requests.get(place.id)
      return {
        shelfType: types[at]?.name ?? '',
        firstDay: place.dateStart,
        lastFirstDay: lastWanted(place),
        name: place.name,
        email: place.email,
        since: new Date(place.joinedMs).toISOString(),
        heldUntil: held && offerState(held, nowSeconds()) === 'held' ? iso(held.expiresOn) : null,
      }
    }),
  )
}
