import { accountConfirmed } from '#events/identity.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { putCustomer, readCustomer } from './table/customer.ts'

/**
 * Verifies the address that its owner confirmed through our link. Does nothing when the customer has another address
 * since.
 */
export default onEvent({
  on: accountConfirmed,
  work: 'customers',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload }) =>
    // Staff may have deleted the customer meanwhile.
    retryOnConflict(() => verify(market, payload)).catch(ignoreRefusal(commonRefusals.not_found)),
})

const verify = async (market: string, { username, email }: { username: string; email: string }) => {
  const customer = await readCustomer(market, username)
  if (customer.verified || customer.email !== email) return
  await commit(putCustomer(market, { ...customer, verified: true }))
}
