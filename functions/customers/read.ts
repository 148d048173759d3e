/** Reads of customers: by staff, and by a customer of their own account. */
import type { customersContract } from '#shared/customers/contract.ts'
import { readBalance } from '../balances/table/balance.ts'
import type { Verb } from '../kit/http.ts'
import { countCustomers, listCustomers, readCustomer } from './table/customer.ts'
import { toOwn, toResponse, toStaff } from './to-response.ts'

/** A customer, as staff see it. */
export const read: Verb<typeof customersContract.read> = async ({ market, params }) => {
  const [customer, { balance }] = await Promise.all([
    readCustomer(market, params.userNumber),
    readBalance(market, params.userNumber),
  ])
  return toStaff(customer, balance)
}

/** The customer of the token. An account whose customer was deleted is not found. */
export const readOwn: Verb<typeof customersContract.readOwn> = async ({ market, caller }) =>
  toOwn(await readCustomer(market, caller.userNumber))

/** How many customers there are, and how many wait for staff: four small reads. */
export const summary: Verb<typeof customersContract.summary> = ({ market }) => countCustomers(market)

/**
 * One page of the customers: at most 30 read units, whatever the page. A search of common words that rarely meet costs
 * up to 95.
 */
export const list: Verb<typeof customersContract.list> = async ({ market, query }) => {
  const { results, ...rest } = await listCustomers(market, query)
  return { results: results.map(toResponse), ...rest }
}
