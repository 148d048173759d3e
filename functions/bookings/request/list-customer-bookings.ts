import type { bookingsContract } from '#shared/bookings/contract.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readMarket } from '../../markets/table/market.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { readCustomersPage } from '../own/customers-page.ts'

/** One page of a customer's bookings, for staff. A customer who is gone has what the books still hold. */
export const listCustomerBookings: Verb<typeof bookingsContract.listCustomerBookings> = async ({
  market,
  params,
  query,
}) => {
  const today = todayIn(await readMarket(market))
  const { page, status } = query
  const asked = { page, statuses: status && [status] }
  const { results, ...rest } = await readCustomersPage(market, params.userNumber, today, asked)
  return {
    ...rest,
    results: results.map(({ request, when }) => ({
      ...toStaffsRequest(request),
      when,
      isByStaff: request.byStaff !== undefined,
    })),
  }
}
