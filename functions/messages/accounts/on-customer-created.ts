import { customerCreated } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'

/** Sends a new customer the link to choose a password (D16), unless staff asked for none. */
export default onEvent({
  on: customerCreated,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload }) => {
    if (payload.sendsMail === false) return
    const reader = { ...payload, username: payload.userNumber }
    await sendPasswordLink('account', await readMarket(market), id, reader)
  },
})
