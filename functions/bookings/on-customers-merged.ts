import { customersMerged } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { listRequests, putRequest, readRequests } from './table/request.ts'
import { giveShelfBooking } from './table/shelf-booking.ts'

/** Gives the bookings of a customer to the one into whom they were merged, past ones too. */
export default onEvent({
  on: customersMerged,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { userNumber, from, bookings } }) => {
    // The search lags by a second, so the event names the bookings that ran or were to come.
    const ids = new Set([...bookings, ...(await idsOf(market, from))])
    for (const id of ids) await give(market, id, from, userNumber)
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

const give = (market: string, id: string, from: string, customer: string): Promise<void> =>
  retryOnConflict(async () => {
    const [request] = await readRequests(market, [id])
    if (request?.customer !== from) return
    await commit([
      putRequest(market, { ...request, customer }),
      ...(request.kind === 'booking' ? [giveShelfBooking(market, request, customer)] : []),
    ])
  })
