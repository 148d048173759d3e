import { confirmationWanted } from '#events/customers.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import type { Params } from '#shared/kit/contract.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { claimLogin, readLogin, releaseLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkedFields } from './checked-fields.ts'
import { type Customer, putCustomer, readCustomer } from './table/customer.ts'
import { toStaff } from './to-response.ts'

const { change: route } = customersContract

interface Change {
  market: string
  caller: Staff
  params: Params<typeof route>
  /** The fields to change. Of a PUT those that were sent. */
  body: Partial<Customer>
}

/**
 * Changes the fields that were sent, and notes who did. A new address must be confirmed by its owner. Refuses
 * `changed_meanwhile`, `customer_exists` at the address, and what `checkedFields` refuses.
 */
export const change = async ({ market, caller, params, body: { version, ...typed } }: Change) => {
  const { country } = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readCustomer(market, params.userNumber)
    checkVersion(version, toStaff(before), route)
    const after = withAddress(before, { ...before, ...(await checkedFields(typed, before, country)) })
    const noted = audit(market, country, { caller, kind: 'customer', id: params.userNumber, before, after })
    if (!noted.length) return toStaff(before)
    await commit([putCustomer(market, after), ...(await addressWrites(market, before, after)), ...noted])
    return toStaff({ ...after, version: before.version + 1 })
  })
}

/** Nobody has confirmed another address yet. One that the customer wanted is forgotten. */
const withAddress = (before: Customer, after: Customer): Customer =>
  after.email === before.email ? after : { ...after, newEmail: null, verified: false }

/** From now on the customer logs in with the new address, to which a link goes. */
const addressWrites = async (market: string, before: Customer, after: Customer): Promise<Write[]> => {
  const { userNumber, name, email, language } = after
  if (email === before.email) return []
  if (await readLogin(market, email)) throw refuseFields({ email: [customerRefusals.customer_exists] })
  return [
    releaseLogin(market, before.email, userNumber),
    claimLogin(market, email, userNumber, language),
    emit(market, confirmationWanted, { userNumber, email, name, language }),
  ]
}
