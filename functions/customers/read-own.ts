import type { customersContract } from '#shared/customers/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Verb } from '../kit/http.ts'
import { readCustomer } from './table/customer.ts'

/** The customer of the token. An account whose customer was deleted is not found. */
export const readOwn: Verb<typeof customersContract.readOwn> = async ({ market, caller }) => {
  if (caller.kind !== 'customer') throw refuse(commonRefusals.permission_denied)
  return readCustomer(market, caller.userNumber)
}
