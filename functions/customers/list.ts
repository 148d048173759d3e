import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { listCustomers } from './table/customer.ts'
import { toResponse } from './to-response.ts'

/**
 * One page of the customers: at most 30 read units, whatever the page. A search of common words that rarely meet costs
 * up to 95.
 */
export const list: Verb<typeof customersContract.list> = async ({ market, query }) => {
  const { results, ...rest } = await listCustomers(market, query)
  return { results: results.map(toResponse), ...rest }
}
