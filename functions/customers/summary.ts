import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { countCustomers } from './table/customer.ts'

/** How many customers there are, and how many wait for staff: four small reads. */
export const summary: Verb<typeof customersContract.summary> = ({ market }) => countCustomers(market)
