import { customersMerged } from '#events/customers.ts'
import { readPresent } from '../customers/table/live-bookings.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type BookingRequest, listRequests, putRequest, readRequests } from './table/request.ts'
import { withoutBuyer } from './without-buyer.ts'

/**
 * Gives the bookings of a customer to the one into whom they were merged, past ones too. Of several merges and a deletion
 * the events may come in any order, so each booking goes to who the customer is by now.
 */
export default onEvent({
  on: customersMerged,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { from, bookings } }) => {
    // The search lags by a second, so the event names the bookings that ran or were to come.
    const ids = new Set([...bookings, ...(await idsOf(market, from))])
    for (const id of ids) await give(market, id)
  },
})

/** All ids are read before the first change, which would move the pages of the search. */
const idsOf = async (market: string, customer: string): Promise<string[]> => {
  const ids: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { results, pagesCount } = await listRequests(market, { page, search: customer })
    last = pagesCount
    ids.push(...results.filter(one => one.customer === customer).map(({ id }) => id))
  }
  return ids
}

const give = async (market: string, id: string): Promise<void> => {
  const given = await retryOnConflict(async () => {
    const [request] = await readRequests(market, [id])
    if (!request?.customer) return undefined
    const present = await readPresent(market, request.customer)
    if (present === request.customer) return undefined
    await commit(present === null ? withoutBuyer(market, request) : givenTo(market, request, present))
    return present
  })
  // Another merge, or a deletion, may have looked for its bookings before this one was among them.
  if (given) await give(market, id)
}

const givenTo = (market: string, request: BookingRequest, customer: string): Write[] =>
  putRequest(market, { ...request, customer, wish: request.wish && { ...request.wish, customer } })
