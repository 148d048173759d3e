import { customerDeleted } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { lookAtTenant } from './look-at-tenant.ts'

/** Nobody sells for a tenant who is gone. */
export default onEvent({
  on: customerDeleted,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: ({ market, id, payload: { userNumber } }) => lookAtTenant(market, id, userNumber),
})
