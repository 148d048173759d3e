import type { customersContract } from '#shared/customers/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Verb } from '../kit/http.ts'
import { readCustomer } from './table/customer.ts'

/** Who I am. Refuses 404 `not_found` for an account whose customer is gone. */
export const readOwn: Verb<typeof customersContract.readOwn> = async ({ market, caller }) => {
  if (caller.kind !== 'customer') throw refuse(commonRefusals.permission_denied)
  return readCustomer(market, caller.userNumber)
}
