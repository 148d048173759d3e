import { saleReturned } from '#events/sales.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { noteSale } from './note-sale.ts'

/** Notes what came back, for the mail of tenants who want one. */
export default onEvent({
  on: saleReturned,
  work: 'messages',
  grants: ['table:read', 'table:write', 'schedules:messages', 'schedules:messages-push'],
  handle: ({ market, id, payload }) => noteSale(market, id, payload, false),
})
