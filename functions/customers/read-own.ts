import type { customersContract } from '#shared/customers/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readCustomer } from './table/customer.ts'
import { toOwn } from './to-response.ts'

/** The customer of the token. An account whose customer was deleted is not found. */
export const readOwn: Verb<typeof customersContract.readOwn> = async ({ market, caller }) =>
  toOwn(await readCustomer(market, caller.userNumber))
