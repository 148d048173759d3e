import { purchaseTaken } from '#events/tills.ts'
import { onEvent } from '../kit/subscriber.ts'
import { bookReceipt } from './receipt/book.ts'

/** Books what a till has sold. */
export default onEvent({
  on: purchaseTaken,
  work: 'sales',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { till, purchase } }) => bookReceipt(market, till, purchase),
})
