import { customerDeleted } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { listRequests, putRequest, readRequest } from './table/request.ts'

/** Takes the name and the addresses of a deleted customer out of their bookings, which stay for the books (D36). */
export default onEvent({
  on: customerDeleted,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { userNumber } }) => {
    for (let page = 1, last = 1; page <= last; page++) {
      const { results, pagesCount } = await listRequests(market, { page, search: userNumber })
      last = pagesCount
      for (const { id, customer } of results) if (customer === userNumber) await forgetBuyer(market, id)
    }
  },
})

const forgetBuyer = (market: string, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const request = await readRequest(market, id)
    if (!request.customerEmail && !request.buyer?.name) return
    await commit([putRequest(market, { ...request, customerEmail: null, buyer: { name: '', phone: '' } })])
  })
