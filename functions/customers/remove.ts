import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readMarket } from '../markets/table/market.ts'
import { deleteCustomer } from './delete-customer.ts'

/** Staff delete a customer. Refuses `in_use` with the bookings that run or come. */
export const remove: Verb<typeof customersContract.remove> = async ({ market, caller, params }) => {
  await deleteCustomer(await readMarket(market), caller, params.userNumber)
}
