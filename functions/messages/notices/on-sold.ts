import { sold } from '#events/sales.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { noteSale } from './note-sale.ts'

/** Notes what was sold for the tenants who want to hear of it. */
export default onEvent({
  on: sold,
  work: 'messages',
  grants: ['table:read', 'table:write', 'schedules:messages', 'schedules:messages-push'],
  handle: ({ market, id, payload }) => noteSale(market, id, payload, true),
})
