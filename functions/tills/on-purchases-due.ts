import { purchasesDue } from '#events/tills.ts'
import { onTask } from '../kit/subscriber.ts'
import { takePurchases } from './purchases.ts'

/** Looks what the till has sold: a webhook said so, ten minutes are over, or it failed before. */
export default onTask({
  on: purchasesDue,
  grants: ['table:read', 'table:write', 'seals', 'schedules:tills-purchases', 'queue:tills-transfers'],
  handle: ({ market, id, at, payload }) => takePurchases(market, { id, at, isHint: payload.hint === true }),
})
