import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readCustomer } from './table/customer.ts'
import { toStaff } from './to-response.ts'

/** A customer, as staff see it. */
export const read: Verb<typeof customersContract.read> = async ({ market, params }) =>
  toStaff(await readCustomer(market, params.userNumber))
