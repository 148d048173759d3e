import { customerDeleted } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { listRequests, readRequest } from './table/request.ts'
import { withoutBuyer } from './without-buyer.ts'

/** Takes the name and the addresses of a deleted customer out of their bookings, which stay for the books (D36). */
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
  },
})

const forgetBuyer = (market: string, id: string, userNumber: string): Promise<void> =>
  retryOnConflict(async () => {
    const request = await readRequest(market, id)
    // A card window of theirs was open: what it paid for is another customer's by now.
    if (request.customer !== userNumber) return
    await commit(withoutBuyer(market, request))
  })
