import { salesMailDue } from '#events/messages.ts'
import { onTask } from '../../kit/subscriber.ts'
import { sendSalesMail } from './sales-mail.ts'

/** Sends a tenant the mail of a morning. */
export default onTask({
  on: salesMailDue,
  grants: ['table:read', 'table:write', 'mail'],
  handle: ({ market, payload }) => sendSalesMail(market, payload),
})
