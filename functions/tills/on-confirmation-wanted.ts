import { confirmationWanted } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { lookAtTenant } from './look-at-tenant.ts'

/** A tenant who registered sells in a market without items of their own. */
export default onEvent({
  on: confirmationWanted,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: ({ market, id, payload: { userNumber } }) => lookAtTenant(market, id, userNumber),
})
