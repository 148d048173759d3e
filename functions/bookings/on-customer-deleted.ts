import { customerDeleted } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readCatalogue } from '../shelves/table/catalogue.ts'
import { leaveLine } from './leave-line.ts'
import { listRequests, readRequest } from './table/request.ts'
import { readLine } from './table/waiting-line.ts'
import { withoutBuyer } from './without-buyer.ts'

/**
 * Takes the name and the addresses of a deleted customer out of their bookings, which stay for the books (D36), and the
 * customer out of the lines in which they waited.
 */
export default onEvent({
  on: customerDeleted,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { userNumber } }) => {
    for (let page = 1, last = 1; page <= last; page++) {
      const { results, pagesCount } = await listRequests(market, { page, search: userNumber })
      last = pagesCount
      for (const { id, customer } of results)
        if (customer === userNumber) await forgetBuyer(market, id, userNumber)
    }
    const { types } = await readCatalogue(market)
    for (const shelfType of types.keys()) while (await leaveNext(market, shelfType, userNumber));
  },
})

/** Takes one place of the customer out of a line; false when none is left. */
const leaveNext = (market: string, shelfType: string, userNumber: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const line = await readLine(market, shelfType)
    const place = line.places.find(({ customer }) => customer === userNumber)
    if (!place) return false
    await commit(await leaveLine(market, line, place, undefined))
    return true
  })

const forgetBuyer = (market: string, id: string, userNumber: string): Promise<void> =>
  retryOnConflict(async () => {
    const request = await readRequest(market, id)
    // A card window of theirs was open: what it paid for is another customer's by now.
    if (request.customer !== userNumber) return
    await commit(withoutBuyer(market, request))
  })
