import { confirmationWanted } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'

/** Sends a customer the link to confirm the address: they registered, staff changed it, or it is sent again. */
export default onEvent({
  on: confirmationWanted,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { mail = id, ...payload } }) => {
    const reader = { ...payload, username: payload.userNumber }
    await sendPasswordLink('account', await readMarket(market), mail, reader)
  },
})
