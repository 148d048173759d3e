import { customerDeleted } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { removeNotices } from '../table/notices.ts'

/** Forgets the browsers of a deleted customer, and how they wanted to hear of sales. */
export default onEvent({
  on: customerDeleted,
  work: 'messages',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { userNumber } }) => removeNotices(market, userNumber),
})
