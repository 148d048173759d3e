import { customersMerged } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { lookAtTenant } from './look-at-tenant.ts'

/** Nobody sells under the number that a tenant has no longer. */
export default onEvent({
  on: customersMerged,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: ({ market, id, payload: { from } }) => lookAtTenant(market, id, from),
})
